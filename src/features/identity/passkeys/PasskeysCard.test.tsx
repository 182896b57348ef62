import { screen, waitFor, within } from '@testing-library/react';
import type { Passkey } from '../../../api';
import { dateText } from '../../../lib/dates';
import { buildFactors } from '../../../test/factories/buildFactors';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import {
  browserAsked,
  browserError,
  creationOptions,
  havePasskeys,
  made,
  requestOptions,
  used,
} from '../../../test/passkeys';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

jest.mock('@simplewebauthn/browser');

const created = Date.UTC(2026, 10, 2) / 1000;
const phone: Passkey = { id: 'phone', name: 'Phone', created, last_used: null, backed_up: true };
const key: Passkey = { id: 'key', name: 'Key', created, last_used: created + 86_400, backed_up: false };

async function open(passkeys: readonly Passkey[]) {
  let all = [...passkeys];
  mockApi('listPasskeys', () => ({ passkeys: all }));
  const user = buildUser({ capabilities: ['addPasskey'] });
  const app = renderApp('/admin/profile', { user });
  const card = within(await screen.findByRole('region', { name: 'Passkeys' }));
  await card.findByText(/^A passkey signs you in/);
  const change = (now: readonly Passkey[]) => (all = [...now]);
  return { ...app, card, change };
}

beforeEach(() => {
  browserAsked.create.mockReset();
  browserAsked.get.mockReset();
});

it('lists the passkeys with their details', async () => {
  const { card } = await open([phone, key]);
  const items = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    `PhoneAdded ${dateText(created)}, not used yet, on all your devices with the same accountRenameRemove`,
    `KeyAdded ${dateText(created)}, last used ${dateText(created + 86_400)}, on one device onlyRenameRemove`,
  ]);
});

it("adds a passkey: shows the browser's prompt, then suggests a name", async () => {
  havePasskeys();
  mockApi('startPasskey', { status: 'success', options: creationOptions });
  browserAsked.create.mockResolvedValue(made);
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(firefox);
  const { user, card, change } = await open([]);
  const added = mockApi('addPasskey', () => {
    change([phone]);
    return { status: 'success', recovery_codes: ['K7QM-2HXA'] };
  });
  await user.click(await card.findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  expect(browserAsked.create).toHaveBeenCalledWith({ optionsJSON: creationOptions });
  expect(dialog.getByLabelText('Name')).toHaveValue('Firefox on Windows');
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Phone{Enter}');
  expect(await screen.findByText('Passkey added')).toBeVisible();
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  await user.click(codes.getByRole('button', { name: 'I have saved them' }));
  expect(await card.findByText('Phone')).toBeVisible();
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  const credential = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  expect(added.map(({ body }) => body)).toEqual([{ name: 'Phone', credential }]);
});

it('shows no failure after a cancelled prompt', async () => {
  havePasskeys();
  mockApi('startPasskey', { status: 'success', options: creationOptions });
  browserAsked.create.mockRejectedValue(browserError('NotAllowedError'));
  const { user, card } = await open([]);
  const button = await card.findByRole('button', { name: 'Add a passkey' });
  await user.click(button);
  await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that this device has one already', async () => {
  havePasskeys();
  mockApi('startPasskey', { status: 'success', options: creationOptions });
  browserAsked.create.mockRejectedValue(browserError('InvalidStateError'));
  const { user, card } = await open([]);
  await user.click(await card.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('This device has a passkey for your account already.')).toBeVisible();
});

it.each([
  [{ status: 'error' as const, error: 'You have 20 passkeys already.' }, /20 passkeys/],
  [networkFailure(), /could not be reached/],
])('says why none can be added', async (answer, text) => {
  havePasskeys();
  mockApi('startPasskey', answer);
  const { user, card } = await open([]);
  await user.click(await card.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(browserAsked.create).not.toHaveBeenCalled();
});

it('renames one', async () => {
  const { user, card, change } = await open([phone, key]);
  const renamed = mockApi('renamePasskey', () => {
    change([{ ...phone, name: 'Work phone' }, key]);
    return { status: 'success' };
  });
  await user.click(await card.findByRole('button', { name: 'Rename Phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Phone');
  await user.type(dialog.getByLabelText('Name'), ' of Bo{Enter}');
  expect(await card.findByText('Work phone')).toBeVisible();
  expect(renamed).toMatchObject([{ body: { id: 'phone', name: 'Phone of Bo' } }]);
});

it('removes one once that is confirmed', async () => {
  const { user, card, change } = await open([phone, key]);
  const removed = mockApi('removePasskey', () => {
    change([phone]);
    return { status: 'success' };
  });
  await user.click(await card.findByRole('button', { name: 'Remove Key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove passkey' }));
  expect(removed).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(card.queryByText('Key')).not.toBeInTheDocument());
  expect(removed).toMatchObject([{ body: { id: 'key' } }]);
});

it('re-authenticates the person where the server requires it, by passkey if there is one, and continues', async () => {
  havePasskeys();
  const { user, card, change } = await open([phone, key]);
  mockApi('getSecondFactors', buildFactors({ confirm_with: ['passkey', 'recovery'] }));
  mockApi('removePasskey', { status: 'error', error: 'Please confirm.', needs_confirmation: true });
  mockApi('startPasskeySignIn', { status: 'success', options: requestOptions });
  browserAsked.get.mockRejectedValueOnce(browserError('NotAllowedError')).mockResolvedValueOnce(used);
  const confirmed = mockApi('confirmSession', () => {
    mockApi('removePasskey', () => {
      change([phone]);
      return { status: 'success' };
    });
    return { status: 'success' };
  });
  await user.click(await card.findByRole('button', { name: 'Remove Key' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove passkey' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Your browser will ask you for your passkey.')).toBeVisible();
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  await user.click(confirm);
  await waitFor(() => expect(browserAsked.get).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(confirm).not.toHaveClass('ant-btn-loading'));
  expect(confirmed).toEqual([]);
  await user.click(confirm);
  await waitFor(() => expect(card.queryByText('Key')).not.toBeInTheDocument());
  expect(confirmed).toMatchObject([{ body: { passkey: { id: 'cred-1' } } }]);
});

it('shows that the passkeys could not be loaded, and retries', async () => {
  mockApi('listPasskeys', problem(503, 'The server is starting.'));
  const { user } = renderApp('/admin/profile', { user: buildUser({ capabilities: ['addPasskey'] }) });
  const card = within(await screen.findByRole('region', { name: 'Passkeys' }));
  expect(await card.findByText('The server is starting.')).toBeVisible();
  mockApi('listPasskeys', { passkeys: [phone] });
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('Phone')).toBeVisible();
});

it('says what is missing in a browser without passkeys', async () => {
  const { card } = await open([]);
  expect(await card.findByText(/^This browser can’t add one here/)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

it('is hidden on a server without the call', async () => {
  renderApp('/admin/profile', { user: buildUser({ capabilities: [] }) });
  expect(await screen.findByRole('region', { name: 'Account' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Passkeys' })).not.toBeInTheDocument();
});
