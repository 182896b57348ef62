import { screen, waitFor, within } from '@testing-library/react';
import { copyText } from '../../../lib/clipboard';
import { saveBlob } from '../../../lib/download';
import { buildUser, optionalCalls } from '../../../test/factories/buildUser';
import { buildFactors } from '../../../test/factories/buildFactors';
import { type AnswerOf, mockApi, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';

jest.mock('../../../lib/clipboard');
jest.mock('../../../lib/download');

type Factors = AnswerOf<'getSecondFactors'>;

const app = buildFactors({ required: false, may_remove: true, confirm_with: ['totp', 'recovery'] });
const none = buildFactors({ ...app, totp: null, recovery_codes_left: 0, confirm_with: ['password'] });
const codes = ['K7QM-2HXA-9TRC-VB4N-WE6J-PL3D', 'AAAA-2HXA-9TRC-VB4N-WE6J-PL3D'];
const unconfirmed = {
  status: 'error' as const,
  error: 'Please confirm that it is you.',
  needs_confirmation: true,
};

const bo = buildUser({ name: 'Bo', roles: ['agent'], capabilities: [...optionalCalls, 'getSecondFactors'] });

async function openProfile(factors: Factors, person = bo) {
  mockApi('getSecondFactors', factors);
  const rendered = renderApp('/admin/profile', { user: person });
  const card = within(await screen.findByRole('region', { name: 'Second factor' }));
  const press = async (name: string | RegExp) =>
    rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, card, press };
}

it('sets up an authenticator app, and shows the recovery codes once', async () => {
  mockApi('startTotp', { status: 'success', secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Linedesk' });
  const calls = mockApi('confirmTotp', () => {
    mockApi('getSecondFactors', app);
    return { status: 'success', recovery_codes: codes };
  });
  const { user, press, card } = await openProfile(none);
  await press('Set up authenticator app');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up authenticator app' }));
  expect(dialog.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Code that the app shows')).toHaveFocus());
  await user.keyboard('492039{Enter}');

  const shown = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(calls).toMatchObject([{ body: { code: '492039' } }]);
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await user.keyboard('{Escape}');
  jest.mocked(copyText).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await press('Copy');
  expect(copyText).toHaveBeenCalledWith(`${codes.join('\n')}\n`);
  expect(await shown.findByText('Copied.')).toBeVisible();
  await press('Copy');
  expect(await shown.findByText(/Download them instead/)).toBeVisible();
  await press('Download');
  expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'recovery-codes.txt');
  await press('I have saved them');
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());
  expect(await card.findByText(/^Authenticator app, since/)).toBeVisible();
  expect(card.getByText('9 recovery codes are left')).toBeVisible();
});

it("shows the server's reason for refusing a code", async () => {
  mockApi('startTotp', { status: 'success', secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Linedesk' });
  const error = 'This code is wrong. Enter the one that the app shows now.';
  mockApi('confirmTotp', { status: 'error', error });
  const { user, press } = await openProfile(none);
  await press('Set up authenticator app');
  await user.type(await screen.findByLabelText('Code that the app shows'), '000000{Enter}');
  expect(await screen.findByText(error)).toBeVisible();
});

it('re-authenticates the person if the sign-in was long ago, then continues', async () => {
  const started = mockApi('startTotp', unconfirmed);
  const confirmed = mockApi('confirmSession', () => {
    mockApi('startTotp', { status: 'success', secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Linedesk' });
    return { status: 'success' };
  });
  const { user, press } = await openProfile(none);
  await press('Set up authenticator app');
  await screen.findByRole('dialog', { name: 'Confirm it is you' });
  await user.type(await screen.findByLabelText('Password'), 'linedesk{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Set up authenticator app' })).toBeVisible();
  expect([started.length, confirmed.map(({ body }) => body)]).toEqual([1, [{ password: 'linedesk' }]]);
});

it('shows why the confirmation failed, and does nothing after a cancel', async () => {
  mockApi('startTotp', unconfirmed);
  mockApi('confirmSession', { status: 'error', error: 'The password is not right.' });
  const { user, press } = await openProfile(none);
  await press('Set up authenticator app');
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('The password is not right.')).toBeVisible();
  await press('Cancel');
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Set up authenticator app' })).toBeEnabled();
});

it("links to the company's sign-in, with this page as return address, for somebody without a password", async () => {
  mockApi('startTotp', unconfirmed);
  const providers = ['Contoso', 'Google'].map((name) => ({ id: name.toLowerCase(), name }));
  const { press } = await openProfile({ ...none, confirm_with: ['openid'], providers });
  expect(screen.queryByText(/recovery codes? (is|are) left/)).not.toBeInTheDocument();
  await press('Set up authenticator app');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  const links = await dialog.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sign in once more with Contoso', '/auth/openid/contoso?confirm=1&from=%2Fadmin%2Fprofile'],
    ['Sign in once more with Google', '/auth/openid/google?confirm=1&from=%2Fadmin%2Fprofile'],
  ]);
  expect(dialog.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

it('says to sign in again where nothing can confirm it', async () => {
  mockApi('startTotp', unconfirmed);
  const { press } = await openProfile({ ...none, confirm_with: [] });
  await press('Set up authenticator app');
  expect(await screen.findByText(/^You have no password here. Sign out and in again/)).toBeVisible();
});

it('removes the app after a confirmation by code or recovery code', async () => {
  const removed = mockApi('removeTotp', unconfirmed);
  const confirmed = mockApi('confirmSession', () => {
    mockApi('removeTotp', () => {
      mockApi('getSecondFactors', none);
      return { status: 'success' };
    });
    return { status: 'success' };
  });
  const { user, press, card } = await openProfile(app);
  await press('Remove app');
  await press('Remove');
  expect(await screen.findByLabelText('Code of your authenticator app')).toBeVisible();
  await press('Use a recovery code instead');
  await user.type(await screen.findByLabelText('Recovery code'), 'K7QM{Enter}');
  expect(await card.findByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  expect([removed.length, confirmed.map(({ body }) => body)]).toEqual([1, [{ recovery_code: 'K7QM' }]]);
});

it("hides 'Remove app' where the last factor may not be removed", async () => {
  const { card } = await openProfile({ ...app, required: true, may_remove: false });
  expect(await card.findByRole('button', { name: 'Use another app' })).toBeVisible();
  expect(card.queryByRole('button', { name: 'Remove app' })).not.toBeInTheDocument();
});

it('shows failures of loading and of setting up', async () => {
  mockApi('getSecondFactors', problem(503, 'The service is not ready.'));
  const { user } = renderApp('/admin/profile', { user: bo });
  expect(await screen.findByText('The service is not ready.')).toBeVisible();
  mockApi('getSecondFactors', none);
  const card = within(screen.getByRole('region', { name: 'Second factor' }));
  await user.click(card.getByRole('button', { name: /again/i }));
  mockApi('startTotp', problem(503, 'Not now.'));
  await user.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
});

it('opens the other pages to somebody who had to add a second factor', async () => {
  mockApi('startTotp', { status: 'success', secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Linedesk' });
  mockApi('confirmTotp', () => {
    mockApi('getMe', bo);
    mockApi('getSecondFactors', app);
    return { status: 'success', recovery_codes: codes };
  });
  const { user, press } = await openProfile({ ...none, required: true }, { ...bo, must_add_factor: true });
  await press('Set up authenticator app');
  await user.type(await screen.findByLabelText('Code that the app shows'), '492039{Enter}');
  await press('I have saved them');
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  expect(screen.queryByText(/^Your account needs/)).not.toBeInTheDocument();
});
