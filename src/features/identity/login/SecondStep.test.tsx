import { screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';

const from = '/admin/profile';

/** Signs in with the right password, which is not enough. */
async function reachSecondStep(methods: ('totp' | 'recovery')[] = ['totp', 'recovery']) {
  mockApi('login', { status: 'second_factor', methods });
  const app = renderApp(`/login?from=${encodeURIComponent(from)}`, { user: null });
  await app.user.type(await screen.findByLabelText('Username'), 'agent@demo.test');
  await app.user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
  return app;
}

it('asks for the code of the authenticator app, and goes on where the person came from', async () => {
  const { user, place } = await reachSecondStep();
  const field = await screen.findByLabelText('Code');
  expect(
    screen.getByRole('heading', { name: 'Enter the code that your authenticator app shows.' }),
  ).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  const calls = mockApi('completeSignIn', () => {
    mockApi('getMe', buildUser({ roles: ['agent'] }));
    return { status: 'success' };
  });
  await user.keyboard('492039{Enter}');
  await waitFor(() => expect(place()).toBe(from));
  expect(calls).toMatchObject([{ body: { code: '492039' } }]);
});

it('takes a recovery code instead', async () => {
  const { user } = await reachSecondStep();
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  const calls = mockApi('completeSignIn', {
    status: 'error',
    error: 'This code is wrong or was used already.',
  });
  await user.keyboard('K7QM-2HXA{Enter}');
  expect(await screen.findByText('This code is wrong or was used already.')).toHaveRole('alert');
  expect(calls).toMatchObject([{ body: { recovery_code: 'K7QM-2HXA' } }]);
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app instead' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

it('offers no recovery code to somebody who has none', async () => {
  await reachSecondStep(['totp']);
  await screen.findByLabelText('Code');
  expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
});

it('shows why a code was refused, and selects it', async () => {
  const { user } = await reachSecondStep();
  mockApi('completeSignIn', problem(429, 'Too many wrong codes; please try again in 15 minutes.'));
  await user.type(await screen.findByLabelText('Code'), '492039{Enter}');
  expect(await screen.findByText(/^Too many wrong codes/)).toHaveRole('alert');
  await user.keyboard('1');
  expect(screen.getByLabelText('Code')).toHaveValue('1');
});

it('goes back to the password, by itself when the sign-in has run out', async () => {
  const { user } = await reachSecondStep();
  const error = 'This sign-in has run out. Please begin again.';
  mockApi('completeSignIn', { status: 'error', error, must_restart: true });
  await user.type(await screen.findByLabelText('Code'), '492039{Enter}');
  expect(await screen.findByText(error)).toHaveRole('alert');
  expect(screen.getByLabelText('Username')).toHaveValue('agent@demo.test');
  expect(screen.getByLabelText('Password')).toHaveValue('');

  await user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
