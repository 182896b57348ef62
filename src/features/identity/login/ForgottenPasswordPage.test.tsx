import { http, HttpResponse } from 'msw';
import { screen, waitFor } from '@testing-library/react';
import { mockApi, mockServer, networkFailure, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';

async function ask() {
  const app = renderApp('/forgotten-password', { user: null });
  await app.user.type(await screen.findByLabelText('Username'), 'bo@bo.test');
  await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
  return app;
}

it('takes over the username typed at the login', async () => {
  const { user, place } = renderApp('/login', { user: null });
  await user.type(await screen.findByLabelText('Username'), 'bo@bo.test');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByLabelText('Username')).toHaveValue('bo@bo.test');
  expect(place()).toBe('/forgotten-password');
});

it("requests the email in the browser's language, and says where to look", async () => {
  const calls = mockApi('requestPasswordLink', { status: 'success' });
  await ask();
  expect(await screen.findByText(/If there is an account for bo@bo.test, an email/)).toBeVisible();
  expect(calls).toMatchObject([{ body: { username: 'bo@bo.test', language: navigator.language } }]);
  expect(screen.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login');
});

const noMail = 'This system sends no emails. Ask the person who manages your account to set a new password.';

it.each([
  ['a server that sends no emails', { status: 'error' as const, error: noMail }, noMail],
  ['too many tries', problem(429, 'Too many tries.'), 'Too many tries.'],
  ['no network', networkFailure(), /could not be reached/],
])('reports %s, and can retry', async (_what, answer, sentence) => {
  mockApi('requestPasswordLink', answer);
  await ask();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send the link' })).toBeEnabled());
  expect(screen.getByLabelText('Username')).toHaveValue('bo@bo.test');
});

it('reports the same for a server without the call', async () => {
  mockServer.use(http.post('*/auth/forgotten-password', () => new HttpResponse(null, { status: 404 })));
  await ask();
  expect(await screen.findByText(noMail)).toBeVisible();
});
