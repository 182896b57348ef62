import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OrderSummary } from '../../../api';
import { dateAndTimeText } from '../../../lib/dates';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser } from '../../../test/factories/buildUser';
import { chooseOption, chosenIn } from '../../../test/chooseOption';
import { mockApi, networkFailure, type OperationId, problem } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { renderApp } from '../../../test/render';
import { showOrderDialog } from '../../../test/showOrderDialog';
import '../../../test/plainFrame';

const route = '/admin/orders/list?status=all&current=false';
const harbour = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay, Porto' };
const oldTown = { sap_id: '0000104713', name1: 'Old town', address: '2 Square, Porto' };
const plain = { sales_organization: '1000', channel: '10' };
const french = { sales_organization: '1000', channel: 'FR' };

const order = buildOrderSummary({
  id: '7',
  name: 'Spring windows',
  customer: {
    id: '9',
    name: 'Casa Lisboa',
    addresses: [harbour, oldTown],
    sales_organizations: [plain, french],
  },
  address_id: '0000104712',
  sales_organization: '1000',
  channel: 'FR',
  items_count: 12,
});
const sent = { ...order, sap_status: 2 };
const customer = buildUser({
  id: '9',
  name: 'Casa Lisboa',
  sap_id: '0000104712',
  addresses: [harbour, oldTown],
  sales_organizations: [plain, french],
});

async function open(entry: string, title: string, shown: OrderSummary = order) {
  const list = mockOrderList(shown);
  const app = renderApp(route);
  await app.user.click(await screen.findByRole('button', { name: /^Actions for Spring windows of / }));
  await app.user.click(screen.getByRole('menuitem', { name: entry }));
  const dialog = await screen.findByRole('dialog', { name: title });
  const press = (name: string) => app.user.click(within(dialog).getByRole('button', { name }));
  return { ...app, ...list, dialog, press };
}

const opener = () => screen.getByRole('button', { name: /^Actions for / });

