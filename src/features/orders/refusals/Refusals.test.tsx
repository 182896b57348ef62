import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '../../../api';
import { chooseOption } from '../../../test/chooseOption';
import { mockApi } from '../../../test/mockApi';
import { buildCompleteOrder, mockOrderTasks, openList } from '../../../test/openManyOrders';
import { typeDay } from '../../../test/typeDay';

beforeEach(() => window.localStorage.clear());

const harbour = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay, Porto' };
const date = 'V1 302 Requested delivery date is not a working day of the plant calendar';
const blocked = (sapId: string) => `V1 045 Customer ${sapId} is blocked for sales area 1000 / 10 / 01`;

function refused(id: string, erp_message: string, change: Partial<OrderSummary> = {}): OrderSummary {
  const order = buildCompleteOrder(id, { sap_status: 99, erp_message, ...change });
  return { ...order, customer: { ...order.customer, sap_id: `000010453${id}`, addresses: [harbour] } };
}

const reasons = () => screen.findByRole('region', { name: 'Reasons of the refusals' });
const groups = async () => within(await reasons()).getAllByRole('listitem');

it('groups the refused orders by their reasons, most frequent first, with who mends them', async () => {
  mockOrderTasks();
  await openList([refused('1', date), refused('2', blocked('1')), refused('3', blocked('2'))]);
  const [first, second] = await groups();
  expect(first).toHaveTextContent('2 ordersThe customer is blocked in SAP.');
  expect(first).toHaveTextContent('Whoever keeps the master data in SAP.');
  expect(second).toHaveTextContent('1 orderSAP does not deliver on that day.');
  expect(second).toHaveTextContent('You can mend it here.');
});

it('copies what must change in SAP', async () => {
  mockOrderTasks();
  const { user } = await openList([refused('1', blocked('1')), refused('2', blocked('2'))]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await reasons()).getByRole('button', { name: /^Copy for SAP/ }));
  const text = 'SAP master data: blocks of the customers 104531, 104532';
  expect(await screen.findByText(`Copied: ${text}`)).toBeVisible();
  expect(copied).toHaveBeenCalledWith(text);
});

it('mends all orders of a reason at once, and sends those that were mended with one click', async () => {
  const { started } = mockOrderTasks();
  const unlocked = mockApi('unlockOrder', { status: 'success' });
  const { user } = await openList([refused('1', date), refused('2', date), refused('3', blocked('3'))]);
  await reasons();
  await typeDay(user, 'Delivery date of 2 orders: SAP does not deliver on that day.', '03/01/2099');
  const send = await screen.findByRole('button', { name: 'Send the 2 mended orders' });
  expect(unlocked.map(({ body }) => Object(body).id)).toEqual(['1', '2']);
  await user.click(send);
  await waitFor(() =>
    expect(started.map(({ body }) => [Object(body).action, Object(body).orders])).toEqual([
      ['service_date', ['1', '2']],
      ['send', ['1', '2']],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /mended/ })).not.toBeInTheDocument());
});

it('checks the orders of a reason one by one, and counts what was mended there', async () => {
  mockOrderTasks();
  mockApi('unlockOrder', { status: 'success' });
  const calls = mockApi('updateOrderAddress', { status: 'success' });
  const message = 'VP 204 No customer master record exists for the ship-to party';
  const { user } = await openList([refused('1', message), refused('2', message)]);
  await user.click(within(await reasons()).getByRole('button', { name: /^Check one by one/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Send 0, skip 2' })).toBeDisabled();
  await chooseOption(user, 'Address of all 2 orders', 'Harbour store, 1 Quay, Porto, 0000104712');
  expect(await dialog.findByRole('button', { name: 'Send 2' })).toBeEnabled();
  expect(calls).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Send the 2 mended orders' })).toBeEnabled();
});

it('has orders ready whose customer has changed since', async () => {
  const { started } = mockOrderTasks();
  const { user } = await openList([
    refused('1', blocked('1'), { mended: true }),
    refused('2', blocked('2'), { mended: false }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send the mended order' }));
  await waitFor(() => expect(started).toMatchObject([{ body: { action: 'send', orders: ['1'] } }]));
});

it('does not count an order that could be unlocked but not mended', async () => {
  mockOrderTasks();
  mockApi('unlockOrder', { status: 'success' });
  mockApi('updateOrderAddress', { status: 'error', error: 'Not this one.' });
  const { user } = await openList([refused('1', 'VP 204 No ship-to party')]);
  await chooseOption(user, /^Address of/, 'Harbour store, 1 Quay, Porto, 0000104712');
  expect(await screen.findByText('Not this one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /mended/ })).not.toBeInTheDocument();
});
