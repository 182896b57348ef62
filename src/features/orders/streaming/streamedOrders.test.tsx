import { act, screen, waitFor, within } from '@testing-library/react';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser, optionalCalls } from '../../../test/factories/buildUser';
import { mockApi, partlySent } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import { customersShown } from '../../../test/tableRows';
import '../../../test/plainFrame';

const customer = (name: string) => ({ id: name, name, addresses: [], sales_organizations: [] });

/** Enough orders for the list to be shown in parts. */
const orders = Array.from({ length: 400 }, (_, n) =>
  buildOrderSummary({ customer: customer(`Shop ${n}`), created: 1_790_000_000 - n, total_price: n }),
);

/** A server that has sent half of the list; `go` sends the other half, or breaks the connection. */
function openHalfSent(search = '', hasTicks = false) {
  const half = partlySent({ status: 'success', orders, as_of: 'a' });
  mockApi('listOrders', ({ query }) =>
    query.sap_status === '1,99' ? { status: 'success', orders: [] } : half.answer,
  );
  if (hasTicks) mockApi('listOrderTasks', { tasks: [] });
  const app = renderApp(`/admin/orders/list?current=false${search}`, {
    user: buildUser({ roles: ['admin'], ...(hasTicks && { capabilities: optionalCalls }) }),
  });
  return { ...app, go: (how: 'on' | 'off') => act(() => half.go(how)) };
}

const table = () => screen.getByRole('table', { name: 'Orders' });

it('shows the first orders of a long list while streaming, and says so', async () => {
  const { go } = openHalfSent('', true);
  const count = await screen.findByText(/^[\d,]+ orders so far, loading the rest…$/);
  const received = Number(/\d+/.exec(count.textContent ?? ''));
  expect(received).toBeGreaterThan(10);
  expect(received).toBeLessThan(300);
  expect(screen.getByText('Shop 0')).toBeVisible();
  expect(table()).toHaveAttribute('aria-busy', 'true');
  expect(table()).toHaveAttribute('aria-rowcount', '-1');

  // A partial list must not be used as the complete one.
  expect(screen.queryByText(/^[\d,]+ orders$/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download list' })).toBeDisabled();
  expect(await screen.findByRole('checkbox', { name: 'Select all shown orders' })).toBeDisabled();

  await go('on');
  await screen.findByText('400 orders');
  expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
  expect(table()).toHaveAttribute('aria-busy', 'false');
  expect(table()).toHaveAttribute('aria-rowcount', '401');
  expect(screen.getByRole('button', { name: 'Download list' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Select all shown orders' })).toBeEnabled();
});

it('preserves the selection of a row during streaming', async () => {
  const { user, go } = openHalfSent('', true);
  await screen.findByText(/so far/);
  await user.click(await screen.findByRole('checkbox', { name: /of Shop 1$/ }));
  await go('on');
  await screen.findByText('400 orders');
  expect(screen.getByRole('checkbox', { name: /of Shop 1$/ })).toBeChecked();
});

it('streams only when sorted by creation time', async () => {
  const { go } = openHalfSent('&sort=-amount');
  await screen.findByText(/so far/);
  expect(screen.queryByText('Shop 0')).not.toBeInTheDocument();
  await go('on');
  await waitFor(() => expect(customersShown()[0]).toBe('Shop 399'));
});

it('shows no empty state while streaming', async () => {
  const { go } = openHalfSent('&q=Shop+399');
  await screen.findByText(/so far/);
  expect(within(table()).queryByText(/no order/i)).not.toBeInTheDocument();
  await go('on');
  await screen.findByText('1 order');
  expect(customersShown()).toEqual(['Shop 399']);
});

it('shows none of them when the stream breaks', async () => {
  const { go } = openHalfSent();
  await screen.findByText(/so far/);
  await go('off');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Shop 0')).not.toBeInTheDocument();
});
