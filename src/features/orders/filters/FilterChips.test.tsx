import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { dayText } from '../../../lib/dates';
import { buildCatalog } from '../../../test/factories/buildCatalog';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser } from '../../../test/factories/buildUser';
import { shownOptions } from '../../../test/chooseOption';
import { mockApi } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { customersShown } from '../../../test/tableRows';
import { renderApp } from '../../../test/render';
import { typeDay } from '../../../test/typeDay';
import '../../../test/plainFrame';

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
const cross = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` });
const pick = async (option: string) => screen.findByText(option, { selector: '[aria-disabled] > *' });

it('filters the loaded orders by an agent with two presses, says so, and takes it off', async () => {
  const { user, chips, calls, place } = await open('?sort=customer');
  await screen.findByText('3 orders');
  const asked = calls.length;
  await user.click(chip(chips, 'Agent'));
  await waitFor(() => expect(shownOptions()).toEqual(['Ana Ferreira', 'No agent']));
  await user.click(await pick('Ana Ferreira'));
  expect(await screen.findByText('2 orders')).toBeVisible();
  expect(customersShown()).toEqual(['Ada', 'Bea']);
  expect(chip(chips, 'Agent: Ana Ferreira')).toBeVisible();
  expect(place()).toBe(`${route}?sort=customer&agents=3`);
  expect(calls).toHaveLength(asked);

  await user.click(cross('Agent'));
  expect(await screen.findByText('3 orders')).toBeVisible();
  expect(chip(chips, 'Agent')).toHaveFocus();
  expect(place()).toBe(`${route}?sort=customer`);
});

it('asks the host for the orders of a drop that the overview led to, and offers the others', async () => {
  mockApi('getOverview', {
    rows: [overviewRow('Drop 1'), overviewRow('Drop 2'), overviewRow('Drop 2', 'USD'), overviewRow('')],
  });
  const { user, chips, calls, place } = await open('?current=false&catalogs=51&drops=none');
  await waitFor(() =>
    expect(calls.map(({ query }) => query)).toContainEqual({
      sap_status: '0',
      catalogs: '51',
      drops: 'none',
    }),
  );
  expect(within(chips).queryByRole('button', { name: 'Garment' })).not.toBeInTheDocument();
  await user.click(chip(chips, 'Drop: No drop'));
  await waitFor(() => expect(shownOptions()).toEqual(['Drop 1', 'Drop 2', 'No drop']));
  await user.click(await pick('Drop 2'));
  await waitFor(() =>
    expect(calls.map(({ query }) => query)).toContainEqual({
      sap_status: '0',
      catalogs: '51',
      drops: 'none,Drop 2',
    }),
  );
  await user.click(cross('Drop'));
  await waitFor(() => expect(place()).toBe(`${route}?current=false&catalogs=51`));
  expect(chip(chips, 'Drop')).toHaveFocus();
});

it('counts the refused orders of a garment as the host does', async () => {
  mockApi('listOrders', ({ query }) => ({
    status: 'success',
    orders: [
      ...(query.garments === undefined ? [order('Ada', { sap_status: 99 })] : []),
      order('Bea', { sap_status: 99 }),
    ],
  }));
  renderApp(`${route}?garments=WJM123`, { user: buildUser({ roles: ['admin'] }) });
  expect(await screen.findByText('refused (1)')).toBeVisible();
});

it('asks the host for a catalog, current or not', async () => {
  mockApi('listAllCatalogs', [buildCatalog({ id: '51', name: 'Women', season: 'AW26' })]);
  const { user, chips, calls, place } = await open();
  await user.click(chip(chips, 'Catalog'));
  await user.click(await pick('Women, AW26'));
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
  expect(customersShown()).toEqual(customers);
});

it('filters by days and by amount while they are entered', async () => {
  const { user, chips, place } = await open('?sort=customer');
  await screen.findByText('3 orders');
  await user.click(chip(chips, 'Delivery'));
  await screen.findByRole('dialog', { name: 'Delivery' });
  await typeDay(user, 'After', '2/1/2027');
  expect(await screen.findByText('1 order')).toBeVisible();
  await user.click(cross('Delivery'));
  await user.click(chip(chips, 'Amount'));
  await user.type(await screen.findByRole('spinbutton', { name: 'At least' }), '500');
  expect(await screen.findByText('2 orders')).toBeVisible();
  expect(customersShown()).toEqual(['Bea', 'Cleo']);
  expect(place()).toBe(`${route}?sort=customer&amount_from=500`);
});

it('names an agent none of whose orders is loaded', async () => {
  mockApi('getUser', buildUser({ id: '77', name: 'Nora Lindqvist', roles: ['agent'] }));
  const { chips } = await open('?agents=77');
  expect(await within(chips).findByRole('button', { name: 'Agent: Nora Lindqvist' })).toBeVisible();
  expect(await screen.findByText('No order matches these filters.')).toBeVisible();
});

it('clears every filter at once when no order is left', async () => {
  const { user, chips, place } = await open('?customers=c-Ada&amount_from=5000');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(place()).toBe(`${route}?status=all&current=false`);
  expect(chip(chips, 'Customer')).toBeVisible();
});

it('counts only those refused orders that the filters let through', async () => {
  const refused = { sap_status: 99, erp_message: 'Customer is blocked' };
  const { chips } = await open('?agents=3', 'admin', [
    ...orders,
    order('Dora', { ...refused, seller: ana }),
    order('Eve', { ...refused, seller: null }),
  ]);
  expect(await within(chips).findByRole('button', { name: 'Agent: Ana Ferreira' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'refused (1)' })).toBeInTheDocument();
});

it('offers customers no agent and no customer', async () => {
  const { chips } = await open('', 'wls');
  const names = within(chips)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Channel', 'Catalog', 'Season', 'Edited', 'Created', 'Delivery', 'Amount']);
});
