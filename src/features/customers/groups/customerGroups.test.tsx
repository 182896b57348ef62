import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerGroup } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { buildUser } from '../../../test/factories/buildUser';
import { chooseOption } from '../../../test/chooseOption';
import { mockApi } from '../../../test/mockApi';
import { openDialog } from '../../../test/openDialog';
import { renderApp } from '../../../test/render';
import { cellsOf, rowsOf } from '../../../test/tableRows';
import '../../../test/plainFrame';

const route = '/admin/users/list';
const ana = buildUser({ id: '1', name: 'Ana' });
const bea = buildUser({ id: '2', name: 'Bea' });
const cleo = buildUser({ id: '3', name: 'Cleo' });

const buildGroup = (change: Partial<CustomerGroup> = {}): CustomerGroup => ({
  id: '7',
  name: 'Benelux stores',
  owner: 'Nora',
  members: ['1', '3'],
  is_shared: false,
  is_own: true,
  ...change,
});
const ofAdmin = buildGroup({ id: '8', name: 'Flagships', owner: 'Ada', is_shared: true, is_own: false });

async function open({
  place = route,
  role = 'agent' as Role,
  groups = [buildGroup(), ofAdmin],
  shown = 'Customers (3)',
} = {}) {
  mockApi('listCustomers', [ana, bea, cleo]);
  mockApi('listAgents', []);
  mockApi('listAllCatalogs', []);
  const host = { groups };
  mockApi('listCustomerGroups', () => ({ groups: host.groups }));
  const saved = mockApi('saveCustomerGroup', ({ body }) => {
    const { id = '9', members, ...values } = Object(body);
    const isNew = host.groups.every((group) => group.id !== id);
    host.groups = isNew
      ? [...host.groups, buildGroup({ id, members, ...values })]
      : host.groups.map((group) => (group.id === id ? { ...group, ...values } : group));
    return { status: 'success', id };
  });
  const changed = mockApi('changeCustomerGroupMembers', { status: 'success' });
  const removed = mockApi('deleteCustomerGroup', ({ body }) => {
    host.groups = host.groups.filter(({ id }) => id !== Object(body).id);
    return { status: 'success' };
  });
  const app = renderApp(place, { user: buildUser({ id: '31', roles: [role] }) });
  await screen.findByRole('heading', { name: shown });
  return { ...app, saved, changed, removed };
}

const names = () => rowsOf('Customers').map((row) => cellsOf(row)[1]);

async function select(app: Awaited<ReturnType<typeof open>>, ...who: string[]) {
  await screen.findByRole('combobox', { name: 'Group' });
  for (const name of who) await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const bar = within(await screen.findByRole('region', { name: 'Selected customers' }));
  await app.user.click(bar.getByRole('button', { name: 'Group' }));
}

const changes = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

it('filters the list by a group, stored in the URL', async () => {
  const { user, place } = await open();
  await chooseOption(user, 'Group', 'Benelux stores');
  await waitFor(() => expect(names()).toEqual(['Ana', 'Cleo']));
  expect(place()).toBe(`${route}?group=7`);
});

it('reports a link to a deleted group', async () => {
  await open({ place: `${route}?group=99`, shown: 'Customers (0)' });
  expect(await screen.findByText('No customer fits these filters.')).toBeVisible();
  expect(screen.getByText('Unknown group')).toBeVisible();
});

it('creates a group of the selected customers', async () => {
  const app = await open();
  await select(app, 'Bea', 'Cleo');
  await app.user.click(await screen.findByRole('menuitem', { name: 'New group from selection' }));
  const dialog = await screen.findByRole('dialog', { name: 'New group' });
  expect(within(dialog).queryByRole('checkbox', { name: 'For everybody' })).not.toBeInTheDocument();
  await app.user.type(within(dialog).getByLabelText('Name'), ' Nordics {Enter}');
  expect(await screen.findByText('Made the group Nordics of 2 customers')).toBeInTheDocument();
  expect(app.saved.map(({ body }) => body)).toEqual([
    { name: 'Nordics', is_shared: false, members: ['2', '3'] },
  ]);
});

