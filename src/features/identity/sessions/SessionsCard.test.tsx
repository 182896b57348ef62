import { screen, waitFor, within } from '@testing-library/react';
import type { Session } from '../../../api';
import { dateAndTimeText } from '../../../lib/dates';
import { buildSession } from '../../../test/factories/buildSession';
import { buildUser } from '../../../test/factories/buildUser';
import { buildFactors } from '../../../test/factories/buildFactors';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

const here = buildSession({ id: 'here', is_current: true, browser: 'Chrome on Linux', address: '' });
const telephone = buildSession({ id: 'telephone', browser: 'Safari on iPhone' });
const tablet = buildSession({ id: 'tablet', browser: 'Chrome on iPad', address: '198.51.100.4' });

/** Opens the profile of somebody with these sessions; calls that end one remove it. */
async function openDevices(all: readonly Session[]) {
  let open = [...all];
  mockApi('listSessions', () => ({ status: 'success', sessions: open }));
  const ended = mockApi('endSession', ({ body }) => {
    open = open.filter(({ id }) => id !== Object(body).id);
    return { status: 'success' };
  });
  const endedOthers = mockApi('endOtherSessions', () => {
    open = open.filter(({ is_current }) => is_current);
    return { status: 'success' };
  });
  const app = renderApp('/admin/profile');
  const card = within(await screen.findByRole('region', { name: 'Devices' }));
  const devices = async () => {
    const list = within(await card.findByRole('list', { name: 'Devices' }));
    return list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  };
  await devices();
  return { ...app, card, devices, ended, endedOthers };
}

it('shows each device with its address and times, and marks this one', async () => {
  const key = { ...telephone, method: 'passkey', has_second_factor: true } as const;
  const { card, devices } = await openDevices([here, { ...tablet, has_second_factor: true }, key]);
  const used = `Last used ${dateAndTimeText(telephone.last_seen)}`;
  const signedIn = `Signed in ${dateAndTimeText(telephone.created)}`;
  expect(await devices()).toEqual([
    `Chrome on Linux This device${used} · ${signedIn} with a password`,
    `Chrome on iPad From 198.51.100.4 · ${used} · ${signedIn} with a password and a second factorSign out`,
    `Safari on iPhone From 192.0.2.7 · ${used} · ${signedIn} with a passkeySign out`,
  ]);
  expect(card.getByText('You are signed in on 2 other devices.')).toBeVisible();
});

it('shows the country before an address, where the server knows it', async () => {
  const { devices } = await openDevices([{ ...here, address: '85.240.1.2', country: 'PT' }]);
  expect(await devices()).toEqual([expect.stringContaining('This devicePortugal · 85.240.1.2 · Last used ')]);
});

it('signs out on one device, and shows the remaining ones', async () => {
  const { user, card, devices, ended } = await openDevices([here, telephone, tablet]);
  await user.click(card.getByRole('button', { name: 'Sign out Safari on iPhone, 192.0.2.7' }));
  expect(await screen.findByText('Signed out')).toBeVisible();
  await waitFor(async () => expect(await devices()).toHaveLength(2));
  expect(ended).toMatchObject([{ body: { id: 'telephone' } }]);
  expect(card.getByRole('list', { name: 'Devices' })).toHaveFocus();
  expect(card.getByText('You are signed in on 1 other device.')).toBeVisible();
});

it('signs out on all other devices once that is confirmed', async () => {
  const { user, card, devices, endedOthers } = await openDevices([here, telephone, tablet]);
  await user.click(card.getByRole('button', { name: 'Sign out all other devices' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out all other devices' });
  expect(dialog).toHaveTextContent('You will be signed out on 2 other devices.');
  expect(endedOthers).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await waitFor(async () => expect(await devices()).toHaveLength(1));
  expect(endedOthers).toHaveLength(1);
  expect(card.getByText('You are signed in on no other device.')).toBeVisible();
  expect(card.queryByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
});

it('re-authenticates the person where the server requires it, then signs out', async () => {
  const { user, card, devices, ended } = await openDevices([here, telephone]);
  mockApi('getSecondFactors', buildFactors());
  let isConfirmed = false;
  mockApi('confirmSession', () => {
    isConfirmed = true;
    return { status: 'success' };
  });
  const asked = mockApi('endSession', () =>
    isConfirmed
      ? { status: 'success' }
      : { status: 'error', error: 'Please confirm that it is you.', needs_confirmation: true },
  );
  await user.click(card.getByRole('button', { name: /^Sign out Safari/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  await user.type(await dialog.findByLabelText('Password'), 'a quiet river');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Signed out')).toBeVisible();
  expect([asked.length, ended.length, (await devices()).length]).toEqual([2, 0, 2]);
});

it.each([
  ['the device is signed out already', problem(404, 'This session does not exist.'), /does not exist/],
  ['there is no network', networkFailure(), /could not be reached/],
])('says why nobody is signed out when %s', async (_when, answer, text) => {
  const { user, card } = await openDevices([here, telephone]);
  mockApi('endSession', answer);
  await user.click(card.getByRole('button', { name: /^Sign out Safari/ }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('says that the devices could not be loaded, and loads them again', async () => {
  mockApi('listSessions', problem(503, 'The server is starting.'));
  const { user } = renderApp('/admin/profile');
  const card = within(await screen.findByRole('region', { name: 'Devices' }));
  expect(await card.findByText('The server is starting.')).toBeVisible();
  mockApi('listSessions', { status: 'success', sessions: [here] });
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('Chrome on Linux')).toBeVisible();
});

it('is hidden on a server without the call', async () => {
  renderApp('/admin/profile', { user: buildUser({ capabilities: [] }) });
  expect(await screen.findByRole('region', { name: 'Account' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Devices' })).not.toBeInTheDocument();
});
