import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { openTab, saveBlob } from '../../lib/download';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { file, mockApi, networkFailure, problem } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';

jest.mock('../../lib/download');

const route = '/admin/orders/list?status=all&current=false';
const errorRoute = '/admin/orders/list?status=error&current=false';

const sendable = buildOrderSummary({
  id: '7',
  name: 'Spring windows',
  items_count: 12,
  total_price: 600,
  address_id: '0000104711',
  service_date: 4_000_000_000,
});
const returned = { ...sendable, catalog_type: 'return' as const };
const refused = { ...sendable, sap_status: 99, erp_message: 'Customer is blocked' };

// Ant Design reads key codes, which user-event does not send.
const [enter, arrowDown] = [13, 40];

async function openMenu(place = route, role: Role = 'admin') {
  const app = renderApp(place, { user: buildUser({ roles: [role] }) });
  await app.user.click(await screen.findByRole('button', { name: /^Actions for Spring windows of / }));
  return app;
}

const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);

async function choose(name: string, place?: string) {
  const app = await openMenu(place);
  await app.user.click(screen.getByRole('menuitem', { name }));
  return app;
}

describe('the row menu', () => {
  const withItems = [
    'Order',
    'Change address/channel',
    'Send to the ERP',
    'Download full PDF',
    'Download order PDF',
    'View order confirmation',
    'Download XLS',
    'Papers',
    'History',
    'Delete order',
    'Create copy',
  ];
  const withoutItems = withItems.filter(
    (entry) => !['Send to the ERP', 'Download order PDF', 'View order confirmation'].includes(entry),
  );
  const always = ['Download XLS', 'Papers', 'History', 'Create copy'];

  it.each<[string, Partial<OrderSummary>, Role, string[]]>([
    ['an open order', {}, 'admin', withItems],
    ["an agent's open order", {}, 'agent', withItems],
    ['an open order without items', { items_count: 0 }, 'admin', withoutItems],
    [
      "a customer's own order",
      {},
      'wls',
      [
        'Order',
        'Download full PDF',
        'Download order PDF',
        'View order confirmation',
        'Download XLS',
        'Papers',
        'History',
      ],
    ],
    ['a return order', { catalog_type: 'return' }, 'admin', withItems],
    [
      'an order in the ERP',
      { sap_status: 1 },
      'admin',
      ['Download order PDF', 'View order confirmation', ...always],
    ],
    ['a sent order', { sap_status: 2 }, 'admin', ['Unlock order', ...always]],
    ['a sent order of the other kind', { sap_status: 3 }, 'agent', ['Unlock order', ...always]],
  ])('of %s', async (_what, change, role, expected) => {
    mockOrderList({ ...sendable, ...change });
    await openMenu(route, role);
    expect(entries()).toEqual(expected);
  });

  it('of a refused order says why, and offers to send it again', async () => {
    mockOrderList(refused);
    await openMenu(errorRoute);
    expect(screen.getByRole('menu')).toHaveTextContent('Error: Customer is blocked');
    expect(entries()).toEqual(['Unlock order', 'Send to the ERP', ...always]);
  });

  it('leads to the line sheet', async () => {
    mockOrderList(sendable);
    await openMenu();
    const entry = screen.getByRole('menuitem', { name: 'Order' });
    expect(within(entry).getByRole('link')).toHaveAttribute('href', '/linesheet/7');
  });

  it('can be used by the keyboard alone', async () => {
    // Ant Design moves among visible entries only; jsdom has no layout.
    const layout = jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    mockOrderList(sendable);
    const sent = mockApi('sendOrder', { status: 'success' });
    const { user } = renderApp(route);
    (await screen.findByRole('button', { name: /^Actions for/ })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Order' })).toHaveFocus());
    const press = (key: number) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { which: key, keyCode: key });
    for (const name of ['Change address/channel', 'Send to the ERP']) {
      press(arrowDown);
      await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    }
    press(enter);
    expect(await screen.findByText('Order sent to SAP')).toBeVisible();
    expect(sent).toHaveLength(1);
    layout.mockRestore();
  });
});

