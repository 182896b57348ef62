import { screen, waitFor, within } from '@testing-library/react';
import type { Session, User } from '../../api';
import { buildSession } from '../../test/factories/buildSession';
import { mockApi, problem } from '../../test/mockApi';
import { admin, amelie, nora, openUser } from '../../test/openUser';

const telephone = buildSession({ id: 'telephone', browser: 'Safari on iPhone' });
const tablet = buildSession({ id: 'tablet', browser: 'Chrome on iPad' });

/** Opens the devices of a user as an admin; calls that end sessions remove them. */
async function openDevices(all: readonly Session[], person: User = amelie) {
  let open = [...all];
  const asked = mockApi('listSessionsOfUser', () => ({ status: 'success', sessions: open }));
  const ended = mockApi('endSessionsOfUser', ({ body }) => {
    const { session_id: one } = Object(body);
    open = open.filter(({ id, is_current }) => is_current || (one !== undefined && id !== one));
    return { status: 'success' };
  });
  const app = await openUser(person);
  await app.user.click(screen.getByRole('button', { name: 'More actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Devices' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Devices of ${person.name}` }));
  return { ...app, asked, ended, dialog };
}

it('shows an admin where somebody is signed in, and ends one session', async () => {
  const { user, dialog, asked, ended } = await openDevices([telephone, tablet]);
  await user.click(await dialog.findByRole('button', { name: /^Sign out Safari on iPhone/ }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(asked[0]).toMatchObject({ params: { id: '21' } });
  expect(ended).toMatchObject([{ body: { id: '21', session_id: 'telephone' } }]);
});

it('ends all of them', async () => {
  const { user, dialog, ended } = await openDevices([telephone, tablet]);
  await user.click(await dialog.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await dialog.findByText('Boutique Amélie is signed in on no device.')).toBeVisible();
  expect(ended.map(({ body }) => body)).toEqual([{ id: '21' }]);
  expect(dialog.queryByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument();
});

it('of an admin themselves offers no end of the session that they use', async () => {
  const here = buildSession({ is_current: true });
  const { dialog } = await openDevices([here], admin);
  expect(await dialog.findByText('This device')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
});

it('says that they could not be loaded, and why none was ended', async () => {
  const { user, dialog } = await openDevices([telephone]);
  mockApi('endSessionsOfUser', problem(404, 'This session does not exist.'));
  mockApi('listSessionsOfUser', problem(503, 'The server is starting.'));
  await user.click(await dialog.findByRole('button', { name: /^Sign out Safari/ }));
  expect(await screen.findByText('This session does not exist.')).toBeVisible();
  expect(await dialog.findByText('The server is starting.')).toBeVisible();
});

it('is not offered to agents', async () => {
  const { user } = await openUser(amelie, nora);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Send invitation' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Devices' })).not.toBeInTheDocument();
});
