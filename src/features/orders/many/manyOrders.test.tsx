import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary, OrderTaskReport, OrderTaskSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { formatMoney } from '../../../domain/money';
import { saveBlob } from '../../../lib/download';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser } from '../../../test/factories/buildUser';
import { file, mockApi, networkFailure, problem } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { renderApp } from '../../../test/render';

jest.mock('../../../lib/download');

const route = '/admin/orders/list?current=false&sort=customer';

const complete = { address_id: '0000104711', items_count: 10, total_price: 100, service_date: 4_000_000_000 };

const order = (id: string, change: Partial<OrderSummary> = {}) =>
  buildOrderSummary({
    id,
    name: `Order ${id}`,
    customer: {
      id: `c${id}`,
      name: `Shop ${id}`,
      sap_id: '0000104711',
      addresses: [],
      sales_organizations: [],
    },
    ...complete,
    ...change,
  });

const tick = (id: string) => screen.findByRole('checkbox', { name: `Select Order ${id} of Shop ${id}` });
const bar = () => screen.findByRole('region', { name: 'Selected orders' });

/** A host that works on tasks over orders at once: `outcomes` says what becomes of each order. */
function mockTasks(outcomes: Record<string, OrderTaskReport['orders'][number]['outcome']> = {}) {
  const tasks: OrderTaskSummary[] = [];
  const reports = new Map<string, OrderTaskReport>();
  mockApi('listOrderTasks', () => ({ tasks: [...tasks] }));
  const started = mockApi('startOrderTask', ({ body }) => {
    const { action, orders } = Object(body);
    const task_id = String(tasks.length + 1);
    const lines = orders.map((id: string): OrderTaskReport['orders'][number] => {
      const outcome = outcomes[id] ?? 'done';
      const reason = outcome === 'done' ? null : `The reason of ${id}, in full.`;
      return { id, name: `Order ${id}`, customer: `Shop ${id}`, outcome, reason };
    });
    const count = (what: string) => lines.filter((line: { outcome: string }) => line.outcome === what).length;
    const task = {
      task_id,
      action,
      status: 'done' as const,
      progress: 100,
      error: null,
      created: 1_790_000_000,
    };
    const counts = { done: count('done'), refused: count('refused'), skipped: count('skipped') };
    tasks.unshift({ ...task, count: lines.length, ...counts });
    reports.set(task_id, { ...task, orders: lines });
    return { status: 'success', task_id };
  });
  mockApi(
    'getOrderTask',
    ({ params }) => reports.get(params.id ?? '') ?? problem(404, 'There is no such task.'),
  );
  return { tasks, started };
}

async function openList(orders: OrderSummary[], role: Role = 'admin') {
  const list = mockOrderList(...orders);
  const app = renderApp(route, { user: buildUser({ roles: [role] }) });
  await screen.findByText(`${orders.length} order${orders.length === 1 ? '' : 's'}`, { selector: 'span' });
  return { ...app, ...list };
}

beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
});

