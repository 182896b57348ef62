import { screen, waitFor, within } from '@testing-library/react';
import type { OrderNews, OrderNewsList } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, problem } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

const day = Date.UTC(2027, 2, 3) / 1000;
const shipment = { number: '80', day, carrier: 'DHL', tracking_number: 'D80', pieces: 24 };
const news = (id: string, change: Partial<OrderNews> = {}): OrderNews => ({
  ...{ id, name: `Order ${id}`, customer: 'Atelier Nord', changed_at: day + Number(id) },
  ...{ confirmed: null, shipments: [], taken_back: [] },
  ...change,
});
const short = news('9', { confirmed: { ordered: 12, missing: 3, other_day: 0 }, shipments: [shipment] });

/** Opens the list; what is dismissed leaves the news, as on the host. */
async function open(
  list: OrderNewsList,
  { role = 'wls' as Role, capabilities = ['listOrderNews', 'dismissOrderNews'] } = {},
) {
  const order = buildOrderSummary({ sap_status: 1 });
  const { state } = mockOrderList(order);
  let left = list;
  const calls = mockApi('listOrderNews', () => left);
  const dismissed = mockApi('dismissOrderNews', ({ body }) => {
    const { id } = body as { id?: string };
    const orders = left.orders.filter((one) => id !== undefined && one.id !== id);
    left = { orders, count: orders.length };
    return { status: 'success' };
  });
  const app = renderApp('/admin/orders/list?status=all', {
    user: buildUser({ roles: [role], capabilities, has_erp_documents: true }),
  });
  await screen.findByText('1 order');
  return { ...app, state, order, calls, dismissed };
}

const card = () => within(screen.getByRole('region', { name: /^N(ews|o news) of/ }));
const openCard = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: /^News of/, expanded: false }));
const noCard = () => expect(screen.queryByRole('region', { name: /news of/i })).not.toBeInTheDocument();
const noNews = () => expect(screen.getByRole('region', { name: 'No news of orders' })).toBeVisible();

it('names each order with what is news of it, and links to its sheet', async () => {
  const { user } = await open({
    orders: [
      short,
      news('8', { confirmed: { ordered: 12, missing: 0, other_day: 5 }, taken_back: ['77'] }),
      news('7', { confirmed: { ordered: 12, missing: 0, other_day: 0 } }),
    ],
    count: 5,
  });
  expect(await screen.findByRole('heading', { name: 'News of 5 orders' })).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
  await openCard(user);
  expect(card().getByRole('link', { name: 'Order 9' })).toHaveAttribute('href', '/linesheet/9');
  for (const text of [
    '3 of 12 pieces not confirmed',
    /^Shipped on 3\/3\/2027 by .*DHL.*: 24 pieces, shipment .*D80/,
    '5 pieces confirmed for another day',
    /^The shipment .*77.* was taken back\.$/,
    'Everything is now confirmed as it was ordered.',
    'and 2 more orders',
  ])
    expect(card().getByText(text)).toBeVisible();
  expect(card().queryByText(/Atelier Nord/)).not.toBeInTheDocument();
});

it('names the customer for an agent, and the latest three shipments of an order', async () => {
  const shipments = ['1', '2', '3', '4', '5'].map((number) => ({
    ...shipment,
    ...{ number, tracking_number: '' },
  }));
  const { user } = await open({ orders: [news('9', { shipments })], count: 1 }, { role: 'agent' });
  await openCard(user);
  expect(await screen.findByRole('link', { name: /Order 9.* of .*Atelier Nord/ })).toBeVisible();
  expect(
    card()
      .getAllByText(/^Shipped/)
      .map((text) => text.textContent?.match(/shipment \W*(\d)/)?.[1]),
  ).toEqual(['5', '4', '3']);
  expect(card().getByText('2 earlier shipments')).toBeVisible();
});

it('dismisses one order, with the focus still in the card, then all', async () => {
  const { user, dismissed } = await open({ orders: [short, news('8'), news('7')], count: 3 });
  await openCard(user);
  await user.click(await screen.findByRole('button', { name: 'Dismiss Order 8' }));
  await waitFor(() => expect(card().queryByText('Order 8')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'News of 2 orders' })).toHaveFocus();
  await user.click(card().getByRole('button', { name: 'Dismiss all' }));
  await waitFor(noNews);
  expect(dismissed.map(({ body }) => body)).toEqual([
    { id: '8', changed_at: day + 8 },
    { changed_at: day + 9 },
  ]);
});

it('says why it could not be dismissed', async () => {
  const { user } = await open({ orders: [short], count: 1 });
  await openCard(user);
  mockApi('dismissOrderNews', problem(503, 'Try again later.'));
  await user.click(await screen.findByRole('button', { name: 'Dismiss all' }));
  expect(await screen.findByText(/Try again later\./)).toBeVisible();
  expect(card().getByText('Order 9')).toBeVisible();
});

it('asks again when the list was asked for again', async () => {
  const { state, order, calls } = await open({ orders: [], count: 0 });
  await waitFor(noNews);
  expect(calls).toHaveLength(1);
  state.orders = [{ ...order, sap_status: 2 }];
  // Its order awaits the ERP, so the list polls.
  await waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 });
}, 15_000);

it('links to the orders whose proposed changes are to be decided', async () => {
  await open({ orders: [], count: 0, proposed: 2 }, { role: 'agent' });
  expect(await screen.findByRole('link', { name: '2 with proposed changes' })).toHaveAttribute(
    'href',
    '/admin/orders/list?status=every&current=false&proposed=waiting',
  );
});

it('asks for nothing where the host lacks the call', async () => {
  const { calls } = await open({ orders: [short], count: 1 }, { capabilities: [] });
  noCard();
  expect(calls).toHaveLength(0);
});
