import { screen } from '@testing-library/react';
import { passwordAdvice } from '../../../domain/access/passwordRefusal';
import { english } from '../../../languages/useT';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';

async function choose(hash = '#token-1') {
  const app = renderApp(`/password-link${hash}`, { user: null });
  await app.user.type(await screen.findByLabelText('Password'), 'four-plain-linen-words');
  await app.user.click(screen.getByRole('button', { name: 'Update' }));
  return app;
}

it("sets the password, then redirects to the login and to the email's order", async () => {
  const calls = mockApi('setPasswordByLink', { status: 'success', username: 'bo@bo.test', order_id: '7' });
  await choose();
  expect(await screen.findByText('You can now sign in as bo@bo.test.')).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'token-1', password: 'four-plain-linen-words' } }]);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?from=/linesheet/7');
});

it('shows the password rules in advance', async () => {
  renderApp('/password-link#token-1', { user: null });
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(english.t(passwordAdvice));
});

it('shows what a password lacks while typing', async () => {
  const { user } = renderApp('/password-link#token-1', { user: null });
  const field = await screen.findByLabelText('Password');
  await user.type(field, 'linen');
  expect(await screen.findByText('The password must have at least 12 characters.')).toBeVisible();
  await user.type(field, ' words, four of them');
  expect(await screen.findByText('Long enough.')).toBeVisible();
});

it('shows the password when asked to', async () => {
  const { user } = renderApp('/password-link#token-1', { user: null });
  await user.type(await screen.findByLabelText('Password'), 'linen');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

it('redirects only to the login when there is no order', async () => {
  mockApi('setPasswordByLink', { status: 'success' });
  await choose();
  expect(await screen.findByText('You can now sign in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

it.each([
  [
    'a refusal',
    { status: 'error' as const, error: 'This link was used or has run out. Ask for a new one.' },
    'This link was used or has run out. Ask for a new one.',
  ],
  ['a problem', problem(429, 'Too many tries.'), 'Too many tries.'],
  ['no network', networkFailure(), /could not be reached/],
])('shows %s and stays open', async (_what, answer, sentence) => {
  mockApi('setPasswordByLink', answer);
  const { place } = await choose();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(place()).toBe('/password-link');
});

it('reports a truncated link', async () => {
  renderApp('/password-link', { user: null });
  expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();
});
