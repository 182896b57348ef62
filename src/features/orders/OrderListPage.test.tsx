import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem, type SeenCall } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { customersShown } from '../../test/tableRows';
import { renderApp } from '../../test/render';
import { amountText, createdText } from './orderTexts';
import '../../test/plainFrame';

const route = '/admin/orders/list';

/** The list's own requests, without the polling of ERP orders. */
const listQueries = (calls: SeenCall[]) =>
  calls.map(({ query }) => query).filter(({ sap_status }) => sap_status !== '1,99');

const customer = (name: string) => ({ id: name, name, addresses: [], sales_organizations: [] });

/** The visible label of a status toggle's choice: the radios themselves are hidden. */
const statusChoice = (name: string) => within(screen.getByRole('radiogroup')).getByText(name);

describe('filters', () => {
  it('show open orders of current catalogs first', async () => {
    const { calls } = mockOrderList(buildOrderSummary());
    const app = renderApp(route);
    await screen.findByText('1 order');
    expect(listQueries(calls)).toEqual([{ sap_status: '0', current_catalog: 'true' }]);
    expect(screen.getByRole('radio', { name: 'open' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Current catalogs' })).toBeChecked();
    expect(app.place()).toBe(route);
  });

  it.each([
    ['all', { sap_status: '0,1,2,3' }, '?status=all'],
    ['finished', { sap_status: '0', finished: 'true' }, '?status=finished'],
    ['sent', { sap_status: '2,3' }, '?status=sent'],
    ['in SAP', { sap_status: '1' }, '?status=in_sap'],
  ])('%s is sent to the server, and stored in the URL', async (name, query, search) => {
    const { calls } = mockOrderList(buildOrderSummary());
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.click(statusChoice(name));
    await waitFor(() => expect(listQueries(calls).at(-1)).toEqual({ ...query, current_catalog: 'true' }));
    expect(app.place()).toBe(route + search);
  });

  it('can include catalogs that are no longer current', async () => {
    const { calls } = mockOrderList(buildOrderSummary());
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.click(screen.getByRole('switch', { name: 'Current catalogs' }));
    await waitFor(() => expect(listQueries(calls).at(-1)).toEqual({ sap_status: '0' }));
    expect(app.place()).toBe(`${route}?current=false`);
  });

  it('are restored from the URL, with search and sort', async () => {
    const { calls } = mockOrderList(
      buildOrderSummary({ sap_status: 2, customer: customer('Ada'), total_price: 5 }),
      buildOrderSummary({ sap_status: 2, customer: customer('Adam'), total_price: 50 }),
      buildOrderSummary({ sap_status: 2, customer: customer('Bea'), total_price: 500 }),
    );
    renderApp(`${route}?status=sent&current=false&q=ada&sort=-amount`);
    await screen.findByText('2 orders');
    expect(listQueries(calls)).toEqual([{ sap_status: '2,3' }]);
    expect(screen.getByRole('searchbox')).toHaveValue('ada');
    expect(screen.getByRole('radio', { name: 'sent' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Current catalogs' })).not.toBeChecked();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    expect(customersShown()).toEqual(['Adam', 'Ada']);
  });
});

it('reserves space for what loads late, so that the toolbar does not move', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  mockOrderList(buildOrderSummary());
  mockApi('listOrderViews', async () => {
    await answered;
    const view = { id: '1', name: 'Large', query: 'amount_from=500&status=all' };
    return { views: [{ ...view, is_shared: false, is_own: true, is_start: false }] };
  });
  const app = renderApp(`${route}?status=all`, {
    user: buildUser({ roles: ['admin'], capabilities: ['listOrderViews'] }),
  });
  await screen.findByText('1 order');
  const toolbar = screen.getByRole('search');
  const names = () =>
    within(toolbar)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const before = names();
  expect(before.slice(-3)).toEqual(['Views', 'Columns', 'Download list']);
  expect(within(toolbar).getByRole('button', { name: 'Views' })).toBeDisabled();
  answer();
  await waitFor(() => expect(within(toolbar).getByRole('button', { name: 'Views' })).toBeEnabled());
  expect(names()).toEqual(before);
  expect(
    within(toolbar)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['all', 'open', 'finished', 'sent', 'in SAP']);

  // The saved views are tabs above it.
  await app.user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Large' }));
  await waitFor(() => expect(app.place()).toBe(`${route}?amount_from=500&status=all`));
  expect(screen.getByRole('link', { name: 'Large', current: 'page' })).toBeVisible();
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('shows an order as a card', async () => {
    const order = buildOrderSummary({ customer: customer('Ada'), name: 'Spring', total_price: 5 });
    mockOrderList(order);
    renderApp(route);
    await screen.findByText('1 order');
    expect(screen.getByRole('cell')).toHaveTextContent(
      `Ada${amountText(order)}Springopen${createdText(order)}`,
    );
  });

  it('has all filters in a drawer, where each applies at once', async () => {
    const { calls } = mockOrderList(
      buildOrderSummary({ seller: { id: '3', name: 'Ana' } }),
      buildOrderSummary({ seller: { id: '4', name: 'Bo' } }),
    );
    const { user, place } = renderApp(route, { user: buildUser({ roles: ['agent'] }) });
    await screen.findByText('2 orders');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'More filters' }));
    await user.click(sheet.getByRole('switch', { name: 'Current catalogs' }));
    await waitFor(() => expect(listQueries(calls).at(-1)).toEqual({ sap_status: '0' }));
    expect(sheet.queryByRole('switch', { name: 'Archived' })).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: /Agents$/ }));
    await user.click(sheet.getByRole('checkbox', { name: 'Bo' }));
    expect(await sheet.findByRole('button', { name: /Agents ?Bo$/ })).toBeInTheDocument();
    await user.click(await sheet.findByRole('button', { name: 'Show 1 order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(place()).toBe(`${route}?current=false&agents=4`);
    const filter = screen.getByRole('button', { name: 'Filter, 1 active' });
    expect(filter).toHaveFocus();

    await user.click(filter);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('2 orders')).toBeVisible();
    expect(place()).toBe(`${route}?current=false`);
  });

  it('has a sort menu, and a menu of all other actions', async () => {
    mockOrderList(
      buildOrderSummary({ customer: customer('Ada'), total_price: 5 }),
      buildOrderSummary({ customer: customer('Bea'), total_price: 50 }),
    );
    const { user, place } = renderApp(route, { user: buildUser({ roles: ['agent'] }) });
    await screen.findByText('2 orders');
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Amount' }));
    await waitFor(() => expect(place()).toBe(`${route}?sort=amount`));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Download list',
      'Link generator',
    ]);
  });
});

