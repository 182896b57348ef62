import { screen } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const route = '/admin/orders/list';

describe('without orders', () => {
  it.each<[Role, string, string]>([
    ['wls', 'Create an order', '/admin/orders/new'],
    ['agent', 'Choose a customer to order for', '/admin/users/list'],
    ['admin', 'Choose a customer to order for', '/admin/users/list'],
  ])('links %s to creating the first one', async (role, name, href) => {
    mockOrderList();
    mockApi('listAllCatalogs', []);
    mockApi('listCustomers', []);
    renderApp(`${route}?status=all&current=false`, { user: buildUser({ roles: [role] }) });
    expect(await screen.findByText('There are no orders yet.')).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it.each([
    ['', 'No order of a current catalog is open.'],
    ['?status=finished', 'No order matches these filters.'],
    ['?seasons=SS26', 'No order matches these filters.'],
  ])('offers to clear the filters of the list%s that hide orders', async (search, sentence) => {
    mockOrderList(buildOrderSummary({ sap_status: 2 }));
    const app = renderApp(route + search);
    expect(await screen.findByText(sentence)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1 order')).toBeVisible();
    expect(app.place()).toBe(`${route}?status=all&current=false`);
  });

  it.each([
    [2, '?q=ad&status=all'],
    [99, '?q=ad&status=every'],
  ])('shows how many orders of other statuses match, and links to them: %i', async (sap_status, query) => {
    const customer = { id: '1', name: 'Ada', addresses: [], sales_organizations: [] };
    mockOrderList(buildOrderSummary(), buildOrderSummary({ customer, sap_status }));
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.type(screen.getByRole('searchbox'), 'ad');
    await app.user.click(await screen.findByRole('link', { name: '1 in other states' }));
    expect(await screen.findByText('Ada')).toBeVisible();
    expect(app.place()).toBe(route + query);
  });

  it('shows the search text, and clears it too', async () => {
    mockOrderList(buildOrderSummary());
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No orders match “zzz”.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1 order')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
