import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';
import { cellsOf, customersShown, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';

const route = '/admin/orders/list';

const order = (name: string, change: Partial<OrderSummary> = {}) =>
  buildOrderSummary({
    customer: { id: name, name, addresses: [], sales_organizations: [] },
    ...{ sap_status: 2, items_count: 10 },
    ...change,
  });
const orders = [
  order('Ada', { to_come: 4 }),
  order('Bea', { to_come: 0 }),
  order('Cleo'),
  order('Dora', { to_come: 1, confirmed_short: true }),
  order('Eva', { sap_status: 0 }),
];

async function open(search: string, { role = 'agent' as Role, has_erp_documents = true } = {}) {
  mockOrderList(...orders);
  const app = renderApp(route + search, { user: buildUser({ roles: [role], has_erp_documents }) });
  await screen.findByText('5 orders');
  return app;
}

const titles = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const toComeOf = () => rowsOf('Orders').map((row) => cellsOf(row)[titles().indexOf('To come')]);

it('shows how many pieces are to come, and marks short confirmations in words', async () => {
  await open('?status=all');
  expect(toComeOf()).toEqual(['4', '–', '10', '1', '–']);
  const [, , , dora] = rowsOf('Orders');
  expect(within(dora ?? document.body).getByRole('img', { name: 'Confirmed short' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Confirmed short' })).toHaveLength(1);
});

it('is a column of a shop’s own list too', async () => {
  await open('?status=all', { role: 'wls' });
  expect(toComeOf()).toEqual(['4', '–', '10', '1', '–']);
});

it('sorts by it, those confirmed short first in either direction', async () => {
  const { user } = await open('?status=all');
  await user.click(screen.getByRole('columnheader', { name: 'To come' }));
  await waitFor(() => expect(customersShown()).toEqual(['Dora', 'Bea', 'Eva', 'Ada', 'Cleo']));
  await user.click(screen.getByRole('columnheader', { name: 'To come' }));
  await waitFor(() => expect(customersShown()).toEqual(['Dora', 'Cleo', 'Ada', 'Bea', 'Eva']));
});

it('filters by it, with a chip that names the choice, restored from the URL', async () => {
  const { user, place } = await open('?status=all');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'To come' }));
  const panel = within(await screen.findByRole('dialog', { name: 'To come' }));
  expect(panel.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'All',
    'Some',
    'Nothing',
  ]);
  await user.click(panel.getByRole('checkbox', { name: 'Some' }));
  await waitFor(() => expect(customersShown()).toEqual(['Dora', 'Ada']));
  expect(place()).toBe(`${route}?status=all&to_come=some`);
  expect(screen.getByRole('button', { name: 'To come: Some' })).toBeVisible();
});

it.each([
  ['all', ['Cleo']],
  ['some', ['Dora', 'Ada']],
  ['nothing', ['Bea']],
])('%s of the pieces to come is a filter of sent orders', async (choice, shown) => {
  mockOrderList(...orders);
  renderApp(`${route}?status=all&to_come=${choice}`, { user: buildUser({ has_erp_documents: true }) });
  await screen.findByRole('button', { name: /^To come: / });
  await waitFor(() => expect(rowsOf('Orders')).toHaveLength(shown.length));
});

describe('where the ERP says nothing of deliveries', () => {
  it('there is no such column and no such filter', async () => {
    const { user } = await open('?status=all', { has_erp_documents: false });
    expect(titles()).not.toContain('To come');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('menuitem', { name: 'Amount' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'To come' })).not.toBeInTheDocument();
  });

  it('hiding other columns does not hide it for later', async () => {
    const { user } = await open('?status=all', { has_erp_documents: false });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Ship' }));
    await waitFor(() => expect(titles()).not.toContain('Ship'));
    const saved = Object.entries(localStorage).find(([key]) => key.includes('order-list'))?.[1];
    expect(JSON.parse(saved)).toMatchObject({ hidden: ['ship'] });
  });
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('a card says how many pieces are to come, if any are', async () => {
    await open('?status=all');
    const lines = screen.getAllByText(/to come$/).map((line) => line.textContent);
    expect(lines).toEqual(['4 pieces to come', '10 pieces to come', '1 piece to come']);
    expect(screen.getByRole('img', { name: 'Confirmed short' })).toBeVisible();
  });
});
