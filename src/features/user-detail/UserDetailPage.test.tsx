import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api';
import { saveBlob } from '../../lib/download';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { file, mockApi, problem } from '../../test/mockApi';
import { admin, amelie, nora, openUser, paul, userCard } from '../../test/openUser';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

jest.mock('../../lib/download');

afterEach(() => delete window.__APP_CONFIG__);

const buttons = () =>
  within(userCard('Profile'))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('shows the user, with addresses and sales organizations', async () => {
  const { asked } = await openUser();
  expect(asked[0]).toMatchObject({
    params: { id: '21' },
    query: { include_num_orders: 'true', include_addresses: 'true', include_salesorg: 'true' },
  });
  const profile = userCard('Profile');
  expect(profile).toHaveTextContent('achats@amelie.test');
  expect(profile).toHaveTextContent('Closed on Mondays');
  expect(profile).toHaveTextContent('SAP ID0000104711');
  expect(within(profile).getByRole('link', { name: 'Create order' })).toHaveAttribute(
    'href',
    '/admin/order/for/21',
  );
  expect(userCard('Addresses and sales organizations')).toHaveTextContent('1 Market Street, Porto');
  expect(userCard('Addresses and sales organizations')).toHaveTextContent('1000/10');
});

it('reports an unknown user, and links back', async () => {
  mockApi('getUser', problem(404, 'There is no such user.'));
  renderApp('/admin/user/99', { user: admin });
  expect(await screen.findByText('There is no such user.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Customer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to customers' })).toHaveAttribute(
    'href',
    '/admin/users/list',
  );
});

describe('what is offered', () => {
  it.each<[string, User, User, string[]]>([
    ['an admin on a customer', admin, amelie, ['Reset password', 'Modify data', 'Delete user', '']],
    ['an admin on themselves', admin, admin, ['Reset password', 'Modify data', '']],
    ['an agent on their customer', nora, amelie, ['Reset password', 'Modify data', 'Delete user', '']],
    ['an agent on themselves', nora, nora, ['Reset password']],
  ])('to %s', async (_who, viewer, user, expected) => {
    await openUser(user, viewer);
    expect(buttons()).toEqual(expected);
  });

  it('is no password for staff who sign in with their company’s account', async () => {
    window.__APP_CONFIG__ = { signIn: { passwords: 'customers' } };
    const { unmount } = await openUser(nora);
    expect(buttons()).toEqual(['Modify data', 'Delete user', '']);
    unmount();
    await openUser(amelie);
    expect(buttons()).toEqual(['Reset password', 'Modify data', 'Delete user', '']);
  });

  it('to an agent on a colleague is only name and email', async () => {
    const blank = { sap_id: null, extra_info: '', warehouse: '', pricelist: null, num_orders: undefined };
    await openUser({ ...paul, ...blank }, nora);
    expect(userCard('Profile')).toHaveTextContent('paul@brand.test');
    expect(userCard('Profile')).not.toHaveTextContent('SAP ID');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('region')).toHaveLength(1);
  });

  it('has no Agents card for admins, and a Customers card for agents only', async () => {
    const { unmount } = await openUser(admin);
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('region', { name: 'Agents' })).not.toBeInTheDocument();
    expect(main.queryByRole('region', { name: 'Customers of this agent' })).not.toBeInTheDocument();
    unmount();
    await openUser(nora);
    expect(
      await within(userCard('Customers of this agent')).findByRole('link', { name: 'Boutique Amélie' }),
    ).toBeVisible();
    expect(userCard('Customers of this agent')).toHaveTextContent('achats@amelie.test');
  });
});

