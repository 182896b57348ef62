import { screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import {
  browserAsked,
  browserError,
  havePasskeys,
  offerPasskeys,
  requestOptions,
  used,
} from '../../../test/passkeys';
import { renderApp } from '../../../test/render';

jest.mock('@simplewebauthn/browser');

const from = '/admin/users/list';
const login = `/login?from=${from}`;
const refused = 'The passkey was not accepted. Try again, or sign in with your password.';

beforeEach(() => {
  browserAsked.get.mockReset().mockReturnValue(new Promise(() => {}));
  mockApi('listCustomers', []);
  mockApi('listAgents', []);
});

const begin = () => mockApi('startPasskeySignIn', { status: 'success', options: requestOptions });

/** Mocks a successful sign-in, after which `getMe` answers. */
const letIn = () =>
  mockApi('signInByPasskey', () => {
    mockApi('getMe', buildUser({ roles: ['agent'] }));
    return { status: 'success' };
  });

async function press() {
  const app = renderApp(login, { user: null });
  await app.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  return app;
}

it('signs in by the button, then returns to the page the person came from', async () => {
  havePasskeys();
  offerPasskeys();
  const begun = begin();
  const signedIn = letIn();
  browserAsked.get.mockResolvedValue(used);
  const { place } = await press();
  await waitFor(() => expect(place()).toBe(from));
  expect(begun).toHaveLength(1);
  expect(browserAsked.get.mock.calls).toEqual([[{ optionsJSON: requestOptions, useBrowserAutofill: false }]]);
  const { id, rawId, type, response } = used;
  expect(signedIn).toMatchObject([{ body: { credential: { id, rawId, type, response } } }]);
});

it('offers passkeys by autofill in the username field, and signs in with one', async () => {
  havePasskeys({ inField: true });
  offerPasskeys();
  begin();
  letIn();
  browserAsked.get.mockResolvedValueOnce(used);
  const { place } = renderApp(login, { user: null });
  expect(await screen.findByLabelText('Username')).toHaveAttribute('autocomplete', 'username webauthn');
  await waitFor(() => expect(place()).toBe(from));
  expect(browserAsked.get.mock.calls).toEqual([[{ optionsJSON: requestOptions, useBrowserAutofill: true }]]);
});

it('shows why a passkey was refused, and offers autofill again', async () => {
  havePasskeys({ inField: true });
  offerPasskeys();
  const begun = begin();
  mockApi('signInByPasskey', { status: 'error', error: refused });
  browserAsked.get.mockResolvedValueOnce(used);
  renderApp(login, { user: null });
  expect(await screen.findByText(refused)).toBeVisible();
  await waitFor(() => expect(begun).toHaveLength(2));
});

it.each(['NotAllowedError', 'AbortError'])(
  'shows no failure after a prompt that ends with %s',
  async (name) => {
    havePasskeys();
    offerPasskeys();
    begin();
    browserAsked.get.mockRejectedValue(browserError(name));
    const { place } = await press();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(place()).toBe(login);
  },
);

it('offers autofill again after a cancelled prompt', async () => {
  havePasskeys({ inField: true });
  offerPasskeys();
  begin();
  browserAsked.get.mockImplementation(({ useBrowserAutofill: isInField }) =>
    isInField === true ? new Promise(() => {}) : Promise.reject(browserError('NotAllowedError')),
  );
  const asked = () => browserAsked.get.mock.calls.map(([given]) => given.useBrowserAutofill);
  const { user } = renderApp(login, { user: null });
  await waitFor(() => expect(asked()).toEqual([true]));
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(asked()).toEqual([true, false, true]));
});

it.each([
  ['SecurityError', 'Passkeys don’t work at this address.'],
  ['UnknownError', 'The browser could not do that with a passkey.'],
])("explains the browser's %s", async (name, sentence) => {
  havePasskeys();
  offerPasskeys();
  begin();
  browserAsked.get.mockRejectedValue(browserError(name));
  await press();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it.each([
  [networkFailure(), 'The server could not be reached. Check your connection and try again.'],
  [problem(429, 'Too many sign-ins.'), 'Too many sign-ins.'],
  [{ status: 'error' as const, error: 'There are no passkeys here.' }, 'There are no passkeys here.'],
])('says why a sign-in could not begin', async (answer, sentence) => {
  havePasskeys();
  offerPasskeys();
  mockApi('startPasskeySignIn', answer);
  await press();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(browserAsked.get).not.toHaveBeenCalled();
});

it.each([
  ['the host', havePasskeys],
  ['the browser', offerPasskeys],
])('is hidden if %s lacks passkeys', async (_who, other) => {
  other();
  renderApp(login, { user: null });
  expect(await screen.findByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
});
