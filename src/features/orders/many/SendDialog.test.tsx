import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '../../../api';
import { chooseOption } from '../../../test/chooseOption';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { bar, buildCompleteOrder, mockOrderTasks, openList, tick } from '../../../test/openManyOrders';
import { typeDay } from '../../../test/typeDay';

beforeEach(() => window.localStorage.clear());

describe('sending many', () => {
  const refused = buildCompleteOrder('b', { items_count: 0 });
  const incomplete = buildCompleteOrder('c', { address_id: '' });

  /** The dialog that checks the shown orders before they are sent. */
  async function openSendDialog(...orders: OrderSummary[]) {
    const app = await openList(orders);
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
    await app.user.click(within(await bar()).getByRole('button', { name: 'Send to SAP' }));
    // Every generated id is the same in tests, so the name of a dialog may be that of a field before it.
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Send ${orders.length} orders to SAP`);
    const inside = within(dialog);
    const press = async (button: string) => app.user.click(inside.getByRole('button', { name: button }));
    return {
      ...app,
      dialog,
      press,
      listOf: (list: string) => inside.getByRole('list', { name: list }),
      inside,
    };
  }

  it('lists what each order lacks, and counts those that are ready', async () => {
    const { started } = mockOrderTasks();
    const { user, dialog, inside, listOf, press } = await openSendDialog(
      buildCompleteOrder('a'),
      refused,
      incomplete,
      buildCompleteOrder('d', { service_date: null }),
    );
    expect(dialog).toHaveTextContent('1 order is ready');
    expect(listOf('This order has no pieces, so there is nothing to send.')).toHaveTextContent(
      'Order b, Shop b, 0 pieces',
    );
    const link = within(listOf('The order has no address.')).getByRole('link', { name: 'Order c' });
    expect(link).toHaveAttribute('href', '/linesheet/c');
    expect(link).toHaveAttribute('target', '_blank');
    expect(listOf('There is no delivery date.')).toHaveTextContent('Order d');
    expect(inside.queryByRole('checkbox', { name: 'Send Order b' })).not.toBeInTheDocument();
    expect(inside.getByRole('checkbox', { name: 'Send Order c' })).not.toBeChecked();
    await user.click(inside.getByRole('checkbox', { name: 'Send Order c' }));
    await user.click(inside.getByRole('checkbox', { name: 'Send Order d' }));
    await press('Send 2, skip 2');
    await waitFor(() =>
      expect(started).toMatchObject([
        { body: { action: 'send', orders: ['a', 'c'], key: expect.any(String) } },
      ]),
    );
  });

  it('lists the skipped orders in its report, with the reason', async () => {
    mockOrderTasks();
    const { user, inside, press } = await openSendDialog(
      buildCompleteOrder('a'),
      refused,
      buildCompleteOrder('d', { service_date: null }),
    );
    await user.click(inside.getByRole('checkbox', { name: 'Send Order d' }));
    await press('Send 1, skip 2');
    const report = await screen.findByRole('dialog', { name: '1 order sent to SAP' });
    expect(await within(report).findByText('1 done, 2 skipped')).toBeVisible();
    const listOf = (name: string) => within(report).getByRole('list', { name });
    expect(listOf('Skipped: This order has no pieces, so there is nothing to send.')).toHaveTextContent(
      'Order b, Shop b',
    );
    expect(listOf('Skipped: There is no delivery date.')).toHaveTextContent('Order d, Shop d');
    expect(listOf('Done')).toHaveTextContent('Order a, Shop a');
  });

  const harbour = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay, Porto' };
  const plain = { sales_organization: '1000', channel: '10' };
  const placed = (id: string, change: Partial<OrderSummary>) => {
    const order = buildCompleteOrder(id, change);
    const places = { addresses: [harbour], sales_organizations: [plain] };
    return { ...order, customer: { ...order.customer, ...places } };
  };

  it('can add an address to a customer without one, where the order goes then', async () => {
    mockOrderTasks();
    const added = mockApi('changeUserPlaces', { status: 'success' });
    const calls = mockApi('updateOrderAddress', { status: 'success' });
    const { user, dialog, inside } = await openSendDialog(buildCompleteOrder('a'), incomplete);
    expect(dialog).toHaveTextContent('The customer has no address.');
    await user.click(inside.getByRole('button', { name: 'Add an address for Order c' }));
    await user.type(await screen.findByRole('textbox', { name: 'SAP ID of the address' }), '104712');
    await user.type(screen.getByRole('textbox', { name: 'Street and town' }), '1 Quay, Porto');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await inside.findByRole('button', { name: 'Send 2' })).toBeEnabled();
    const address = { sap_id: '0000104712', name1: 'Shop c', address: '1 Quay, Porto' };
    expect(added).toMatchObject([{ body: { id: incomplete.customer.id, addresses: [address] } }]);
    expect(calls).toMatchObject([{ body: { id: 'c', address: '0000104712' } }]);
  });

  it('can set a missing address, which makes the order ready', async () => {
    mockOrderTasks();
    const calls = mockApi('updateOrderAddress', { status: 'success' });
    const { user, dialog, inside } = await openSendDialog(
      buildCompleteOrder('a'),
      placed('c', { address_id: '' }),
    );
    expect(inside.getByRole('button', { name: 'Send 1, skip 1' })).toBeEnabled();
    await chooseOption(user, 'Address of Order c', 'Harbour store, 1 Quay, Porto, 0000104712');
    expect(await inside.findByRole('button', { name: 'Send 2' })).toBeEnabled();
    expect(dialog).toHaveTextContent('2 orders are ready');
    expect(calls.map(({ body }) => body)).toEqual([
      { id: 'c', name: 'Order c', address: harbour.sap_id, sales_organization: '1000', channel: '10' },
    ]);
  });

  it('can fix several orders at once', async () => {
    const { started } = mockOrderTasks();
    const calls = mockApi('updateOrderAddress', { status: 'success' });
    const without = { sales_organization: '', channel: '' };
    const { user, dialog, inside } = await openSendDialog(
      placed('a', without),
      placed('b', without),
      placed('c', { service_date: null }),
      placed('d', { service_date: null }),
    );
    await chooseOption(user, 'Sales organization/channel of all 2 orders', '1000/10');
    await waitFor(() => expect(dialog).toHaveTextContent('2 orders are ready'));
    expect(calls.map(({ body }) => body)).toMatchObject([
      { id: 'a', ...plain },
      { id: 'b', ...plain },
    ]);
    await typeDay(user, 'Delivery date of all 2 orders', '2030-03-25');
    await waitFor(() => expect(dialog).toHaveTextContent('4 orders are ready'));
    expect(started).toMatchObject([
      { body: { action: 'service_date', orders: ['c', 'd'], service_date: Date.UTC(2030, 2, 25) / 1000 } },
    ]);
    expect(inside.getByRole('button', { name: 'Send 4' })).toBeEnabled();
  });

  it('groups refused orders by reason, without its numbers, and unlocks them to fix them', async () => {
    mockOrderTasks();
    const refusedWith = (id: string, erp_message: string) => placed(id, { sap_status: 99, erp_message });
    const unlocked = mockApi('unlockOrder', { status: 'success' });
    const calls = mockApi('updateOrderAddress', { status: 'success' });
    const { user, dialog, inside, listOf } = await openSendDialog(
      refusedWith('a', 'V1 045 Customer 4711 is blocked'),
      refusedWith('b', 'V1 045 Customer 4712 is blocked'),
      refusedWith('c', 'VP 204 No such party'),
    );
    const blocked = listOf('SAP refused it last time: Customer … is blocked. 2 orders');
    expect(blocked).toHaveTextContent('SAP refused it last time: Customer 4711 is blocked');
    expect(dialog).not.toHaveTextContent('V1 045');
    expect(within(blocked).getByTitle('V1 045 Customer 4711 is blocked')).toBeInTheDocument();
    expect(inside.getByRole('button', { name: 'Send 0, skip 3' })).toBeDisabled();
    await user.click(
      inside.getByRole('checkbox', {
        name: 'Send all of these: SAP refused it last time: Customer … is blocked.',
      }),
    );
    expect(inside.getByRole('button', { name: 'Send 2, skip 1' })).toBeEnabled();
    await chooseOption(user, 'Address of all 2 orders', 'Harbour store, 1 Quay, Porto, 0000104712');
    await waitFor(() => expect(dialog).toHaveTextContent('2 orders are ready'));
    expect(unlocked.map(({ body }) => Object(body).id)).toEqual(['a', 'b']);
    await waitFor(() => expect(calls.map(({ body }) => Object(body).id)).toEqual(['a', 'b']));
  });

  it('checks the stock of the orders to send, allocated in order', async () => {
    mockOrderTasks();
    const checked = mockApi('checkOrderStock', {
      orders: [{ id: 'd', pieces: 12, skus: 3, warehouse: '0001', stock_updated: null }],
    });
    const { user, inside } = await openSendDialog(
      buildCompleteOrder('a'),
      refused,
      incomplete,
      buildCompleteOrder('d'),
    );
    const text = '12 pieces of 3 skus are not in stock (warehouse 0001).';
    expect(await inside.findByRole('list', { name: text })).toHaveTextContent('Order d');
    expect(inside.getByRole('button', { name: 'Send 2, skip 2' })).toBeEnabled();
    await user.click(inside.getByRole('checkbox', { name: 'Send Order c' }));
    await waitFor(() =>
      expect(checked.map(({ body }) => Object(body).orders)).toEqual([
        ['a', 'd'],
        ['a', 'c', 'd'],
      ]),
    );
  });

  it('ends in a report, from which failed orders can be selected again', async () => {
    mockOrderTasks({ b: 'refused' });
    const { user, press } = await openSendDialog(buildCompleteOrder('a'), buildCompleteOrder('b'));
    await press('Send 2');
    const report = await screen.findByRole('alertdialog', { name: '1 order sent to SAP' });
    await waitFor(() => expect(report).toHaveTextContent('Refused: The reason of b, in full.'));
    expect(report).toHaveTextContent('1 done, 1 refused');
    expect(within(report).getByRole('link', { name: 'Order a' })).toHaveAttribute('href', '/linesheet/a');
    await user.click(within(report).getByRole('button', { name: 'Select 1 failed order' }));
    expect(await tick('b')).toBeChecked();
    expect(await tick('a')).not.toBeChecked();
  });

  it('retries with the same idempotency key when the answer was lost', async () => {
    mockOrderTasks();
    const { user } = await openList([buildCompleteOrder('a')]);
    const keys: unknown[] = [];
    mockApi('startOrderTask', ({ body }) => {
      keys.push(Object(body).key);
      return keys.length < 3 ? networkFailure() : problem(403, 'You are not allowed to do this.');
    });
    await user.click(await tick('a'));
    await user.click(within(await bar()).getByRole('button', { name: 'Mark as finished' }));
    expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(await tick('a')).toBeChecked();
  });
});
