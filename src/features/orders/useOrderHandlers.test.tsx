import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { saveBlob } from '../../lib/download';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { file, mockApi, problem } from '../../test/mockApi';
import { mockStore } from '../../test/mockStore';
import { useOrderHandlers } from './useOrderHandlers';

jest.mock('../../lib/download', () => ({ saveBlob: jest.fn() }));

const order = buildOrderSummary({
  id: '7',
  items_count: 12,
  address_id: '0000104711',
  service_date: 4_000_000_000,
});
const info = (message: string) => showAlert({ message, severity: 'info' });
const error = (message: string) => showAlert({ message, severity: 'error' });

const startTask = async () => true;
const sentOrders = { onSending: jest.fn(), onSent: jest.fn() };

// Loads the server's capabilities, which the row menu needs.
beforeEach(() => void mockApi('getMe', buildUser({ roles: ['admin'] })));

/** Chooses an entry of the row menu, and returns the alerts shown until no action is pending. */
async function alertsOf(
  entry: 'send' | 'downloadOrderExcel' | 'downloadOrderOnlyPdf' | 'unlock',
  of = order,
) {
  const { store, dispatched } = mockStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useOrderHandlers(startTask, sentOrders), { wrapper });
  const handler = result.current.handlers.of[entry];
  await act(async () => {
    if (handler && 'run' in handler) handler.run(of);
    await Promise.resolve();
  });
  await waitFor(() => expect(result.current.busy).toHaveLength(0));
  return { alerts: dispatched().filter(showAlert.match), dialog: result.current.dialog };
}

it('reports that an order was sent', async () => {
  mockApi('sendOrder', { status: 'success' });
  const sent = showAlert({ message: 'Order sent to SAP', severity: 'success' });
  expect((await alertsOf('send')).alerts).toEqual([sent]);
  expect(sentOrders.onSending).toHaveBeenLastCalledWith([order]);
  expect(sentOrders.onSent).toHaveBeenLastCalledWith([
    { id: '7', name: order.name, customer: order.customer.name },
  ]);
});

it('reports why an order was not sent', async () => {
  mockApi('sendOrder', { status: 'error', error: 'This order has no pieces.' });
  expect((await alertsOf('send')).alerts).toEqual([error('This order has no pieces.')]);
});

it('shows no alert for a return order, which opens a dialog', async () => {
  const sent = mockApi('sendOrder', { status: 'success' });
  const { alerts, dialog } = await alertsOf('send', { ...order, catalog_type: 'return' });
  expect(alerts).toEqual([]);
  expect(dialog?.kind).toBe('return');
  expect(sent).toEqual([]);
});

it('shows no alert for an incomplete order, which opens a dialog', async () => {
  const { alerts, dialog } = await alertsOf('send', { ...order, address_id: '' });
  expect(alerts).toEqual([]);
  expect(dialog?.kind).toBe('send');
});

it('reports that a file is loading, and why it failed', async () => {
  mockApi('downloadOrderExcel', file('order.xlsx'));
  expect((await alertsOf('downloadOrderExcel')).alerts).toEqual([info('Downloading excel')]);
  expect(saveBlob).toHaveBeenCalledTimes(1);
  mockApi('downloadOrderOnlyPdf', problem(404, 'There is no such order.'));
  expect((await alertsOf('downloadOrderOnlyPdf')).alerts).toEqual([
    info('Downloading PDF'),
    error('There is no such order.'),
  ]);
});

it('shows no alert when a dialog opens', async () => {
  const { alerts, dialog } = await alertsOf('unlock');
  expect(alerts).toEqual([]);
  expect(dialog).toEqual({ kind: 'unlock', order });
});
