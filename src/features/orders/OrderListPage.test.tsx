import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { formatMoney } from '../../domain/money/formatMoney';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem, type SeenCall } from '../../test/mockApi';
import { renderApp } from '../../test/render';

const route = '/admin/orders/list';

/** Answers the list as the server would, and the orders at the ERP beside it. */
function mockOrders(orders: OrderSummary[]): SeenCall[] {
  const calls = mockApi('listOrders', ({ query }) => ({
    status: 'success',
    orders: orders.filter(({ sap_status }) => query.sap_status?.split(',').includes(String(sap_status))),
  }));
  return calls;
}

/** What the list itself was asked for, without the watch over the orders at the ERP. */
const listQueries = (calls: SeenCall[]) =>
  calls.map(({ query }) => query).filter(({ sap_status }) => sap_status !== '1,99');

const customer = (name: string) => ({ id: name, name, addresses: [], sales_organizations: [] });

const rows = () =>
  within(screen.getByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1);
/** What one presses of the status toggle: its radios themselves are out of sight. */
const statusChoice = (name: string) => within(screen.getByRole('radiogroup')).getByText(name);

const customers = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const cellsOf = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('a row', () => {
  const address = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay, Porto' };
  const order = buildOrderSummary({
    id: '7/a',
    name: 'Spring windows',
    customer: { id: '9', name: 'Casa Lisboa', addresses: [address], sales_organizations: [] },
    finished: true,
    catalog: { id: '2', name: 'Women Main', season: 'SS26', currency: 'USD' },
    seller: { id: '3', name: 'Ana Ferreira' },
    sales_organization: '1000',
    channel: 'FR',
    address_id: '0000104712',
    items_count: 1234,
    total_price: 98_765.4,
    currency: 'USD',
    created: 1_790_000_000,
  });

  it('has every documented column', async () => {
    mockOrders([order]);
    renderApp(route);
    await screen.findByText('Casa Lisboa');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Customer',
      'Status',
      'Catalog',
      'Agent',
      'SO',
      'Ship',
      'Items',
      'Amount',
      'Created',
      'Actions',
    ]);
    expect(cellsOf(rows()[0])).toEqual([
      'Casa Lisboa',
      'Finished by customer',
      'Women Main Spring windows',
      'Ana Ferreira',
      '1000/FR',
      '104712',
      new Intl.NumberFormat().format(1234),
      formatMoney(9_876_540, 'USD'),
      new Date(1_790_000_000_000).toLocaleDateString(),
      '',
    ]);
    expect(screen.getByTitle('Harbour store, 1 Quay, Porto, 0000104712')).toBeVisible();
  });

  it('leads to the customer and to the line sheet', async () => {
    mockOrders([order]);
    renderApp(route, { user: buildUser({ roles: ['agent'] }) });
    expect(await screen.findByRole('link', { name: 'Casa Lisboa' })).toHaveAttribute('href', '/admin/user/9');
    expect(screen.getByRole('link', { name: 'Women Main' })).toHaveAttribute('href', '/linesheet/7%2Fa');
  });

  it('names its customer without a link to who may not open it', async () => {
    mockOrders([order]);
    renderApp(route, { user: buildUser({ roles: ['wls'] }) });
    expect(await screen.findByText('Casa Lisboa')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Casa Lisboa' })).not.toBeInTheDocument();
  });

  it('leaves empty what is not known, and shows the id of an address that is gone', async () => {
    mockOrders([
      buildOrderSummary({ seller: null, sales_organization: '', channel: '', address_id: '0000999999' }),
    ]);
    renderApp(route);
    await screen.findByTitle('0000999999');
    expect(cellsOf(rows()[0]).slice(3, 6)).toEqual(['', '', '999999']);
  });

  it.each([
    [0, 'open'],
    [1, 'In the ERP'],
    [2, 'Sent'],
    [3, 'sent'],
  ])('of status %i says %s', async (sap_status, label) => {
    mockOrders([buildOrderSummary({ sap_status })]);
    renderApp(`${route}?status=all`);
    expect(await screen.findByTitle(label)).toHaveTextContent(label);
  });
});

