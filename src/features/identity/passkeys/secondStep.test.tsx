import { screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { browserAsked, browserError, havePasskeys, requestOptions, used } from '../../../test/passkeys';
import { reachSecondStep } from '../../../test/reachSecondStep';

jest.mock('@simplewebauthn/browser');

const allowCredentials = [{ id: 'cred-1', type: 'public-key' as const, transports: ['internal'] }];
const passkey = { ...requestOptions, allowCredentials };
const refused = 'The passkey was not accepted. Please try again.';

beforeEach(() => void browserAsked.get.mockReset());

const reachStep = () => reachSecondStep({ methods: ['passkey', 'recovery'], passkey });
const button = () => screen.findByRole('button', { name: 'Use your passkey' });

it('asks for a passkey of the account, then returns to the page the person came from', async () => {
  havePasskeys();
  browserAsked.get.mockResolvedValue(used);
  const { user, place } = await reachStep();
  expect(await button()).toHaveFocus();
  expect(browserAsked.get).not.toHaveBeenCalled();
  const calls = mockApi('completeSignIn', () => {
    mockApi('getMe', buildUser({ roles: ['agent'] }));
    return { status: 'success' };
  });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/profile'));
  expect(browserAsked.get.mock.calls).toEqual([[{ optionsJSON: passkey, useBrowserAutofill: false }]]);
  expect(calls).toMatchObject([{ body: { passkey: { id: 'cred-1' } } }]);
});

it('requests a new challenge for the second try, for the same passkeys', async () => {
  havePasskeys();
  browserAsked.get.mockRejectedValueOnce(browserError('NotAllowedError')).mockResolvedValueOnce(used);
  mockApi('completeSignIn', { status: 'error', error: refused });
  mockApi('startPasskeySignIn', { status: 'success', options: { ...requestOptions, challenge: 'another' } });
  const { user } = await reachStep();
  await user.click(await button());
  await waitFor(async () => expect(await button()).toBeEnabled());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(await button());
  expect(await screen.findByText(refused)).toBeVisible();
  const asked = browserAsked.get.mock.calls.map(([{ optionsJSON }]) => optionsJSON);
  expect(asked).toEqual([passkey, { ...passkey, challenge: 'another' }]);
});

it('switches to another factor and back', async () => {
  havePasskeys();
  const { user } = await reachStep();
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use your passkey instead' }));
  expect(await button()).toHaveFocus();
});

it('offers the other factors in a browser without passkeys', async () => {
  await reachStep();
  expect(await screen.findByLabelText('Recovery code')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
});
