import { act, screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, type MockAnswer, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';

const admin = buildUser({ id: '1', name: 'Ada Admin', roles: ['admin'] });
const nora = buildUser({ id: '31', name: 'Nora Lindqvist', email: 'nora@brand.test', roles: ['agent'] });
const paul = buildUser({ id: '32', name: 'Paul Petit', email: 'paul@brand.test', roles: ['agent'] });
const amelie = buildUser({
  id: '21',
  name: 'Boutique Amélie',
  email: 'achats@amelie.test',
  sap_id: '0000104711',
  agents: ['31'],
  extra_info: 'Closed on Mondays',
  pricelist: '0151',
  num_orders: 2,
});

const refused = { status: 'error' as const, error: 'The last admin must keep the role.' };
const failures: [string, { status: 'error'; error: string } | MockAnswer, RegExp][] = [
  ['a refusal', refused, /The last admin must keep the role/],
  ['a problem', problem(403, 'Only admins may do this.'), /Only admins may do this/],
  ['no network', networkFailure(), /could not be reached/],
];

async function open(user: User = amelie, viewer: User = admin) {
  const asked = mockApi('getUser', user);
  mockApi('listAgents', [nora, paul]);
  mockApi('listOrdersOfUser', { status: 'success', orders: [] });
  mockApi('listCustomersOfAgent', [amelie]);
  const app = renderApp(`/admin/user/${user.id}`, { user: viewer });
  await screen.findByRole('heading', { name: user.name });
  return { ...app, asked };
}

const card = (name: string) => within(screen.getByRole('main')).getByRole('region', { name });
const buttons = () =>
  within(card('Profile'))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('shows who it is, with addresses and sales organizations', async () => {
  const { asked } = await open();
  expect(asked[0]).toMatchObject({
    params: { id: '21' },
    query: { include_num_orders: 'true', include_addresses: 'true', include_salesorg: 'true' },
  });
  const profile = card('Profile');
  expect(profile).toHaveTextContent('achats@amelie.test');
  expect(profile).toHaveTextContent('Closed on Mondays');
  expect(profile).toHaveTextContent('SAP ID0000104711');
  expect(within(profile).getByRole('link', { name: 'Create order' })).toHaveAttribute(
    'href',
    '/admin/order/for/21',
  );
  expect(card('Addresses and sales organizations')).toHaveTextContent('1 Market Street, Porto');
  expect(card('Addresses and sales organizations')).toHaveTextContent('1000/10');
});

it('says when there is no such user, and leads back', async () => {
  mockApi('getUser', problem(404, 'There is no such user.'));
  renderApp('/admin/user/99', { user: admin });
  expect(await screen.findByText('There is no such user.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to customers' })).toHaveAttribute(
    'href',
    '/admin/users/list',
  );
});

describe('what is offered', () => {
  it.each<[string, User, User, string[]]>([
    ['an admin on a customer', admin, amelie, ['Reset password', 'Modify data', 'Delete user']],
    ['an admin on themselves', admin, admin, ['Reset password', 'Modify data']],
    ['an agent on their customer', nora, amelie, ['Reset password', 'Modify data', 'Delete user']],
    ['an agent on themselves', nora, nora, ['Reset password']],
  ])('to %s', async (_who, viewer, user, expected) => {
    await open(user, viewer);
    expect(buttons()).toEqual(expected);
  });

  it('has no Agents card for admins, and a Customers card for agents only', async () => {
    const { unmount } = await open(admin);
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('region', { name: 'Agents' })).not.toBeInTheDocument();
    expect(main.queryByRole('region', { name: 'Customers of this agent' })).not.toBeInTheDocument();
    unmount();
    await open(nora);
    expect(
      await within(card('Customers of this agent')).findByRole('link', { name: 'Boutique Amélie' }),
    ).toBeVisible();
    expect(card('Customers of this agent')).toHaveTextContent('achats@amelie.test');
  });
});

