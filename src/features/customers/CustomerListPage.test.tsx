import { act, screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { cellsOf, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';

const route = '/admin/users/list';

const amelie = buildUser({
  id: '21',
  name: 'Boutique Amélie',
  email: 'achats@amelie.test',
  sap_id: '0000104711',
  num_catalogs: 3,
  num_orders: 12,
});
const bo = buildUser({ id: '22', name: 'Bo', email: 'bo@bo.test', sap_id: null, num_orders: 0 });
const customers = [amelie, bo];

function open(place = route, roles: ('admin' | 'agent')[] = ['admin']) {
  return renderApp(place, { user: buildUser({ id: '1', roles }) });
}

beforeEach(() => {
  mockApi('listAgents', []);
  mockApi('listAllCatalogs', []);
});

const rows = () => rowsOf('Customers');
const names = () => rows().map((row) => cellsOf(row)[1]);

beforeEach(() => void mockApi('listCustomerTasks', { tasks: [] }));

it('lists the customers with their counts and links', async () => {
  const calls = mockApi('listCustomers', customers);
  open();
  await screen.findByRole('heading', { name: 'Customers (2)' });
  expect(calls).toMatchObject([{ query: { include_num_orders: 'true', num_catalogs: 'true' } }]);
  // Until the host answers that it has no figures, their columns are shown too.
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Name',
      'Email',
      'SAP ID',
      'Catalogs',
      'Orders',
      'Agent',
      'Actions',
    ]),
  );
  const [first] = rows();
  expect(first).toHaveTextContent('Boutique Amélieachats@amelie.test0000104711312');
  // One link per target.
  expect(within(rows()[0] ?? document.body).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Detail of Boutique Amélie' })).toHaveAttribute(
    'href',
    '/admin/user/21',
  );
  expect(screen.getByRole('link', { name: 'Create order for Boutique Amélie' })).toHaveAttribute(
    'href',
    '/admin/order/for/21',
  );
});

it('opens the customer whose row is clicked', async () => {
  mockApi('listCustomers', customers);
  mockApi('getUser', amelie);
  const { user, place } = open();
  await user.click(await screen.findByText('achats@amelie.test'));
  expect(place()).toBe('/admin/user/21');
});

it('stores search, filter and sort in the URL', async () => {
  mockApi('listCustomers', customers);
  const { user, place } = open();
  await screen.findByRole('heading', { name: 'Customers (2)' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'amelie 1047');
  expect(await screen.findByRole('heading', { name: 'Customers (1)' })).toBeVisible();
  expect(names()).toEqual(['Boutique Amélie']);
  await waitFor(() => expect(place()).toBe(`${route}?q=amelie+1047`));

  await user.click(screen.getByRole('checkbox', { name: 'Without SAP ID' }));
  expect(await screen.findByText('No customers match “amelie 1047”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'Customers (2)' })).toBeVisible();
  await user.click(screen.getByRole('columnheader', { name: 'Orders' }));
  expect(names()).toEqual(['Bo', 'Boutique Amélie']);
  expect(place()).toBe(`${route}?sort=orders`);
});

it('restores the view from the URL', async () => {
  mockApi('listCustomers', customers);
  open(`${route}?without_sap_id=true`);
  await screen.findByRole('heading', { name: 'Customers (1)' });
  expect(screen.getByRole('checkbox', { name: 'Without SAP ID' })).toBeChecked();
  expect(names()).toEqual(['Bo']);
});

it('does not link agents to the bulk file', async () => {
  mockApi('listCustomers', []);
  const { user } = open(route, ['agent']);
  expect(await screen.findByText('There are no customers yet.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add customer' })[0]).toHaveAttribute(
    'href',
    '/admin/users/add',
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Download list']);
});

it('links admins to the deleted users, where the host has them', async () => {
  mockApi('listCustomers', customers);
  mockApi('listDeletedUsers', { users: [] });
  const capabilities = ['listDeletedUsers'];
  const { user, place } = renderApp(route, { user: buildUser({ id: '1', roles: ['admin'], capabilities }) });
  await screen.findByRole('heading', { name: 'Customers (2)' });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('link', { name: 'Deleted users' }));
  expect(await screen.findByRole('heading', { name: 'Deleted users (0)' })).toBeVisible();
  expect(place()).toBe('/admin/users/deleted');
});

it.each<[string, 'admin' | 'agent', string[]]>([
  ['agents', 'agent', ['listDeletedUsers']],
  ['admins of a host without them', 'admin', []],
])('does not link %s to the deleted users', async (_who, role, capabilities) => {
  mockApi('listCustomers', customers);
  const { user } = renderApp(route, { user: buildUser({ id: '1', roles: [role], capabilities }) });
  await screen.findByRole('heading', { name: 'Customers (2)' });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Deleted users' })).not.toBeInTheDocument();
});

it('shows a load failure, and can retry', async () => {
  mockApi('listCustomers', networkFailure());
  const { user } = open();
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
  mockApi('listCustomers', customers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Customers (2)' })).toBeVisible();
});

describe("dialog 'Assign a sap id'", () => {
  async function openDialog() {
    mockApi('listCustomers', customers);
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: /^Unassigned/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign a sap id' });
    const field = within(dialog).getByLabelText('SAP ID');
    return { ...app, dialog, field, assign: within(dialog).getByRole('button', { name: 'Assign' }) };
  }

  it('shows how the id will be stored, and saves it', async () => {
    const calls = mockApi('setUserSapId', { status: 'success' });
    const { user, dialog, field, assign } = await openDialog();
    expect(assign).toBeDisabled();
    await user.type(field, '10471');
    expect(dialog).toHaveTextContent('Will be saved as 0000010471');
    mockApi('listCustomers', [amelie, { ...bo, sap_id: '0000010471' }]);
    await user.click(assign);
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '22', sap_id: '0000010471' } }]);
    expect(await screen.findByText('0000010471')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows who has the id already, before calling the server', async () => {
    const { user, dialog, field, assign } = await openDialog();
    await user.type(field, '104711');
    await within(dialog).findByText('0000104711 already belongs to “Boutique Amélie”');
    expect(field).toHaveAccessibleDescription(/^0000104711 already belongs to “Boutique Amélie”/);
    expect(field).toBeInvalid();
    expect(assign).toBeDisabled();
  });

  it.each([
    [
      'a refusal',
      { status: 'error' as const, error: 'The SAP id 0042 belongs to another user.' },
      'The SAP id 0042 belongs to another user.',
    ],
    ['a problem', problem(404, 'There is no such user.'), 'There is no such user.'],
    ['no network', networkFailure(), /could not be reached/],
  ])('shows %s and stays open', async (_what, answer, sentence) => {
    mockApi('setUserSapId', answer);
    const { user, dialog, field } = await openDialog();
    await user.type(field, '42{Enter}');
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
    expect(field).toHaveValue('42');
  });

  it("shows the server's error at the field", async () => {
    const message = 'A SAP id has no letters.';
    mockApi('setUserSapId', problem(422, message, { errors: [{ path: 'body.sap_id', message }] }));
    const { user, field } = await openDialog();
    await user.type(field, '42{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^A SAP id has no letters\./));
  });
});

it('mounts only the rows in view', async () => {
  mockApi(
    'listCustomers',
    Array.from({ length: 2000 }, (_, index) => buildUser({ name: `Shop ${index}` })),
  );
  open();
  await screen.findByRole('heading', { name: 'Customers (2,000)' });
  await act(() => Promise.resolve());
  expect(rows().length).toBeLessThan(80);
});
