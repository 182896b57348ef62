import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { dayText } from '../../../lib/dates';
import { filterTitle, orderFilters } from '../../../shared/order-list-link/orderFilters';
import { buildCatalog } from '../../../test/factories/buildCatalog';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { customersShown } from '../../../test/tableRows';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';
import { english } from '../../../languages/useT';

const route = '/admin/orders/list';

const order = (customer: string, change: Partial<OrderSummary> = {}) =>
  buildOrderSummary({
    customer: { id: `c-${customer}`, name: customer, addresses: [], sales_organizations: [] },
    ...change,
  });
const ana = { id: '3', name: 'Ana Ferreira' };
const orders = [
  order('Ada', { seller: ana, channel: 'FR', total_price: 100 }),
  order('Bea', { seller: ana, channel: '10', total_price: 900, service_date: Date.UTC(2027, 1, 1) / 1000 }),
  order('Cleo', { seller: null, channel: '10', total_price: 500 }),
];

const overviewRow = (label: string, currency = 'EUR') => ({
  id: label,
  label,
  currency,
  orders: null,
  pieces: 1,
  amount: 1,
  before_pieces: 0,
  before_amount: 0,
});

async function open(search = '', role: Role = 'admin', listed: readonly OrderSummary[] = orders) {
  const { calls } = mockOrderList(...listed);
  const app = renderApp(route + search, { user: buildUser({ roles: [role] }) });
  const chips = await screen.findByRole('group', { name: 'Filters' });
  return { ...app, calls, chips };
}

