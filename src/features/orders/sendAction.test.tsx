import { screen, waitFor, within } from '@testing-library/react';
import { file, mockApi, networkFailure, problem } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { chooseAction, errorRoute, refused, sendable } from '../../test/openOrderMenu';

jest.mock('../../lib/download');

const returned = { ...sendable, catalog_type: 'return' as const };

describe("'Send to the ERP'", () => {
  it('sends, reports it, and shows the new status', async () => {
    const { state } = mockOrderList(sendable);
    const sent = mockApi('sendOrder', () => {
      state.orders = [{ ...sendable, sap_status: 1 }];
      return { status: 'success' };
    });
    await chooseAction('Send to the ERP');
    expect(await screen.findByText('Order sent to SAP')).toBeVisible();
    expect(sent).toMatchObject([{ body: { id: '7' } }]);
    expect(await screen.findByTitle('In the ERP')).toBeVisible();
  });

  it('shows that it is pending, and sends only once', async () => {
    mockOrderList(sendable);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const sent = mockApi('sendOrder', async () => {
      await held;
      return { status: 'success' };
    });
    const { user } = await chooseAction('Send to the ERP');
    const opener = screen.getByRole('button', { name: /^Actions for/ });
    expect(opener).toHaveAttribute('aria-disabled', 'true');
    await user.click(opener);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(1));
    answer();
    await waitFor(() => expect(opener).toHaveAttribute('aria-disabled', 'false'));
  });

  it.each([
    [
      'a refusal',
      { status: 'error' as const, error: 'This order has no pieces.' },
      'This order has no pieces.',
    ],
    ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
    [
      'no connection',
      networkFailure(),
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('shows the reason after %s', async (_what, answer, sentence) => {
    mockOrderList(sendable);
    mockApi('sendOrder', answer);
    await chooseAction('Send to the ERP');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(within(screen.getByRole('table')).getByTitle('open')).toBeVisible();
  });

  it('sends a refused order again', async () => {
    const { state } = mockOrderList(refused);
    const sent = mockApi('sendOrder', () => {
      state.orders = [{ ...refused, sap_status: 1, erp_message: null }];
      return { status: 'success' };
    });
    const { user } = await chooseAction('Send to the ERP', errorRoute);
    const dialog = await screen.findByRole('dialog', { name: 'Send “Spring windows” to SAP' });
    expect(dialog).toHaveTextContent('SAP refused it last time: Customer is blocked');
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }));
    expect(await screen.findByTitle('In the ERP')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('shows what is missing first, and sends on confirmation', async () => {
    mockOrderList({ ...sendable, address_id: '', service_date: null });
    const sent = mockApi('sendOrder', { status: 'success' });
    const { user } = await chooseAction('Send to the ERP');
    const dialog = await screen.findByRole('dialog', { name: 'Send “Spring windows” to SAP' });
    const list = within(dialog).getByRole('list', { name: 'The order has no address.' });
    expect(list).toHaveTextContent('There is no delivery date.');
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }));
    expect(await screen.findByText(/^Order sent to SAP/)).toBeVisible();
    expect(sent).toMatchObject([{ body: { id: '7' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('notes a missing delivery date without a dialog', async () => {
    mockOrderList({ ...sendable, service_date: null });
    const sent = mockApi('sendOrder', { status: 'success' });
    await chooseAction('Send to the ERP');
    expect(await screen.findByText('Order sent to SAP. There is no delivery date.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { id: '7' } }]);
  });

  it('shows when the stock is short, and can be cancelled', async () => {
    mockOrderList(sendable);
    const sent = mockApi('sendOrder', { status: 'success' });
    const checked = mockApi('checkOrderStock', {
      orders: [{ id: '7', pieces: 5, skus: 2, warehouse: '0001', stock_updated: null }],
    });
    const { user } = await chooseAction('Send to the ERP');
    const dialog = await screen.findByRole('dialog', { name: 'Send “Spring windows” to SAP' });
    expect(dialog).toHaveTextContent('5 pieces of 2 skus are not in stock (warehouse 0001).');
    expect(checked[0]).toMatchObject({ body: { orders: ['7'] } });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('of a return order makes no call, and explains the alternative', async () => {
    mockOrderList(returned);
    const sent = mockApi('sendOrder', { status: 'success' });
    const downloads = mockApi('downloadOrderExcel', file('order.xlsx'));
    const { user } = await chooseAction('Send to the ERP');
    const dialog = await screen.findByRole('dialog', { name: 'Return order' });
    expect(dialog).toHaveTextContent(
      'Return orders cannot be sent to the ERP. Please download the XLS of “Spring windows” and upload it manually.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Download XLS' }));
    expect(await screen.findByText('Downloading excel')).toBeVisible();
    await waitFor(() => expect(downloads).toMatchObject([{ params: { id: '7' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('of a return order can be closed', async () => {
    mockOrderList(returned);
    const { user } = await chooseAction('Send to the ERP');
    const dialog = await screen.findByRole('dialog', { name: 'Return order' });
    await user.click(within(dialog).getByText('Close', { selector: 'button *' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
