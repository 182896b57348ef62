import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildUser, optionalCalls } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { forgetOrderList } from '../../../shared/order-list-link/orderListLink';
import { bar, buildCompleteOrder, mockOrderTasks, tick } from '../../../test/openManyOrders';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

const route = '/admin/orders/list?current=false';
const asking = 5000;
const words = 'the partner is blocked for orders of this season, ask the accounts department';

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const render = (place = route) =>
  renderApp(place, {
    user: buildUser({ id: 'me', roles: ['admin'], capabilities: optionalCalls }),
    advanceTimers: (ms) => void jest.advanceTimersByTime(ms),
  });
const pass = () => act(() => jest.advanceTimersByTimeAsync(asking));
const list = () => screen.getByRole('table', { name: 'Orders' });
const shops = () =>
  within(list())
    .getAllByRole('link', { name: /^Shop / })
    .map((link) => link.textContent);

/** Sends an order of the list, after which it is in the ERP. */
async function send(id: string) {
  const { state } = mockOrderList(
    ...['a', 'b', 'c'].map((one, index) => buildCompleteOrder(one, { created: 9000 - index })),
  );
  const answer = (change: { sap_status: number; erp_message?: string }) => {
    state.orders = state.orders.map((order) =>
      order.id === id ? { ...order, ...change, version: order.version + 1 } : order,
    );
  };
  mockApi('sendOrder', () => {
    answer({ sap_status: 1 });
    return { status: 'success' };
  });
  const app = render();
  await app.user.click(await screen.findByRole('button', { name: `Actions for Order ${id} of Shop ${id}` }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Send to the ERP' }));
  expect(await screen.findByTitle('In the ERP')).toBeVisible();
  return { ...app, answer };
}

it('a sent order stays in its row, and is reported as accepted', async () => {
  const { answer } = await send('b');
  expect(shops()).toEqual(['Shop a', 'Shop b', 'Shop c']);
  await pass();
  expect(screen.queryByText('SAP accepted “Order b”')).not.toBeInTheDocument();
  answer({ sap_status: 2 });
  await pass();
  await pass();
  expect(await screen.findByText('SAP accepted “Order b”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open “Order b”' })).toHaveAttribute('href', '/linesheet/b');
  expect(await screen.findByTitle('Sent')).toBeVisible();
  expect(shops()).toEqual(['Shop a', 'Shop b', 'Shop c']);
});

it("a sent order shows why it was refused, with the message's number in the tooltip", async () => {
  const { answer } = await send('b');
  answer({ sap_status: 99, erp_message: `V1 312: ${words}` });
  await pass();
  await pass();
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(`SAP refused “Order b” of Shop b: ${words}`);
  expect(screen.getByRole('link', { name: 'Open “Order b”' })).toHaveAttribute('href', '/linesheet/b');
  expect(within(list()).getByTitle(`Error: V1 312: ${words}`)).toBeVisible();
});

it('a sent order leaves the list when the filter changes', async () => {
  await send('b');
  fireEvent.click(screen.getByRole('radio', { name: 'finished' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'open' }));
  await waitFor(() => expect(shops()).toEqual(['Shop a', 'Shop c']));
});

it('an answer is reported to somebody who returns later', async () => {
  const { unmount, answer } = await send('b');
  unmount();
  answer({ sap_status: 2 });
  render();
  expect(await screen.findByText('SAP accepted “Order b”')).toBeVisible();
});

it('an answer is not reported after signing out', async () => {
  const { unmount, answer } = await send('b');
  unmount();
  forgetOrderList();
  expect(window.localStorage).toHaveLength(0);
  answer({ sap_status: 2 });
  render();
  await screen.findByText('2 orders');
  await pass();
  expect(screen.queryByText('SAP accepted “Order b”')).not.toBeInTheDocument();
});

it('the answers to many orders are counted', async () => {
  mockOrderTasks();
  const ids = ['a', 'b', 'c', 'd'];
  const { state } = mockOrderList(...ids.map((id) => buildCompleteOrder(id)));
  const { user } = render();
  for (const id of ids) await user.click(await tick(id));
  await user.click(within(await bar()).getByRole('button', { name: 'Send to SAP' }));
  state.orders = state.orders.map((order) => ({ ...order, sap_status: 1, version: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Send 4' }));
  const report = await screen.findByRole('dialog', { name: '4 orders sent to SAP' });
  await waitFor(() => expect(report).toHaveTextContent('Shop d'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(within(list()).getAllByTitle('In the ERP')).toHaveLength(4));
  state.orders = state.orders.map((order) => ({ ...order, sap_status: 2, version: 3 }));
  await pass();
  await pass();
  expect(await screen.findByText('SAP accepted 4 orders')).toBeVisible();
  expect(shops()).toEqual(['Shop a', 'Shop b', 'Shop c', 'Shop d']);
});

it('a report reopened by a reload reports no answer twice', async () => {
  mockOrderTasks();
  const { state } = mockOrderList(buildCompleteOrder('a'));
  const app = render();
  await app.user.click(await tick('a'));
  await app.user.click(within(await bar()).getByRole('button', { name: 'Send to SAP' }));
  state.orders = state.orders.map((order) => ({ ...order, sap_status: 1, version: 2 }));
  await app.user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: '1 order sent to SAP' });
  await screen.findByTitle('In the ERP');
  state.orders = state.orders.map((order) => ({ ...order, sap_status: 2, version: 3 }));
  await pass();
  await pass();
  expect(await screen.findByText('SAP accepted “Order a”')).toBeVisible();

  app.unmount();
  render();
  const report = await screen.findByRole('dialog', { name: '1 order sent to SAP' });
  await waitFor(() => expect(report).toHaveTextContent('Shop a'));
  await pass();
  await pass();
  expect(screen.queryByText('SAP accepted “Order a”')).not.toBeInTheDocument();
});