describe('latest orders', () => {
  it('show catalog, amount and date, and the way to all', async () => {
    const orders = Array.from({ length: 12 }, () =>
      buildOrderSummary({ id: '5', total_price: 1234.5, created: new Date(2026, 8, 5, 12).getTime() / 1000 }),
    );
    mockApi('getUser', amelie);
    mockApi('listAgents', [nora]);
    mockApi('listOrdersOfUser', {
      status: 'success',
      orders: orders.map((order, index) => ({ ...order, id: `5${index}` })),
    });
    renderApp('/admin/user/21', { user: admin });
    const [first] = await screen.findAllByRole('link', { name: 'Women' });
    expect(first).toHaveAttribute('href', '/linesheet/50');
    const latest = card('Latest orders');
    expect(
      within(latest)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Catalog', 'Amount', 'Date']);
    expect(within(latest).getAllByRole('row')[1]).toHaveTextContent(/1,234\.50.*2026-09-05/);
    expect(within(latest).getAllByRole('row')).toHaveLength(11);
    expect(within(latest).getByRole('link', { name: 'All 12 orders' })).toHaveAttribute(
      'href',
      '/admin/orders/list?q=Boutique+Am%C3%A9lie&status=all&current=false',
    );
  });
});

describe('roles', () => {
  const role = (name: string) => within(card('Roles')).getByRole('checkbox', { name });

  it('change at once, before the server has answered', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const calls = mockApi('setUserRoles', async () => {
      await held;
      return { status: 'success' };
    });
    const { user } = await open();
    await user.click(role('Can use the App'));
    // The store tells of a patched cache with the next frame.
    await waitFor(() => expect(role('Can use the App')).toBeChecked());
    await waitFor(() => expect(calls).toMatchObject([{ body: { id: '21', roles: ['wls', 'app'] } }]));
    mockApi('getUser', { ...amelie, roles: ['wls', 'app'] });
    act(() => answer());
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(role('Can use the App')).toBeChecked();
  });

  it.each(failures)('undo themselves after %s', async (_what, answer, sentence) => {
    mockApi('setUserRoles', answer);
    const { user } = await open();
    await user.click(role('Agent'));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(role('Agent')).not.toBeChecked());
  });

  it('are all for admins, wls alone for agents', async () => {
    const { unmount } = await open();
    for (const name of ['Admin', 'Agent', 'Can use WLS', 'Can use the App']) expect(role(name)).toBeEnabled();
    unmount();
    await open(amelie, nora);
    expect(role('Can use WLS')).toBeEnabled();
    for (const name of ['Admin', 'Agent', 'Can use the App']) expect(role(name)).toBeDisabled();
  });
});

it('tells in the snackbar for a second, or until CLOSE', async () => {
  mockApi('setUserRoles', { status: 'success' });
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Agent' }));
  const note = await screen.findByText('Modified user');
  await user.click(screen.getByRole('button', { name: 'CLOSE' }));
  expect(note).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Agent' }));
  await screen.findByText('Modified user');
  await waitFor(() => expect(screen.queryByText('Modified user')).not.toBeInTheDocument());
});

describe("dialog 'Edit profile'", () => {
  async function edit(user: User = amelie, viewer: User = admin) {
    const app = await open(user, viewer);
    await app.user.click(screen.getByRole('button', { name: 'Modify data' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
    return { ...app, dialog, save: within(dialog).getByRole('button', { name: 'Save' }) };
  }

  it('locks the name while there is a SAP ID, which can be cleared', async () => {
    const calls = mockApi('updateUser', { status: 'success' });
    const { user, dialog, save } = await edit();
    expect(within(dialog).getByLabelText('Name')).toBeDisabled();
    await user.clear(within(dialog).getByLabelText('SAP ID (optional)'));
    await user.click(save);
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '21', sap_id: null } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends only what was changed', async () => {
    const calls = mockApi('updateUser', { status: 'success' });
    const { user, dialog, save } = await edit({ ...amelie, sap_id: null });
    await user.type(within(dialog).getByLabelText('Name'), ' & Co');
    await user.type(within(dialog).getByLabelText('SAP ID (optional)'), '123');
    expect(dialog).toHaveTextContent('Will be saved as 0123');
    await user.click(save);
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { id: '21', name: 'Boutique Amélie & Co', sap_id: '0123' },
      ]),
    );
  });

  it('says what is missing before it asks the server', async () => {
    const { user, dialog, save } = await edit();
    const email = within(dialog).getByLabelText('Email');
    await user.clear(email);
    await user.click(save);
    expect(email).toHaveAccessibleDescription('Please enter an e-mail address.');
  });

  it.each(failures)('shows %s and keeps what was entered', async (_what, answer, sentence) => {
    mockApi('updateUser', answer);
    const { user, dialog, save } = await edit();
    await user.type(within(dialog).getByLabelText('Extra notes (optional)'), '!');
    await user.click(save);
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Extra notes (optional)')).toHaveValue('Closed on Mondays!');
  });

  it('offers agents their own price list, warehouse and what stands already', async () => {
    const { user, dialog } = await edit(amelie, { ...nora, pricelist: '0352' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Price list' }));
    expect(await screen.findByTitle('None')).toBeInTheDocument();
    expect(screen.getByTitle('0352')).toBeInTheDocument();
    expect(screen.queryByTitle('0655')).not.toBeInTheDocument();
  });
});

it("opens 'Reset password' for the user", async () => {
  const calls = mockApi('setUserPassword', { status: 'success' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reset password' });
  await user.type(within(dialog).getByLabelText('Password'), 'four-plain-linen-words{Enter}');
  expect(await within(dialog).findByText('Password changed')).toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { id: '21', password: 'four-plain-linen-words' } }]);
});

