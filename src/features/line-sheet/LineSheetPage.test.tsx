import { act, screen, waitFor } from '@testing-library/react';
import type { Order } from '../../api';
import { buildOrder } from '../../test/factories/buildOrder';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, problem } from '../../test/mockApi';
import { coatCell, openLineSheet, savedLine, total, winterOrder } from '../../test/openLineSheet';
import { renderApp } from '../../test/render';
import { serveOrder } from '../../test/serveOrder';

describe('opening', () => {
  it('says that it is loading', async () => {
    let answer = (_order: Order) => {};
    mockApi('getOrder', () => new Promise<Order>((resolve) => (answer = resolve)));
    renderApp('/linesheet/5', { user: buildUser() });
    expect(await screen.findByRole('status', { name: 'Loading the line sheet' })).toBeVisible();
    answer(buildOrder({ ...winterOrder, id: '5' }));
    expect(await screen.findByRole('heading', { name: 'Winter pre-order' })).toBeVisible();
  });

  it('says why the order could not be loaded, and links back', async () => {
    mockApi('getOrder', problem(404, 'This order does not exist.'));
    renderApp('/linesheet/5', { user: buildUser() });
    expect(await screen.findByText('This order does not exist.')).toBeVisible();
    expect(screen.getByText('Back to orders')).toHaveAttribute('href', '/admin/orders/list');
  });

  it('can be tried again', async () => {
    mockApi('getOrder', problem(503, 'Not now.'));
    const { user } = renderApp('/linesheet/5', { user: buildUser() });
    await screen.findByText('Not now.');
    mockApi('getOrder', buildOrder({ ...winterOrder, id: '5' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Winter pre-order' })).toBeVisible();
  });

  it('has a message for an empty catalog', async () => {
    await openLineSheet({ garments: [], lines: {} });
    expect(screen.getByText('This catalog has no garments.')).toBeVisible();
  });
});

describe('the heading', () => {
  it('shows the order, its customer, catalog, season and status', async () => {
    const { server } = await openLineSheet();
    const panel = screen.getByRole('complementary', { name: 'Order' });
    expect(panel).toHaveTextContent(server.order.customer.name);
    expect(panel).toHaveTextContent('Women, AW26open');
    expect(document.title).toMatch(/^Winter pre-order · /);
  });
});

describe('the link back to the orders', () => {
  it('opens the list with its last view', async () => {
    const server = serveOrder(buildOrder({ ...winterOrder, id: '5' }));
    mockApi('listOrders', { status: 'success', orders: [] });
    mockApi('listCatalogs', []);
    mockApi('listAllCatalogs', []);
    const app = renderApp('/admin/orders/list?status=all&q=winter', { user: buildUser() });
    await screen.findByRole('heading', { name: 'Orders' });
    await act(() => app.navigate(`/linesheet/${server.order.id}`));
    await screen.findByRole('heading', { level: 1, name: server.order.name });
    await app.user.click(screen.getByRole('link', { name: 'Orders' }));
    await screen.findByRole('heading', { name: 'Orders' });
    expect(app.place()).toBe('/admin/orders/list?status=all&q=winter');
  });

  it('opens the default list if it was not open before', async () => {
    await openLineSheet();
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders/list');
  });
});

describe('an order that is no longer open', () => {
  it('is read-only, with a reason', async () => {
    const { user, server } = await openLineSheet({ sap_status: 1, items_count: 2, total_price: 99.5 });
    expect(total()).toBe('2 pieces€99.50');
    expect(
      screen.getByText('This order is in the ERP and cannot be changed until the ERP answers.'),
    ).toBeVisible();
    expect(coatCell('Black', 'S')).toHaveAttribute('readonly');
    await user.type(coatCell('Black', 'S'), '3');
    await user.tab();
    expect(coatCell('Black', 'S')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Finished' })).toBeDisabled();
    expect(screen.getByLabelText('Delivery date')).toBeDisabled();
    expect(screen.getAllByRole('button', { name: 'Black' })[0]).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Excel' })).toBeEnabled();
    expect(server.saves).toHaveLength(0);
  });
});

describe('a session that ends', () => {
  it('redirects to the login and back with all quantities, including the one being typed', async () => {
    const { user, place, server } = await openLineSheet({}, '?q=coat');
    const release = server.hold();
    server.fates.push(problem(401, 'Please sign in.'));
    await user.type(coatCell('Black', 'S'), '3');
    await user.tab();
    await user.type(coatCell('Ecru', 'S'), '4');
    release();
    await screen.findByRole('button', { name: 'Login' });
    expect(place()).toBe(`/login?from=/linesheet/${server.order.id}%3Fq%3Dcoat`);
    expect(screen.getByText('Your session ended. Nothing you typed is lost.')).toBeVisible();

    mockApi('login', { status: 'success' });
    await user.type(screen.getByLabelText('Username'), 'a');
    await user.type(screen.getByLabelText('Password'), 'b');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Winter pre-order' });
    expect(coatCell('Black', 'S')).toHaveValue('3');
    expect(coatCell('Ecru', 'S')).toHaveValue('4');
    await waitFor(() => expect(server.quantities()).toEqual({ WJM123000L: 2, WJM123000S: 3, WJM123010S: 4 }));
    await savedLine();
  });
});