describe("'Send to the ERP'", () => {
  it('sends, says so, and shows the new status', async () => {
    const { state } = mockOrderList(sendable);
    const sent = mockApi('sendOrder', () => {
      state.orders = [{ ...sendable, sap_status: 1 }];
      return { status: 'success' };
    });
    await choose('Send to the ERP');
    expect(await screen.findByText('Order sent to SAP')).toBeVisible();
    expect(sent).toMatchObject([{ body: { id: '7' } }]);
    expect(await screen.findByText('In the ERP')).toBeVisible();
  });

  it('shows that it is under way, and sends once only', async () => {
    mockOrderList(sendable);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const sent = mockApi('sendOrder', async () => {
      await held;
      return { status: 'success' };
    });
    const { user } = await choose('Send to the ERP');
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
      { status: 'error' as const, error: 'This order has no items.' },
      'This order has no items.',
    ],
    ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
    [
      'no connection',
      networkFailure(),
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('says why after %s', async (_what, answer, sentence) => {
    mockOrderList(sendable);
    mockApi('sendOrder', answer);
    await choose('Send to the ERP');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(within(screen.getByRole('table')).getByTitle('open')).toBeVisible();
  });

  it('sends a refused order again', async () => {
    const { state } = mockOrderList(refused);
    const sent = mockApi('sendOrder', () => {
      state.orders = [{ ...refused, sap_status: 1, erp_message: null }];
      return { status: 'success' };
    });
    const { user } = await choose('Send to the ERP', errorRoute);
    const dialog = await screen.findByRole('dialog', { name: 'Send “Spring windows” to SAP' });
    expect(dialog).toHaveTextContent('SAP refused it last time: Customer is blocked');
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }));
    expect(await screen.findByText('In the ERP')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('says what is missing first, and sends when told so', async () => {
    mockOrderList({ ...sendable, address_id: '', service_date: null });
    const sent = mockApi('sendOrder', { status: 'success' });
    const { user } = await choose('Send to the ERP');
    const dialog = await screen.findByRole('dialog', { name: 'Send “Spring windows” to SAP' });
    const list = within(dialog).getByRole('list', { name: 'What to look at' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['The order has no address.', 'There is no delivery date.']);
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }));
    expect(await screen.findByText('Order sent to SAP')).toBeVisible();
    expect(sent).toMatchObject([{ body: { id: '7' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says when the stock is short, and can be left alone', async () => {
    mockOrderList(sendable);
    const sent = mockApi('sendOrder', { status: 'success' });
    const checked = mockApi('checkOrderStock', {
      orders: [{ id: '7', pieces: 5, skus: 2, warehouse: '0001', stock_updated: null }],
    });
    const { user } = await choose('Send to the ERP');
    const dialog = await screen.findByRole('dialog', { name: 'Send “Spring windows” to SAP' });
    expect(dialog).toHaveTextContent('5 pieces of 2 skus are not in stock (warehouse 0001).');
    expect(checked[0]).toMatchObject({ body: { orders: ['7'] } });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('of a return order calls nothing, and says what to do instead', async () => {
    mockOrderList(returned);
    const sent = mockApi('sendOrder', { status: 'success' });
    const downloads = mockApi('downloadOrderExcel', file('order.xlsx'));
    const { user } = await choose('Send to the ERP');
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

  it('of a return order can be left', async () => {
    mockOrderList(returned);
    const { user } = await choose('Send to the ERP');
    const dialog = await screen.findByRole('dialog', { name: 'Return order' });
    await user.click(within(dialog).getByText('Close', { selector: 'button *' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe.each([
  ['Download XLS', 'downloadOrderExcel', 'Downloading excel', 'order.xlsx'],
  ['Download full PDF', 'downloadOrderPdf', 'Downloading PDF', 'order.pdf'],
  ['Download order PDF', 'downloadOrderOnlyPdf', 'Downloading PDF', 'order.pdf'],
] as const)("'%s'", (entry, operation, message, name) => {
  it('saves the file of the order', async () => {
    mockOrderList(sendable);
    const downloads = mockApi(operation, file(name));
    await choose(entry);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), name));
    expect(downloads).toMatchObject([{ params: { id: '7' } }]);
  });

  it.each([
    ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
    ['no connection', networkFailure(), /could not be reached/],
  ])('says why it failed after %s', async (_what, answer, sentence) => {
    mockOrderList(sendable);
    mockApi(operation, answer);
    await choose(entry);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe("'View order confirmation'", () => {
  const tab = { show: jest.fn(), close: jest.fn() };

  beforeEach(() => {
    jest.clearAllMocks();
    jest.mocked(openTab).mockReturnValue(tab);
  });

  it('shows the confirmation in a tab of its own', async () => {
    mockOrderList(sendable);
    const calls = mockApi('getOrderConfirmation', file('confirmation.pdf'));
    await choose('View order confirmation');
    await waitFor(() => expect(tab.show).toHaveBeenCalledTimes(1));
    expect(calls).toMatchObject([{ params: { id: '7' } }]);
    expect(saveBlob).not.toHaveBeenCalled();
  });

  it.each([
    ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
    ['no connection', networkFailure(), /could not be reached/],
  ])('says why it failed after %s, and leaves no empty tab', async (_what, answer, sentence) => {
    mockOrderList(sendable);
    mockApi('getOrderConfirmation', answer);
    await choose('View order confirmation');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(tab.close).toHaveBeenCalledTimes(1);
  });
});