describe("dialog 'Delete user'", () => {
  async function openDialog(person: User) {
    const app = await open(person);
    await app.user.click(screen.getByRole('button', { name: 'Delete user' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete user' });
    return { ...app, dialog, confirm: within(dialog).getByRole('button', { name: 'Delete' }) };
  }

  it('deletes a customer and goes to the list', async () => {
    const calls = mockApi('deleteUser', { status: 'success' });
    mockApi('listCustomers', []);
    const { user, confirm, place } = await openDialog(amelie);
    await user.click(confirm);
    expect(await screen.findByText('User deleted')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/admin/users/list'));
    expect(calls).toMatchObject([{ body: { id: '21', delete_orders: false } }]);
  });

  it('of an agent asks who takes over', async () => {
    const calls = mockApi('deleteUser', { status: 'success' });
    mockApi('listCustomers', []);
    const { user, dialog, confirm } = await openDialog(nora);
    expect(confirm).toBeDisabled();
    await user.click(within(dialog).getByRole('combobox', { name: 'Agents who take over' }));
    const option = await screen.findByTitle('Paul Petit (paul@brand.test)');
    expect(screen.queryByTitle('Nora Lindqvist (nora@brand.test)')).not.toBeInTheDocument();
    await user.click(option);
    await user.click(confirm);
    expect(await screen.findByText('User deleted')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '31', handover: ['32'], delete_orders: false } }]);
  });

  it.each(failures)('shows %s and stays', async (_what, answer, sentence) => {
    mockApi('deleteUser', answer);
    const { user, dialog, confirm, place } = await openDialog(amelie);
    await user.click(confirm);
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
    expect(place()).toBe('/admin/user/21');
  });
});

describe('agents', () => {
  it('are removed', async () => {
    const calls = mockApi('setUserAgents', { status: 'success' });
    const { user } = await open();
    await user.click(
      await within(card('Agents')).findByRole('button', { name: 'Remove agent Nora Lindqvist' }),
    );
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '21', agents: [] } }]);
  });

  it('are added from those who are not there yet', async () => {
    const calls = mockApi('setUserAgents', { status: 'success' });
    const { user } = await open();
    await within(card('Agents')).findByRole('link', { name: 'Nora Lindqvist' });
    await user.click(screen.getByRole('button', { name: '+ Add agent' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add agent' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Agent' }));
    await user.click(await screen.findByTitle('Paul Petit (paul@brand.test)'));
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Modified user')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { id: '21', agents: ['31', '32'] } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(failures)('stay after %s', async (_what, answer, sentence) => {
    mockApi('setUserAgents', answer);
    const { user } = await open();
    await user.click(
      await within(card('Agents')).findByRole('button', { name: 'Remove agent Nora Lindqvist' }),
    );
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(within(card('Agents')).getByRole('link', { name: 'Nora Lindqvist' })).toBeVisible();
  });

  it('are asked before they take themselves away', async () => {
    mockApi('setUserAgents', { status: 'success' });
    mockApi('listCustomers', []);
    const { user, place } = await open(amelie, nora);
    await user.click(
      await within(card('Agents')).findByRole('button', { name: 'Remove agent Nora Lindqvist' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Remove yourself' });
    expect(dialog).toHaveTextContent('You will no longer see Boutique Amélie and their orders.');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(place()).toBe('/admin/users/list'));
  });
});