describe('filters', () => {
  it('show open orders of current catalogs first', async () => {
    const calls = mockOrders([buildOrderSummary()]);
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
  ])('%s asks the server, and stands in the URL', async (name, query, search) => {
    const calls = mockOrders([buildOrderSummary()]);
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.click(statusChoice(name));
    await waitFor(() => expect(listQueries(calls).at(-1)).toEqual({ ...query, current_catalog: 'true' }));
    expect(app.place()).toBe(route + search);
  });

  it('take in the catalogs that are not current any more', async () => {
    const calls = mockOrders([buildOrderSummary()]);
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.click(screen.getByRole('switch', { name: 'Current catalogs' }));
    await waitFor(() => expect(listQueries(calls).at(-1)).toEqual({ sap_status: '0' }));
    expect(app.place()).toBe(`${route}?current=false`);
  });

  it('come back from the URL, with search and sort', async () => {
    const calls = mockOrders([
      buildOrderSummary({ sap_status: 2, customer: customer('Ada'), total_price: 5 }),
      buildOrderSummary({ sap_status: 2, customer: customer('Adam'), total_price: 50 }),
      buildOrderSummary({ sap_status: 2, customer: customer('Bea'), total_price: 500 }),
    ]);
    renderApp(`${route}?status=sent&current=false&q=ada&sort=-amount`);
    await screen.findByText('2 orders');
    expect(listQueries(calls)).toEqual([{ sap_status: '2,3' }]);
    expect(screen.getByRole('searchbox')).toHaveValue('ada');
    expect(screen.getByRole('radio', { name: 'sent' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Current catalogs' })).not.toBeChecked();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    expect(customers()).toEqual(['Adam', 'Ada']);
  });
});

describe('search', () => {
  it('shows what matches while one types, and ends in the URL', async () => {
    mockOrders([
      buildOrderSummary({ customer: customer('Casa Lisboa') }),
      buildOrderSummary({ customer: customer('Galerie Berlin') }),
    ]);
    const app = renderApp(`${route}?sort=customer`);
    await screen.findByText('2 orders');
    await app.user.type(screen.getByRole('searchbox'), 'BERL');
    await screen.findByText('1 order');
    expect(customers()).toEqual(['Galerie Berlin']);
    await waitFor(() => expect(app.place()).toBe(`${route}?sort=customer&q=BERL`));
    await app.user.clear(screen.getByRole('searchbox'));
    await screen.findByText('2 orders');
    await waitFor(() => expect(app.place()).toBe(`${route}?sort=customer`));
  });

  it('keeps what was just typed when a filter changes', async () => {
    mockOrders([buildOrderSummary({ customer: customer('Ada') })]);
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.type(screen.getByRole('searchbox'), 'ad');
    await app.user.click(statusChoice('all'));
    await waitFor(() => expect(app.place()).toBe(`${route}?q=ad&status=all`));
    expect(screen.getByRole('searchbox')).toHaveValue('ad');
  });
});

describe('sort', () => {
  const orders = [
    buildOrderSummary({
      customer: customer('Bea'),
      items_count: 9,
      total_price: 100,
      created: 1_780_000_000,
    }),
    buildOrderSummary({
      customer: customer('ada'),
      items_count: 10,
      total_price: 90,
      created: 1_790_000_000,
      finished: true,
    }),
    buildOrderSummary({
      customer: customer('Cy'),
      items_count: 8,
      total_price: 1000,
      created: 1_770_000_000,
      sap_status: 2,
    }),
  ];

  it.each([
    ['Customer', ['ada', 'Bea', 'Cy']],
    ['Status', ['Bea', 'ada', 'Cy']],
    ['Items', ['Cy', 'Bea', 'ada']],
    ['Amount', ['ada', 'Bea', 'Cy']],
    ['Created', ['Cy', 'Bea', 'ada']],
  ])('by %s', async (name, sorted) => {
    mockOrders(orders);
    const app = renderApp(`${route}?status=all`);
    await screen.findByText('3 orders');
    expect(customers()).toEqual(['Bea', 'ada', 'Cy']);
    await app.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(customers()).toEqual(sorted));
    expect(app.place()).toBe(`${route}?status=all&sort=${name.toLowerCase()}`);
    await app.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(customers()).toEqual([...sorted].reverse()));
    expect(app.place()).toBe(`${route}?status=all&sort=-${name.toLowerCase()}`);
    await app.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(customers()).toEqual(['Bea', 'ada', 'Cy']));
  });
});