describe('search', () => {
  it('shows matches while typing, and is stored in the URL', async () => {
    mockOrderList(
      buildOrderSummary({ customer: customer('Casa Lisboa') }),
      buildOrderSummary({ customer: customer('Galerie Berlin') }),
    );
    const app = renderApp(`${route}?sort=customer`);
    await screen.findByText('2 orders');
    await app.user.type(screen.getByRole('searchbox'), 'BERL');
    await screen.findByText('1 order');
    expect(customersShown()).toEqual(['Galerie Berlin']);
    await waitFor(() => expect(app.place()).toBe(`${route}?sort=customer&q=BERL`));
    await app.user.clear(screen.getByRole('searchbox'));
    await screen.findByText('2 orders');
    await waitFor(() => expect(app.place()).toBe(`${route}?sort=customer`));
  });

  it('preserves typed text when a filter changes', async () => {
    mockOrderList(buildOrderSummary({ customer: customer('Ada') }));
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.type(screen.getByRole('searchbox'), 'ad');
    await app.user.click(statusChoice('all'));
    await waitFor(() => expect(app.place()).toBe(`${route}?q=ad&status=all`));
    expect(screen.getByRole('searchbox')).toHaveValue('ad');
  });
});

describe('loading', () => {
  it('shows placeholders, then the rows', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    mockApi('listOrders', async () => {
      await answered;
      return { status: 'success', orders: [] };
    });
    renderApp(route);
    const table = await screen.findByRole('table', { name: 'Orders' });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/No order/)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('No order of a current catalog is open.')).toBeVisible();
    expect(table).toHaveAttribute('aria-busy', 'false');
  });

  it('shows the failure, and can retry', async () => {
    mockApi('listOrders', problem(503, 'The database is not ready yet.', { request_id: 'req-1' }));
    const { user } = renderApp(route);
    expect(await screen.findByText('The database is not ready yet.')).toBeVisible();
    expect(screen.getByText('Request id: req-1')).toBeVisible();
    mockOrderList(buildOrderSummary());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 order')).toBeVisible();
  });

  it('keeps the rows when a refetch fails, and reports it', async () => {
    mockOrderList(
      buildOrderSummary({
        customer: customer('Ada'),
        items_count: 3,
        address_id: '0000104711',
        service_date: 4_000_000_000,
      }),
    );
    mockApi('sendOrder', () => {
      mockApi('listOrders', networkFailure());
      return { status: 'success' };
    });
    const { user } = renderApp(route);
    await user.click(await screen.findByRole('button', { name: /^Actions for .* of Ada$/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Send to the ERP' }));
    expect(await screen.findByText(/^What is shown may be out of date\./)).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
    mockOrderList();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/out of date/)).not.toBeInTheDocument());
    // It was sent from this list.
    expect(screen.getByText('Ada')).toBeVisible();
  });
});

it.each<[Role, string]>([
  ['wls', '/admin/orders/new'],
  ['agent', '/admin/orders/list?current=false#new-order'],
  ['admin', '/admin/orders/list?current=false#new-order'],
])('offers %s a new order at %s', async (role, href) => {
  mockOrderList(buildOrderSummary());
  renderApp(`${route}?current=false`, { user: buildUser({ roles: [role] }) });
  await screen.findByText('1 order');
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'New order' })).toHaveAttribute('href', href);
});

it('links staff from the customer to the new order, and back to the list with its filters', async () => {
  mockOrderList(buildOrderSummary());
  mockApi('listCustomers', [
    buildUser({ id: 'c/1', name: 'Amélie', email: 'achats@amelie.test', sap_id: '0000104712' }),
    buildUser({ id: 'c2', name: 'Bo', sap_id: null }),
  ]);
  mockApi('listCatalogs', []);
  mockApi('getUser', buildUser({ id: 'c/1', name: 'Amélie' }));
  const { user, place } = renderApp(`${route}?current=false#new-order`);
  await user.type(within(await screen.findByRole('dialog')).getByRole('searchbox'), '4712');
  await waitFor(() => expect(screen.queryByText('Bo')).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(place()).toBe('/admin/orders/list?current=false'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'New order' }));
  await user.click(await screen.findByRole('button', { name: 'Select Amélie' }));
  expect(await screen.findByText(/^For Amélie/)).toBeVisible();
  expect(place()).toBe('/admin/order/for/c%2F1');
});
