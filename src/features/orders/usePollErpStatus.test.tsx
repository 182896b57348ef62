import { act, screen, waitFor } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const route = '/admin/orders/list?status=all&current=false';
const open = buildOrderSummary({ id: '7', name: 'Spring windows', items_count: 12, total_price: 600 });
const refused = { ...open, sap_status: 99, erp_message: 'Customer is blocked' };
const waiting = { ...open, sap_status: 1 };
const asking = 5000;

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const render = (role: Role = 'admin') =>
  renderApp(route, {
    user: buildUser({ roles: [role] }),
    advanceTimers: (ms) => void jest.advanceTimersByTime(ms),
  });
const pass = () => act(() => jest.advanceTimersByTimeAsync(asking));

it('orders at the ERP are polled until the ERP has answered', async () => {
  const { state, calls } = mockOrderList(waiting);
  render();
  await screen.findByTitle('In the ERP');
  await pass();
  expect(screen.getByTitle('In the ERP')).toBeVisible();
  state.orders = [{ ...waiting, sap_status: 2 }];
  await pass();
  expect(await screen.findByTitle('Sent')).toBeVisible();
  await pass();
  const asked = calls.length;
  await pass();
  await pass();
  expect(calls).toHaveLength(asked);
});

it('refused orders are counted in a link to them', async () => {
  const { state } = mockOrderList(waiting);
  const { user } = render();
  await screen.findByTitle('In the ERP');
  expect(screen.queryByText(/refused by/)).not.toBeInTheDocument();
  state.orders = [refused];
  await pass();
  await user.click(await screen.findByRole('link', { name: '1 refused by SAP' }));
  expect(await screen.findByText('Error: Customer is blocked')).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(screen.queryByText(/refused by/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter Refused' }));
  expect(await screen.findByRole('radio', { name: 'open' })).toBeChecked();
});

it('refused orders are not shown to a customer', async () => {
  const { calls } = mockOrderList(open, refused);
  render('wls');
  await screen.findByText('1 order');
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  expect(screen.queryByText(/refused by/)).not.toBeInTheDocument();
});

it('orders at the ERP are not polled while none is pending', async () => {
  const { calls } = mockOrderList(open);
  render();
  await screen.findByText('1 order');
  await pass();
  await pass();
  expect(calls).toHaveLength(2);
});
