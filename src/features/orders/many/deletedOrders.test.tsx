import { screen, waitFor, within } from '@testing-library/react';
import { mockApi } from '../../../test/mockApi';
import { bar, buildCompleteOrder, mockOrderTasks, openList, tick } from '../../../test/openManyOrders';

beforeEach(() => window.localStorage.clear());

describe('deleting', () => {
  it('many is confirmed first, and can be undone', async () => {
    const { started } = mockOrderTasks();
    const { user } = await openList([buildCompleteOrder('a'), buildCompleteOrder('b')]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 orders' });
    expect(dialog).toHaveTextContent('2 orders of 2 customers, 20 pieces.');
    expect(within(dialog).getByRole('list', { name: 'Will be deleted 2 orders' })).toHaveTextContent(
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

  it('some but not all is said once, in an alert that undoes it too', async () => {
    const { started } = mockOrderTasks({ b: 'refused' });
    const { user } = await openList([buildCompleteOrder('a'), buildCompleteOrder('b')]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown orders' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 2' }));
    const report = await screen.findByRole('alertdialog', { name: '1 order deleted' });
    expect(await within(report).findByText('Refused: The reason of b, in full.')).toBeVisible();
    expect(screen.getAllByText('1 order deleted')).toHaveLength(1);
    await user.click(within(report).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 order restored')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(started.at(-1)).toMatchObject({ body: { action: 'restore', orders: ['a'] } });
  });

  it('one can be undone too', async () => {
    const { started } = mockOrderTasks();
    mockApi('deleteOrder', { status: 'success' });
    const { user } = await openList([buildCompleteOrder('a')], 'agent');
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
  it('are a filter for admins, and can be restored', async () => {
    const { started } = mockOrderTasks();
    const { user, place } = await openList([buildCompleteOrder('a')]);
    const calls = mockApi('listOrders', ({ query }) => ({
      status: 'success',
      orders: query.archived === 'true' ? [buildCompleteOrder('x'), buildCompleteOrder('y')] : [],
    }));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archived' }));
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

  it('are no filter for agents', async () => {
    mockOrderTasks();
    const { user } = await openList([buildCompleteOrder('a')], 'agent');
    await tick('a');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('menuitem', { name: 'Agents' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Archived' })).not.toBeInTheDocument();
  });
});
