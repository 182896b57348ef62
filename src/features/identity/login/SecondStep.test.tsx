import { screen } from '@testing-library/react';
import { mockApi, problem } from '../../../test/mockApi';
import { reachSecondStep } from '../../../test/reachSecondStep';

it('shows why a code was refused, and selects it', async () => {
  const { user } = await reachSecondStep({ methods: ['recovery'] });
  mockApi('completeSignIn', problem(429, 'Too many wrong codes; please try again in 15 minutes.'));
  await user.type(await screen.findByLabelText('Recovery code'), 'K7QM{Enter}');
  expect(await screen.findByText(/^Too many wrong codes/)).toHaveRole('alert');
  await user.keyboard('1');
  expect(screen.getByLabelText('Recovery code')).toHaveValue('1');
});

it("returns to the password by 'Back', and automatically when the sign-in has run out", async () => {
  const { user } = await reachSecondStep({ methods: ['recovery'] });
  const error = 'This sign-in has run out. Please begin again.';
  mockApi('completeSignIn', { status: 'error', error, must_restart: true });
  await user.type(await screen.findByLabelText('Recovery code'), 'K7QM{Enter}');
  expect(await screen.findByText(error)).toHaveRole('alert');
  expect(screen.getByLabelText('Username')).toHaveValue('agent@demo.test');
  expect(screen.getByLabelText('Password')).toHaveValue('');

  await user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