describe('the selection', () => {
  it('is not there on a host that can do nothing with it', async () => {
    await openList([order('a')]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'archived' })).not.toBeInTheDocument();
  });

  it('is not for customers', async () => {
    const asked = mockApi('listOrderTasks', { tasks: [] });
    await openList([order('a')], 'wls');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('says how many, how many pieces, and the amount in each currency', async () => {
    mockTasks();
    const { user } = await openList([
      order('a'),
      order('b', { currency: 'USD', total_price: 12 }),
      order('c'),
    ]);
    await user.click(await tick('a'));
    expect(await bar()).toHaveTextContent(`1 order, 10 pieces, ${formatMoney(10_000, 'EUR')}`);
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown orders' }));
    expect(await bar()).toHaveTextContent(
      `3 orders, 30 pieces, ${formatMoney(20_000, 'EUR')} · ${formatMoney(1200, 'USD')}`,
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
    expect(await tick('a')).not.toBeChecked();
  });

  it('takes ranges with Shift', async () => {
    mockTasks();
    await openList(['a', 'b', 'c', 'd'].map((id) => order(id)));
    fireEvent.click(await tick('b'));
    fireEvent.click(await tick('d'), { shiftKey: true });
    expect(await bar()).toHaveTextContent('3 orders');
    expect(await tick('a')).not.toBeChecked();
    expect(await tick('c')).toBeChecked();
  });

  it('stays while one searches and sorts, and says what is hidden', async () => {
    mockTasks();
    const { user } = await openList([order('a'), order('b'), order('c')]);
    await user.click(await tick('a'));
    await user.click(await tick('b'));
    await user.click(screen.getByRole('columnheader', { name: 'Amount' }));
    await user.type(screen.getByRole('searchbox'), 'shop b');
    await waitFor(() => expect(screen.queryByText('Shop a')).not.toBeInTheDocument());
    expect(await bar()).toHaveTextContent('2 orders, 20 pieces');
    expect(await bar()).toHaveTextContent('1 order not shown by the search');
    await user.clear(screen.getByRole('searchbox'));
    expect(await tick('a')).toBeChecked();
  });

  it('drops what left the list, and says so', async () => {
    mockTasks();
    const { user, state } = await openList([order('a'), order('b')]);
    await user.click(await tick('a'));
    await user.click(await tick('b'));
    mockApi('finishOrder', { status: 'success' });
    state.orders = [order('b')];
    await user.click(screen.getByRole('switch', { name: 'Current catalogs' }));
    expect(
      await screen.findByText('1 selected order left the list and is no longer selected.'),
    ).toBeVisible();
    expect(await bar()).toHaveTextContent('1 order, 10 pieces');
  });
});

describe('sending many', () => {
  const refused = order('b', { items_count: 0 });
  const incomplete = order('c', { address_id: '' });

  it('looks first: what will be sent, what not, and why', async () => {
    const { started } = mockTasks();
    const { user } = await openList([order('a'), refused, incomplete, order('d', { service_date: null })]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Send to SAP' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send 4 orders to SAP' });
    const listOf = (name: string) => within(dialog).getByRole('list', { name });
    expect(listOf('1 order cannot be sent')).toHaveTextContent(
      'Order b, Shop b, 0 piecesThis order has no items, so there is nothing to send.',
    );
    expect(listOf('1 order with something missing')).toHaveTextContent('The order has no address.');
    expect(listOf('1 order to look at')).toHaveTextContent('There is no delivery date.');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Send these too' }));
    expect(within(dialog).getByRole('button', { name: 'Send 3, skip 1' })).toBeEnabled();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Send these too' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send 2, skip 2' }));
    await waitFor(() =>
      expect(started).toMatchObject([
        { body: { action: 'send', orders: ['a', 'd'], key: expect.any(String) } },
      ]),
    );
  });

  it('ends in a report, from which those that failed can be selected again', async () => {
    mockTasks({ b: 'refused' });
    const { user } = await openList([order('a'), order('b')]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Send to SAP' }));
    await user.click(await screen.findByRole('button', { name: 'Send 2' }));
    const report = await screen.findByRole('dialog', { name: '1 order sent to SAP' });
    expect(report).toHaveTextContent('1 done, 1 refused');
    await waitFor(() => expect(report).toHaveTextContent('The reason of b, in full.'));
    expect(within(report).getByRole('link', { name: 'Order a' })).toHaveAttribute('href', '/linesheet/a');
    await user.click(within(report).getByRole('button', { name: 'Select 1 failed order' }));
    expect(await tick('b')).toBeChecked();
    expect(await tick('a')).not.toBeChecked();
  });

  it('asks again with the same key when the answer was lost', async () => {
    mockTasks();
    const { user } = await openList([order('a')]);
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

it('shows the progress of a task, also to somebody who has left it and comes back', async () => {
  const { tasks } = mockTasks();
  const task = { task_id: '9', action: 'send' as const, status: 'WIP' as const, progress: 40, error: null };
  tasks.push({ ...task, created: 1_790_000_000, count: 17, done: 7, refused: 0, skipped: 0 });
  await openList([order('a')]);
  expect(await screen.findByText(/^Sending 17 orders to SAP, done 40%\./)).toBeVisible();
});

it('tells on coming back how a task has ended', async () => {
  const { tasks } = mockTasks();
  window.localStorage.setItem(`order-tasks:me`, '["9"]');
  const task = {
    task_id: '9',
    action: 'finish' as const,
    status: 'done' as const,
    progress: 100,
    error: null,
  };
  tasks.push({ ...task, created: 1_790_000_000, count: 17, done: 17, refused: 0, skipped: 0 });
  mockOrderList(order('a'));
  const app = renderApp(route, { user: buildUser({ id: 'me', roles: ['agent'] }) });
  expect(await screen.findByText('17 orders finished')).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem('order-tasks:me')).toBe('[]'));
  app.unmount();
});

it('downloads the zip when it is ready', async () => {
  mockTasks();
  const { user } = await openList([order('a'), order('b')]);
  const downloads = mockApi('downloadOrderTaskFiles', file('orders_1.zip'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF of each, as a zip' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'orders_1.zip'));
  expect(downloads).toMatchObject([{ params: { id: '1' } }]);
});

it('sets the delivery date of those that can still be changed', async () => {
  const { started } = mockTasks();
  const { user } = await openList([order('a'), order('b')]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Delivery date' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delivery date of 2 orders' });
  await user.click(within(dialog).getByRole('button', { name: 'Change 2' }));
  await waitFor(() =>
    expect(started).toMatchObject([
      { body: { action: 'service_date', orders: ['a', 'b'], service_date: null } },
    ]),
  );
});

describe('deleting', () => {
  it('many asks first, and can be undone', async () => {
    const { started } = mockTasks();
    const { user } = await openList([order('a'), order('b')]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 orders' });
    expect(dialog).toHaveTextContent('2 orders of 2 customers, 20 pieces.');
    expect(within(dialog).getByRole('list', { name: 'These orders will be deleted' })).toHaveTextContent(
      'Order a, Shop a, 10 pieces',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete 2' }));
    expect(await screen.findByText('2 orders deleted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 orders restored')).toBeVisible();
    expect(started).toMatchObject([
      { body: { action: 'delete', orders: ['a', 'b'] } },
      { body: { action: 'restore', orders: ['a', 'b'] } },
    ]);
  });

  it('one can be undone too', async () => {
    const { started } = mockTasks();
    mockApi('deleteOrder', { status: 'success' });
    const { user } = await openList([order('a')], 'agent');
    await user.click(await screen.findByRole('button', { name: 'Actions for Order a of Shop a' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete order' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Order deleted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 order restored')).toBeVisible();
    expect(started).toMatchObject([{ body: { action: 'restore', orders: ['a'] } }]);
  });
});

describe('deleted orders', () => {
  it('are a choice for admins, and can be restored', async () => {
    const { started } = mockTasks();
    const { user, place } = await openList([order('a')]);
    const calls = mockApi('listOrders', ({ query }) => ({
      status: 'success',
      orders: query.archived === 'true' ? [order('x'), order('y')] : [],
    }));
    await user.click(within(screen.getByRole('radiogroup', { name: 'Status' })).getByText('archived'));
    await tick('x');
    expect(place()).toContain('status=archived');
    expect(calls.at(-1)?.query).toEqual({ archived: 'true' });
    expect(
      within(screen.getByRole('table', { name: 'Orders' })).queryByRole('link', { name: 'Women' }),
    ).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Order x of Shop x' }));
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Restore', 'History']);
    await user.click(screen.getByRole('menuitem', { name: 'Restore' }));
    expect(await screen.findByText('1 order restored')).toBeVisible();
    await user.click(await tick('y'));
    await user.click(within(await bar()).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(started.map(({ body }) => Object(body).orders)).toEqual([['x'], ['y']]));
  });

  it('are no choice for agents', async () => {
    mockTasks();
    await openList([order('a')], 'agent');
    await tick('a');
    expect(screen.queryByRole('radio', { name: 'archived' })).not.toBeInTheDocument();
  });
});

it('more than 500 orders are too many at once', async () => {
  mockTasks();
  const { user } = await openList(Array.from({ length: 501 }, (_, index) => order(String(index))));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
  expect(await bar()).toHaveTextContent('Select at most 500 orders to work on them at once.');
  expect(within(await bar()).getByRole('button', { name: 'Send to SAP' })).toBeDisabled();
});