it('adds the selected customers to a group that the person may edit', async () => {
  const app = await open();
  await select(app, 'Bea');
  expect(changes()).toEqual(['Add to group', 'New group from selection']);
  await app.user.click(screen.getByRole('menuitem', { name: 'Add to group' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to group' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Add to group' }));
  expect(await screen.findByText('Added 1 customer to Benelux stores')).toBeInTheDocument();
  expect(app.changed.map(({ body }) => body)).toEqual([{ id: '7', add: ['2'], remove: [] }]);
});

it('removes the selected customers from a group', async () => {
  const app = await open();
  await select(app, 'Ana');
  await app.user.click(await screen.findByRole('menuitem', { name: 'Remove from group' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove from group' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Remove from group' }));
  expect(await screen.findByText('Removed 1 customer from Benelux stores')).toBeInTheDocument();
  expect(app.changed.map(({ body }) => body)).toEqual([{ id: '7', add: [], remove: ['1'] }]);
});

describe('the dialog of all groups', () => {
  async function openGroups(role: Role, groups?: CustomerGroup[]) {
    const app = await open({ role, groups });
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Groups' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Groups' })) };
  }
  async function act({ user, dialog }: Awaited<ReturnType<typeof openGroups>>, group: string, entry: string) {
    await user.click(dialog.getByRole('button', { name: `Actions for ${group}` }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }

  it("links to a group's customers", async () => {
    const { user, dialog, place } = await openGroups('agent');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Benelux stores2 customers',
      'Flagships (Ada)For everybody2 customers',
    ]);
    expect(dialog.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
    await user.click(dialog.getByRole('link', { name: 'Benelux stores' }));
    await waitFor(() => expect(names()).toEqual(['Ana', 'Cleo']));
    expect(place()).toBe(`${route}?group=7`);
  });

  it('renames a group', async () => {
    const app = await openGroups('agent');
    await act(app, 'Benelux stores', 'Rename');
    const dialog = within(await openDialog('Rename group'));
    await app.user.clear(dialog.getByLabelText('Name'));
    await app.user.type(dialog.getByLabelText('Name'), 'Benelux{Enter}');
    expect(await app.dialog.findByRole('link', { name: 'Benelux' })).toBeInTheDocument();
    expect(app.saved.map(({ body }) => body)).toEqual([{ id: '7', name: 'Benelux', is_shared: false }]);
  });

  it('shares an admin’s own group', async () => {
    const app = await openGroups('admin');
    await act(app, 'Benelux stores', 'For everybody');
    await waitFor(() => expect(app.dialog.getAllByText('For everybody')).toHaveLength(2));
    expect(app.saved).toMatchObject([{ body: { id: '7', is_shared: true } }]);
  });

  it('confirms deleting a group', async () => {
    const app = await openGroups('agent', [buildGroup()]);
    await act(app, 'Benelux stores', 'Delete');
    const question = within(await openDialog('Delete the group “Benelux stores”?'));
    expect(app.removed).toEqual([]);
    await app.user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await app.dialog.findByText(/^A group is a named set of customers/)).toBeInTheDocument();
    expect(app.removed.map(({ body }) => body)).toEqual([{ id: '7' }]);
  });
});

it('is hidden when the server has no groups', async () => {
  mockApi('listCustomerTasks', { tasks: [] });
  mockApi('listCustomers', [ana]);
  mockApi('listAgents', []);
  mockApi('listAllCatalogs', []);
  const { user } = renderApp(route, { user: buildUser({ roles: ['admin'] }) });
  await screen.findByRole('heading', { name: 'Customers (1)' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }));
  await screen.findByRole('region', { name: 'Selected customers' });
  expect(screen.queryByRole('combobox', { name: 'Group' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Group' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Groups' })).not.toBeInTheDocument();
});