/** Expects and closes the alert, which replaces the spec's browser alert. */
async function readAlert(user: UserEvent, title: string, sentence: string) {
  // Ant Design gives all dialogs of a test the same id, so two can't be distinguished by name.
  expect(await screen.findByText(title)).toBeVisible();
  const alert = screen.getByRole('alertdialog');
  expect(alert).toHaveAccessibleDescription(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
}

type Kind = Parameters<typeof showOrderDialog>[0];

it('leads to an order that was unlocked', async () => {
  const { press } = await open('Unlock order', 'Unlock order', sent);
  mockApi('getUser', customer);
  mockApi('unlockOrder', { status: 'success' });
  await press('Unlock');
  expect(await screen.findByRole('link', { name: 'view it' })).toHaveAttribute('href', '/linesheet/7');
});

describe.each<[string, Kind, string, string, OrderSummary, OperationId, string, string | null]>([
  [
    'Delete order',
    'delete',
    'Delete order',
    'Delete',
    order,
    'deleteOrder',
    'Order deleted',
    'The order was not deleted',
  ],
  ['Unlock order', 'unlock', 'Unlock order', 'Unlock', sent, 'unlockOrder', 'Order unlocked', null],
  [
    'Change address/channel',
    'edit',
    'Edit order',
    'Save',
    order,
    'updateOrderAddress',
    'Order updated',
    'The order was not updated',
  ],
])("'%s'", (entry, kind, title, button, shown, operation, message, alertTitle) => {
  beforeEach(() => mockApi('getUser', customer));

  it('is done, reported, and shown in the list', async () => {
    const { dialog, press, state } = await open(entry, title, shown);
    const calls = mockApi(operation, () => {
      state.orders = [{ ...order, name: 'As it is now' }];
      return { status: 'success' };
    });
    await press(button);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('As it is now')).toBeVisible();
    expect(calls).toMatchObject([{ body: { id: '7' } }]);
  });

  it.each([
    ['a refusal', { status: 'error' as const, error: 'The ERP has shipped it.' }, 'The ERP has shipped it.'],
    ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
    [
      'no connection',
      networkFailure(),
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('shows the reason after %s, and can be retried', async (_what, answer, sentence) => {
    mockApi(operation, answer);
    const { user, dialog, press } = await showOrderDialog(kind, shown, title);
    await press(button);
    if (alertTitle === null) expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
    else await readAlert(user, alertTitle, sentence);
    expect(screen.queryByText(message)).not.toBeInTheDocument();

    mockApi(operation, { status: 'success' });
    await press(button);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('can be cancelled, and returns the focus', async () => {
    const calls = mockApi(operation, { status: 'success' });
    const { dialog, press } = await open(entry, title, shown);
    await press('Cancel');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(opener()).toHaveFocus();
    expect(calls).toEqual([]);
  });
});

it('sets names from right to left apart in its sentence', async () => {
  const named = { ...order, name: 'חורף', customer: { ...order.customer, name: 'בוטיק' } };
  const { dialog } = await showOrderDialog('delete', named, 'Delete order');
  expect(dialog).toHaveTextContent('the order “\u2068חורף\u2069” of \u2068בוטיק\u2069 with 12 pieces?');
});

it("'Delete order' shows the order, its customer and its pieces", async () => {
  const { dialog } = await showOrderDialog('delete', order, 'Delete order');
  expect(dialog).toHaveTextContent(
    'Are you sure you want to delete the order “Spring windows” of Casa Lisboa with 12 pieces?',
  );
});

it("'Unlock order' shows the name of the order", async () => {
  const { dialog } = await showOrderDialog('unlock', sent, 'Unlock order');
  expect(dialog).toHaveTextContent('Are you sure you want to unlock the order named Spring windows?');
});

describe("'Edit order'", () => {
  const openEdit = (shown = order) => showOrderDialog('edit', shown, 'Edit order');

  it('shows the order, and saves the changes', async () => {
    mockApi('getUser', customer);
    const calls = mockApi('updateOrderAddress', { status: 'success' });
    const { user, press } = await openEdit();
    const name = screen.getByLabelText('Order name');
    expect(name).toHaveValue('Spring windows');
    expect(chosenIn(/^Address/)).toContain('Harbour store');
    expect(chosenIn(/^Sales org/)).toContain('1000/FR');
    await user.clear(name);
    await user.type(name, ' Summer windows ');
    await chooseOption(user, /^Address/, 'Old town, 2 Square, Porto, 0000104713');
    await chooseOption(user, /^Sales org/, '1000/10');
    await press('Save');
    expect(await screen.findByText('Order updated')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { id: '7', name: 'Summer windows', address: '0000104713', sales_organization: '1000', channel: '10' },
    ]);
  });

  it('unsets cleared fields', async () => {
    mockApi('getUser', customer);
    const calls = mockApi('updateOrderAddress', { status: 'success' });
    const { user, dialog, press } = await openEdit();
    for (const clear of within(dialog).getAllByRole('button', { name: /^clear$/i })) await user.click(clear);
    await press('Save');
    await screen.findByText('Order updated');
    expect(calls.map(({ body }) => body)).toEqual([
      { id: '7', name: 'Spring windows', address: '', sales_organization: '', channel: '' },
    ]);
  });

  it('selects nothing for an order without a place, and preserves a deleted place', async () => {
    mockApi('getUser', customer);
    const gone = { address_id: '0000999999', sales_organization: '2000', channel: '20' };
    const { unmount } = await openEdit({ ...order, ...gone });
    expect(chosenIn(/^Address/)).toContain('0000999999');
    expect(chosenIn(/^Sales org/)).toContain('2000/20');
    unmount();
    await openEdit({ ...order, address_id: '', sales_organization: '', channel: '' });
    expect(chosenIn(/^Address/)).toContain('Select an address');
    expect(chosenIn(/^Sales org/)).toContain('Select a sales organization');
  });

  it('needs a name', async () => {
    mockApi('getUser', customer);
    const calls = mockApi('updateOrderAddress', { status: 'success' });
    const { user, press } = await openEdit();
    await user.clear(screen.getByLabelText('Order name'));
    await press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText('Order name')).toHaveAccessibleDescription(
        'Please enter a name for the order.',
      ),
    );
    expect(calls).toEqual([]);
  });

  it('preserves the input when refused', async () => {
    mockApi('getUser', customer);
    mockApi('updateOrderAddress', { status: 'error', error: 'The name is taken.' });
    const { user, press } = await openEdit();
    const name = screen.getByLabelText('Order name');
    await user.type(name, ' again');
    await press('Save');
    await readAlert(user, 'The order was not updated', 'The name is taken.');
    expect(name).toHaveValue('Spring windows again');
  });
});

describe("'History'", () => {
  const events = [
    { id: '2', at: 1_790_000_600, actor: null, kind: 'rejected' as const, text: 'SAP refused it: blocked.' },
    {
      id: '1',
      at: 1_790_000_000,
      actor: { id: '3', name: 'Ana' },
      kind: 'sent' as const,
      text: 'Ana sent it.',
    },
  ];

  it('lists the events, latest first', async () => {
    const calls = mockApi('listOrderEvents', { events });
    const { dialog } = await open('History', 'History');
    await within(dialog).findByText('Ana sent it.');
    const items = within(dialog).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      `${dateAndTimeText(1_790_000_600)}SAP refused it: blocked.`,
      `${dateAndTimeText(1_790_000_000)}Ana sent it.`,
    ]);
    expect(items[0]?.querySelector('time')).toHaveAttribute('dateTime', '2026-09-21T14:23:20.000Z');
    expect(calls).toMatchObject([{ params: { id: '7' } }]);
  });

  it('has an empty state', async () => {
    mockApi('listOrderEvents', { events: [] });
    const { dialog } = await showOrderDialog('history', order, 'History');
    expect(
      await within(dialog).findByText('Nothing has been recorded for this order yet.'),
    ).toBeInTheDocument();
  });

  it('shows a load failure, and can retry', async () => {
    mockApi('listOrderEvents', networkFailure());
    const { dialog, press } = await showOrderDialog('history', order, 'History');
    expect(await within(dialog).findByText(/could not be reached/)).toBeInTheDocument();
    mockApi('listOrderEvents', { events });
    await press('Try again');
    expect(await within(dialog).findByText('Ana sent it.')).toBeInTheDocument();
  });
});
