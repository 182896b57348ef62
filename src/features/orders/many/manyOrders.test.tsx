import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '../../../domain/money';
import { toDateText, today } from '../../../domain/dates';
import { saveBlob } from '../../../lib/download';
import { buildUser, optionalCalls } from '../../../test/factories/buildUser';
import { file, mockApi } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { bar, buildCompleteOrder, mockOrderTasks, openList, route, tick } from '../../../test/openManyOrders';
import { renderApp } from '../../../test/render';
import { typeDay } from '../../../test/typeDay';

jest.mock('../../../lib/download');

beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
});

describe('the selection', () => {
  it('is not available on a server without bulk actions', async () => {
    await openList([buildCompleteOrder('a')]);
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  });

  it('has its column before the tasks are loaded, so that no column moves', async () => {
    mockApi('listOrderTasks', () => new Promise(() => {}));
    await openList([buildCompleteOrder('a')]);
    expect(await tick('a')).toBeVisible();
  });

  it('is not available to customers', async () => {
    const asked = mockApi('listOrderTasks', { tasks: [] });
    await openList([buildCompleteOrder('a')], 'wls');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('shows the number of orders and pieces, and the amount per currency', async () => {
    mockOrderTasks();
    const { user } = await openList([
      buildCompleteOrder('a'),
      buildCompleteOrder('b', { currency: 'USD', total_price: 12 }),
      buildCompleteOrder('c'),
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

  it('selects ranges with Shift', async () => {
    mockOrderTasks();
    await openList(['a', 'b', 'c', 'd'].map((id) => buildCompleteOrder(id)));
    fireEvent.click(await tick('b'));
    fireEvent.click(await tick('d'), { shiftKey: true });
    expect(await bar()).toHaveTextContent('3 orders');
    expect(await tick('a')).not.toBeChecked();
    expect(await tick('c')).toBeChecked();
  });

  it('persists while searching and sorting, and shows how many are hidden', async () => {
    mockOrderTasks();
    const { user } = await openList([
      buildCompleteOrder('a'),
      buildCompleteOrder('b'),
      buildCompleteOrder('c'),
    ]);
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

  it('deselects orders that left the list, and reports it', async () => {
    mockOrderTasks();
    const { user, state } = await openList([buildCompleteOrder('a'), buildCompleteOrder('b')]);
    await user.click(await tick('a'));
    await user.click(await tick('b'));
    mockApi('finishOrder', { status: 'success' });
    state.orders = [buildCompleteOrder('b')];
    await user.click(screen.getByRole('switch', { name: 'Current catalogs' }));
    expect(
      await screen.findByText('1 selected order left the list and is no longer selected.'),
    ).toBeVisible();
    expect(await bar()).toHaveTextContent('1 order, 10 pieces');
  });
});

it('shows the progress of a task, also after leaving the page and returning', async () => {
  const { tasks } = mockOrderTasks();
  const task = { task_id: '9', action: 'send' as const, status: 'WIP' as const, progress: 40, error: null };
  tasks.push({ ...task, created: 1_790_000_000, count: 17, done: 7, refused: 0, skipped: 0 });
  await openList([buildCompleteOrder('a')]);
  expect(await screen.findByText(/^Sending 17 orders to SAP, done 40%\./)).toBeVisible();
});

it('reports on returning how a task has ended', async () => {
  const { tasks } = mockOrderTasks();
  window.localStorage.setItem(`order-tasks:me`, '["9"]');
  const task = {
    task_id: '9',
    action: 'finish' as const,
    status: 'done' as const,
    progress: 100,
    error: null,
  };
  tasks.push({ ...task, created: 1_790_000_000, count: 17, done: 17, refused: 0, skipped: 0 });
  mockOrderList(buildCompleteOrder('a'));
  const app = renderApp(route, {
    user: buildUser({ id: 'me', roles: ['agent'], capabilities: optionalCalls }),
  });
  expect(await screen.findByText('17 orders finished')).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem('order-tasks:me')).toBe('[]'));
  app.unmount();
});

it('downloads the zip when it is ready', async () => {
  mockOrderTasks();
  const { user } = await openList([buildCompleteOrder('a'), buildCompleteOrder('b')]);
  const downloads = mockApi('downloadOrderTaskFiles', file('orders_1.zip'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF of each, as a zip' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'orders_1.zip'));
  expect(downloads).toMatchObject([{ params: { id: '1' } }]);
  expect(await screen.findByText(/^PDFs of \d+ orders? made: orders_1\.zip$/)).toBeVisible();
  // They stay selected, to be sent next.
  expect(await bar()).toHaveTextContent('2 orders');
});

it('sets the delivery date of those that can still be changed', async () => {
  const { started } = mockOrderTasks();
  const { user } = await openList([buildCompleteOrder('a'), buildCompleteOrder('b')]);
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

it('takes today as a delivery date, as the sheet does, and no earlier day', async () => {
  mockOrderTasks();
  const { user } = await openList([buildCompleteOrder('a')]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Delivery date' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delivery date of 1 order' });
  await typeDay(user, 'Preferred delivery date', toDateText(today()));
  expect(within(dialog).getByRole('button', { name: 'Change 1' })).toBeEnabled();
  await typeDay(user, 'Preferred delivery date', toDateText(today() - 86_400));
  expect(await within(dialog).findByText('Service date cannot be before current date')).toBeVisible();
});

it('more than 500 orders are too many at once', async () => {
  mockOrderTasks();
  const { user } = await openList(
    Array.from({ length: 501 }, (_, index) => buildCompleteOrder(String(index))),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
  expect(await bar()).toHaveTextContent('Select at most 500 orders to work on them at once.');
  expect(within(await bar()).getByRole('button', { name: 'Send to SAP' })).toBeDisabled();
});

it('on a phone rows are selected after Select, which also clears', async () => {
  const { matchMedia } = window;
  const spy = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width') }));
  mockOrderTasks();
  const { user } = await openList([buildCompleteOrder('a'), buildCompleteOrder('b')]);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Select' }));
  await user.click(await tick('b'));
  expect(await bar()).toHaveTextContent('1 order, 10 pieces');
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown orders' }));
  expect(await bar()).toHaveTextContent('2 orders');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Stop selecting' }));
  expect(screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
  spy.mockRestore();
});

it('sets a delivery date of the same day everywhere', async () => {
  const { started } = mockOrderTasks();
  const { user } = await openList([buildCompleteOrder('a')]);
  await user.click(await tick('a'));
  await user.click(within(await bar()).getByRole('button', { name: 'Delivery date' }));
  await typeDay(user, 'Preferred delivery date', '2030-03-25');
  await user.click(screen.getByRole('button', { name: 'Change 1' }));
  await waitFor(() =>
    expect(started).toMatchObject([{ body: { service_date: Date.UTC(2030, 2, 25) / 1000 } }]),
  );
});