describe('the summary', () => {
  it('counts what is shown, and sums it for each currency', async () => {
    mockOrders([
      buildOrderSummary({ customer: customer('Ada'), items_count: 2, total_price: 0.1, currency: 'EUR' }),
      buildOrderSummary({ customer: customer('Adam'), items_count: 3, total_price: 0.2, currency: 'EUR' }),
      buildOrderSummary({ customer: customer('Ada'), items_count: 1, total_price: 12.5, currency: 'USD' }),
      buildOrderSummary({ customer: customer('Bea'), items_count: 4, total_price: 7, currency: 'EUR' }),
    ]);
    const app = renderApp(route);
    expect(await screen.findByText('4 orders')).toBeVisible();
    expect(screen.getByText('10 items')).toBeVisible();
    expect(screen.getByText(formatMoney(730, 'EUR'))).toBeVisible();
    await app.user.type(screen.getByRole('searchbox'), 'ada');
    expect(await screen.findByText('3 orders')).toBeVisible();
    expect(screen.getByText('6 items')).toBeVisible();
    expect(screen.getByText(formatMoney(30, 'EUR'), { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(formatMoney(1250, 'USD'), { selector: 'strong' })).toBeVisible();
  });
});

describe('without orders', () => {
  it('offers to create one', async () => {
    mockOrders([]);
    renderApp(`${route}?status=all&current=false`);
    expect(await screen.findByText('There are no orders yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an order' })).toHaveAttribute(
      'href',
      '/admin/orders/new',
    );
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('offers to clear the filters when they hide what there is', async () => {
    mockOrders([buildOrderSummary({ sap_status: 2 })]);
    const app = renderApp(`${route}?sort=amount`);
    expect(await screen.findByText('No order matches these filters.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1 order')).toBeVisible();
    expect(app.place()).toBe(`${route}?sort=amount&status=all&current=false`);
  });

  it('says what was searched for, and clears that too', async () => {
    mockOrders([buildOrderSummary()]);
    const app = renderApp(route);
    await screen.findByText('1 order');
    await app.user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No order here matches “zzz”.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('1 order')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
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
    expect(await screen.findByText('No order matches these filters.')).toBeVisible();
    expect(table).toHaveAttribute('aria-busy', 'false');
  });

  it('says why it failed, and tries again', async () => {
    mockApi('listOrders', problem(503, 'The database is not ready yet.', { request_id: 'req-1' }));
    const { user } = renderApp(route);
    expect(await screen.findByText('The database is not ready yet.')).toBeVisible();
    expect(screen.getByText('Request id: req-1')).toBeVisible();
    mockOrders([buildOrderSummary()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 order')).toBeVisible();
  });

  it('keeps the rows when asking again fails, and says so', async () => {
    mockOrders([buildOrderSummary({ customer: customer('Ada'), items_count: 3 })]);
    mockApi('sendOrder', () => {
      mockApi('listOrders', networkFailure());
      return { status: 'success' };
    });
    const { user } = renderApp(route);
    await user.click(await screen.findByRole('button', { name: /^Actions for .* of Ada$/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Send to the ERP' }));
    expect(await screen.findByText(/^These orders may be out of date\./)).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
    mockOrders([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No order matches these filters.')).toBeVisible();
    expect(screen.queryByText(/out of date/)).not.toBeInTheDocument();
  });
});

it.each<[Role, boolean]>([
  ['wls', true],
  ['agent', false],
  ['admin', false],
])('offers %s a new order of their own: %s', async (role, isOffered) => {
  mockOrders([buildOrderSummary()]);
  renderApp(route, { user: buildUser({ roles: [role] }) });
  await screen.findByText('1 order');
  const page = within(screen.getByRole('main'));
  expect(page.queryAllByRole('link', { name: 'New order' })).toHaveLength(isOffered ? 1 : 0);
});
