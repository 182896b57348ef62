import { screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { reachSecondStep } from '../../../test/reachSecondStep';

it('asks for the code of the authenticator app, then returns to the page the person came from', async () => {
  const { user, place } = await reachSecondStep({ methods: ['totp', 'recovery'] });
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
  await waitFor(() => expect(place()).toBe('/admin/profile'));
  expect(calls).toMatchObject([{ body: { code: '492039' } }]);
});

it('accepts a recovery code instead', async () => {
  const { user } = await reachSecondStep({ methods: ['totp', 'recovery'] });
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
  await reachSecondStep({ methods: ['totp'] });
  await screen.findByLabelText('Code');
  expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
});