const chip = (chips: HTMLElement, name: string) => within(chips).getByRole('button', { name });
const noChip = (chips: HTMLElement) => expect(within(chips).queryAllByRole('button')).toEqual([]);
const cross = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` });
const addButton = () => screen.getByRole('button', { name: 'Filter' });
type User = Awaited<ReturnType<typeof open>>['user'];

/** Chooses a filter in the '+ Filter' menu, and returns its panel. */
async function add(user: User, name: string) {
  await user.click(addButton());
  await user.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog', { name });
}

const boxes = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

it('closes the calendar when one of its spans is chosen, which the chip names', async () => {
  const { user, chips } = await open();
  const panel = await add(user, 'Created');
  await user.click(await within(panel).findByLabelText('From'));
  await user.click(await screen.findByText('This week'));
  expect(await within(chips).findByRole('button', { name: 'Created: This week' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Created' })).not.toBeInTheDocument());
});

it('has a chip only while its filter is active, set by checkboxes', async () => {
  const { user, chips, calls, place } = await open('?sort=customer');
  await screen.findByText('3 orders');
  noChip(chips);
  const asked = calls.length;
  const panel = await add(user, 'Agents');
  expect(boxes(panel)).toEqual(['Ana Ferreira', 'No agent']);
  await waitFor(() => expect(within(panel).getByRole('checkbox', { name: 'Ana Ferreira' })).toHaveFocus());
  await user.click(within(panel).getByRole('checkbox', { name: 'Ana Ferreira' }));
  expect(await screen.findByText('2 orders')).toBeVisible();
  expect(customersShown()).toEqual(['Ada', 'Bea']);
  expect(place()).toBe(`${route}?sort=customer&agents=3`);
  expect(calls).toHaveLength(asked);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(addButton()).toHaveFocus();

  await user.click(chip(chips, 'Agent: Ana Ferreira'));
  const own = await screen.findByRole('dialog', { name: 'Agents' });
  expect(within(own).getByRole('checkbox', { name: 'Ana Ferreira' })).toBeChecked();
  await user.click(cross('Agent'));
  expect(await screen.findByText('3 orders')).toBeVisible();
  noChip(chips);
  expect(chips).toHaveFocus();
  expect(place()).toBe(`${route}?sort=customer`);
});

it('searches a long list of values', async () => {
  const many = Array.from({ length: 120 }, (_, index) => order(`Shop ${index + 1}`));
  const { user } = await open('', 'admin', many);
  await screen.findByText('120 orders');
  const panel = await add(user, 'Customers');
  expect(boxes(panel)).toHaveLength(100);
  expect(within(panel).getByText('20 more values: search to find them.')).toBeVisible();
  await user.type(within(panel).getByRole('searchbox', { name: 'Search Customers' }), '\u200bshóp 120');
  expect(boxes(panel)).toEqual(['Shop 120']);
  await user.click(within(panel).getByRole('checkbox'));
  expect(await screen.findByText('1 order')).toBeVisible();
});

it('requests the orders of a drop linked from the overview, and offers the other drops', async () => {
  mockApi('getOverview', {
    rows: [overviewRow('Drop 1'), overviewRow('Drop 2'), overviewRow('Drop 2', 'USD'), overviewRow('')],
  });
  const { user, chips, calls, place } = await open('?current=false&catalogs=51&drops=none');
  const asked = () => calls.map(({ query }) => query);
  const query = { sap_status: '0', catalogs: '51' };
  await waitFor(() => expect(asked()).toContainEqual({ ...query, drops: 'none' }));
  await user.click(chip(chips, 'Drop: No drop'));
  const panel = await screen.findByRole('dialog', { name: 'Drops' });
  await waitFor(() => expect(boxes(panel)).toEqual(['No drop', 'Drop 1', 'Drop 2']));
  await user.click(within(panel).getByRole('checkbox', { name: 'Drop 2' }));
  await waitFor(() => expect(asked()).toContainEqual({ ...query, drops: 'none,Drop 2' }));
  await user.click(cross('Drop'));
  await waitFor(() => expect(place()).toBe(`${route}?current=false&catalogs=51`));
});

it("counts the refused orders of a garment by the server's filter", async () => {
  mockApi('listOrders', ({ query }) => ({
    status: 'success',
    orders: [
      ...(query.garments === undefined ? [order('Ada', { sap_status: 99 })] : []),
      order('Bea', { sap_status: 99 }),
    ],
  }));
  renderApp(`${route}?garments=WJM123`, { user: buildUser({ roles: ['admin'] }) });
  expect(await screen.findByRole('link', { name: '1 refused by SAP' })).toBeVisible();
});

it('requests a catalog, current or not', async () => {
  mockApi('listAllCatalogs', [buildCatalog({ id: '51', name: 'Women', season: 'AW26' })]);
  const { user, chips, calls, place } = await open();
  const panel = await add(user, 'Catalogs');
  await user.click(await within(panel).findByRole('checkbox', { name: 'Women, AW26' }));
  await waitFor(() =>
    expect(calls.map(({ query }) => query)).toContainEqual({ sap_status: '0', catalogs: '51' }),
  );
  expect(await within(chips).findByRole('button', { name: 'Catalog: Women, AW26' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'More filters, 1 active' })).toBeVisible();
  expect(place()).toBe(`${route}?current=false&catalogs=51`);
});

it.each([
  ['customers=c-Ada,c-Bea', 'Customer: Ada, Bea', ['Ada', 'Bea']],
  ['channels=1000/10', 'Channel: 1000/10', ['Bea', 'Cleo']],
  ['agents=none', 'Agent: No agent', ['Cleo']],
  ['delivery_after=2027-02-01', `Delivery: from ${dayText('2027-02-01')}`, ['Bea']],
  ['amount_from=100&amount_to=500', 'Amount: 100 to 500', ['Ada', 'Cleo']],
])('reads %s from the URL', async (search, name, customers) => {
  const { chips } = await open(`?sort=customer&${search}`);
  expect(await within(chips).findByRole('button', { name })).toBeVisible();
  await waitFor(() => expect(customersShown()).toEqual(customers));
});

it('filters by days and by amount while they are entered', async () => {
  const { user, chips, place } = await open('?sort=customer');
  await screen.findByText('3 orders');
  await add(user, 'Delivery');
  await user.type(await screen.findByLabelText('From'), '2/1/2027');
  expect(await screen.findByText('1 order')).toBeVisible();
  expect(chip(chips, `Delivery: from ${dayText('2027-02-01')}`)).toBeVisible();
  await user.click(cross('Delivery'));
  await add(user, 'Amount');
  await user.type(await screen.findByRole('spinbutton', { name: 'At least' }), '500');
  expect(await screen.findByText('2 orders')).toBeVisible();
  expect(customersShown()).toEqual(['Bea', 'Cleo']);
  expect(place()).toBe(`${route}?sort=customer&amount_from=500`);
});

it('stores the exclusive end of a day range in the URL', async () => {
  const { user, place } = await open('?created_after=2027-02-01&created_before=2027-02-03');
  await user.click(await screen.findByRole('button', { name: /^Created: / }));
  const last = await screen.findByLabelText('To');
  expect(last).toHaveValue(dayText('2027-02-02'));
  await user.clear(last);
  await user.type(last, '2/28/2027');
  expect(place()).toBe(`${route}?created_after=2027-02-01&created_before=2027-03-01`);
});

it('shows the name of an agent without loaded orders', async () => {
  mockApi('getUser', buildUser({ id: '77', name: 'Nora Lindqvist', roles: ['agent'] }));
  const { chips } = await open('?agents=77');
  expect(await within(chips).findByRole('button', { name: 'Agent: Nora Lindqvist' })).toBeVisible();
  expect(await screen.findByText('No order matches these filters.')).toBeVisible();
});

it('clears every filter at once when no order is left', async () => {
  const { user, chips, place } = await open('?customers=c-Ada&amount_from=5000');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(place()).toBe(`${route}?status=all&current=false`);
  noChip(chips);
});

it('counts only refused orders that match the filters', async () => {
  const refused = { sap_status: 99, erp_message: 'Customer is blocked' };
  const { chips } = await open('?agents=3', 'admin', [
    ...orders,
    order('Dora', { ...refused, seller: ana }),
    order('Eve', { ...refused, seller: null }),
  ]);
  expect(await within(chips).findByRole('button', { name: 'Agent: Ana Ferreira' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '1 refused by SAP' })).toHaveAttribute(
    'href',
    `${route}?status=error&current=false&agents=3`,
  );
});

it('offers customers no agent and no customer', async () => {
  const { user } = await open('', 'wls');
  await user.click(addButton());
  await screen.findByRole('menu');
  const names = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
  const offered = orderFilters.filter(
    ({ isForStaff, needsErpDocuments, needsProposals }) =>
      !isForStaff && !needsErpDocuments && !needsProposals,
  );
  expect(names).toEqual(offered.map((filter) => english.t(filterTitle(filter))));
  expect(names.slice(0, 2)).toEqual(['Catalogs', 'Seasons']);
  expect(names).not.toContain('Agents');
  expect(names).not.toContain('Customers');
});