it('does not mention customers on the page of staff', async () => {
  const { unmount } = await openUser({ ...amelie, sap_id: null, addresses: [] });
  expect(userCard('Profile')).toHaveTextContent('SAP IDUnassignedKindWholesale');
  expect(screen.getByText('No addresses yet.')).toBeVisible();
  unmount();
  const { user } = await openUser({ ...nora, sap_id: null, addresses: [] });
  expect(userCard('Profile')).toHaveTextContent('SAP IDNonePrice list');
  expect(screen.getByRole('main')).not.toHaveTextContent(/Unassigned|No addresses yet|this customer/);
  expect(document.title).toBe(`${nora.name} · Linedesk`);
  await user.click(within(userCard('Profile')).getByRole('button', { name: 'Modify data' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit profile' });
  expect(dialog).toHaveTextContent('Their number in SAP');
  expect(dialog).not.toHaveTextContent(/customer/i);
});

describe('the invitation', () => {
  async function ask() {
    const app = await openUser();
    const send = async () => {
      await app.user.click(within(userCard('Profile')).getByRole('button', { name: 'More actions' }));
      await app.user.click(screen.getByRole('menuitem', { name: 'Send invitation' }));
      return within(await screen.findByRole('dialog', { name: 'Send invitation' }));
    };
    return { ...app, send };
  }

  it('is sent after confirmation, staying on the page', async () => {
    const calls = mockApi('sendInvitation', { status: 'success' });
    const { user, send } = await ask();
    const dialog = await send();
    expect(dialog.getByText(/^achats@amelie\.test gets an email/)).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ id: '21' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await send()).toBeTruthy();
  });

  it('is not offered on a server without that call', async () => {
    await openUser(amelie, { ...admin, capabilities: [] });
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });

  it('shows why it was refused', async () => {
    mockApi('sendInvitation', { status: 'error', error: 'Amélie has a password already.' });
    const { user, send } = await ask();
    const dialog = await send();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/password already/)).toBeVisible();
  });
});

describe('the export of the data', () => {
  const exporter = { ...admin, capabilities: ['exportUserData'] };
  const choose = async (user: Awaited<ReturnType<typeof openUser>>['user']) => {
    await user.click(within(userCard('Profile')).getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export data' }));
  };

  it('is saved as a file', async () => {
    const calls = mockApi('exportUserData', file('data_of_user_21.zip'));
    const { user } = await openUser(amelie, exporter);
    await choose(user);
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'data_of_user_21.zip'));
    expect(calls).toMatchObject([{ params: { id: '21' } }]);
  });

  it('shows why it failed', async () => {
    mockApi('exportUserData', problem(404, 'There is no such user.'));
    const { user } = await openUser(amelie, exporter);
    await choose(user);
    expect(await screen.findByText('There is no such user.')).toBeVisible();
  });

  it('is not offered to agents', async () => {
    await openUser(amelie, { ...nora, capabilities: ['exportUserData'] });
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });
});

describe('latest orders', () => {
  it('show catalog, amount and date, and a link to all', async () => {
    const orders = Array.from({ length: 12 }, () =>
      buildOrderSummary({ id: '5', total_price: 1234.5, created: new Date(2026, 8, 5, 12).getTime() / 1000 }),
    );
    mockApi('getUser', amelie);
    mockApi('listAgents', [nora]);
    mockApi('listAllCatalogs', []);
    mockApi('listOrdersOfUser', {
      status: 'success',
      orders: orders.map((order, index) => ({ ...order, id: `5${index}` })),
    });
    renderApp('/admin/user/21', { user: admin });
    const [first] = await screen.findAllByRole('link', { name: 'Women' });
    expect(first).toHaveAttribute('href', '/linesheet/50');
    const latest = userCard('Latest orders');
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

it('shows the snackbar for a second, or until CLOSE', async () => {
  mockApi('setUserRoles', { status: 'success' });
  const { user } = await openUser();
  await user.click(screen.getByRole('checkbox', { name: 'Agent' }));
  const note = await screen.findByText('Modified user');
  await user.click(screen.getByRole('button', { name: 'CLOSE' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
  await user.click(screen.getByRole('checkbox', { name: 'Agent' }));
  await screen.findByText('Modified user');
  await waitFor(() => expect(screen.queryByText('Modified user')).not.toBeInTheDocument());
});
