import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { errorRoute, openOrderMenu, refused, route, sendable } from '../../test/openOrderMenu';
import { renderApp } from '../../test/render';

// Ant Design reads key codes, which user-event does not send.
const [enter, arrowDown] = [13, 40];

const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);

describe('the row menu', () => {
  it('leaves out actions that the server does not support', async () => {
    mockOrderList(sendable);
    const app = renderApp(route, { user: buildUser({ roles: ['admin'], capabilities: ['getOrderPapers'] }) });
    await app.user.click(await screen.findByRole('button', { name: /^Actions for Spring windows of / }));
    expect(await screen.findByRole('menuitem', { name: 'Documents and notes' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'History' })).not.toBeInTheDocument();
  });

  const withItems = [
    'Order',
    'Change address/channel',
    'Send to the ERP',
    'Download full PDF',
    'Download order PDF',
    'View order confirmation',
    'Download XLS',
    'Documents and notes',
    'History',
    'Delete order',
    'Create copy',
  ];
  const withoutItems = withItems.filter(
    (entry) => !['Send to the ERP', 'Download order PDF', 'View order confirmation'].includes(entry),
  );
  const documents = ['Download order PDF', 'View order confirmation'];
  const always = ['Download XLS', 'Documents and notes', 'History', 'Create copy'];

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
        'History',
        'Create copy',
      ],
    ],
    ['a return order', { catalog_type: 'return' }, 'admin', withItems],
    ['an order in the ERP', { sap_status: 1 }, 'admin', [...documents, ...always]],
    [
      "a customer's sent order",
      { sap_status: 2 },
      'wls',
      [...documents, 'Download XLS', 'History', 'Create copy'],
    ],
    ['a sent order', { sap_status: 2 }, 'admin', ['Unlock order', ...documents, ...always]],
    ['a sent order of the other kind', { sap_status: 3 }, 'agent', ['Unlock order', ...documents, ...always]],
  ])('of %s', async (_what, change, role, expected) => {
    mockOrderList({ ...sendable, ...change });
    await openOrderMenu(route, role);
    expect(entries()).toEqual(expected);
  });

  it('of a refused order shows the reason, and offers to send it again', async () => {
    mockOrderList({ ...refused, erp_message: 'V1 045 Customer is blocked' });
    await openOrderMenu(errorRoute);
    expect(screen.getByRole('menu')).toHaveTextContent('Error: Customer is blocked');
    // The message's number is only in the tooltip.
    expect(screen.getByTitle('Error: V1 045 Customer is blocked')).toHaveTextContent(
      /^Error: Customer is blocked$/,
    );
    expect(entries()).toEqual(['Unlock order', 'Send to the ERP', ...documents, ...always]);
  });

  it('links to the line sheet', async () => {
    mockOrderList(sendable);
    await openOrderMenu();
    const entry = screen.getByRole('menuitem', { name: 'Order' });
    expect(within(entry).getByRole('link')).toHaveAttribute('href', '/linesheet/7');
  });

  it('can be used by keyboard only', async () => {
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

it('keeps the focus in the list when its order is removed, also after the dialog has closed', async () => {
  const { state } = mockOrderList(sendable, { ...sendable, id: '8', name: 'Autumn windows' });
  mockApi('deleteOrder', { status: 'success' });
  const { user } = await openOrderMenu();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  mockApi('listOrders', async () => {
    await arrived;
    return { status: 'success', orders: state.orders };
  });
  await user.click(screen.getByRole('menuitem', { name: 'Delete order' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const opener = screen.getByRole('button', { name: /^Actions for Spring windows/ });
  await waitFor(() => expect(opener).toHaveFocus());
  state.orders = state.orders.filter(({ id }) => id !== sendable.id);
  arrive();
  await waitFor(() => expect(screen.queryByText('Spring windows')).not.toBeInTheDocument());
  expect(screen.getByRole('table', { name: 'Orders' })).toContainElement(document.querySelector(':focus'));
});
