import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../../api';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser } from '../../../test/factories/buildUser';
import { chooseOption, chosenIn } from '../../../test/chooseOption';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { renderApp } from '../../../test/render';
import { showOrderDialog } from '../../../test/showOrderDialog';
import '../../../test/plainFrame';

const route = '/admin/orders/list?status=all&current=false';
const harbour = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay, Porto' };
const oldTown = { sap_id: '0000104713', name1: 'Old town', address: '2 Square, Porto' };
const plain = { sales_organization: '1000', channel: '10' };
const french = { sales_organization: '1000', channel: 'FR' };

const amelie = buildUser({
  id: '21',
  name: 'Amélie',
  sap_id: '0000104712',
  addresses: [harbour],
  sales_organizations: [plain],
});
const bo = buildUser({
  id: '22',
  name: 'Bo',
  sap_id: '0000104712',
  addresses: [harbour, oldTown],
  sales_organizations: [plain, french],
});

const casa = buildUser({
  id: '20',
  name: 'Casa',
  addresses: [harbour, oldTown],
  sales_organizations: [plain, { sales_organization: '2000', channel: '20' }],
});
const order = buildOrderSummary({
  id: '7',
  name: 'Spring windows',
  customer: { id: casa.id, name: casa.name, addresses: [], sales_organizations: [] },
  items_count: 12,
  address_id: oldTown.sap_id,
  sales_organization: '2000',
  channel: '20',
});

const title = 'Duplicate order';

async function open() {
  mockApi('listCustomers', [amelie, bo]);
  mockApi('getUser', ({ params }) => [casa, amelie].find(({ id }) => id === params.id) ?? bo);
  const app = await showOrderDialog('copy', order, title);
  const { dialog, press, user } = app;
  const select = async ({ name }: User) => {
    await press('Select customer');
    await user.click(await screen.findByRole('button', { name: `Select ${name}` }));
    expect(await within(dialog).findByText(name)).toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeEnabled());
  };
  return { ...app, select };
}

it('is opened by the menu of an order', async () => {
  mockOrderList(order);
  mockApi('getUser', casa);
  const { user } = renderApp(route);
  await user.click(await screen.findByRole('button', { name: /^Actions for / }));
  await user.click(screen.getByRole('menuitem', { name: 'Create copy' }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByLabelText('Order name')).toHaveValue('Spring windows');
});

it('copies for the same customer at the same place with one click', async () => {
  const calls = mockApi('copyOrder', { status: 'success', order_id: '8' });
  const { dialog, press } = await open();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeEnabled());
  expect(within(dialog).getByText('Casa')).toBeInTheDocument();
  await press('Copy');
  await screen.findByText('Order copied');
  const place = { address: oldTown.sap_id, sales_organization: '2000', channel: '20' };
  expect(calls).toMatchObject([
    { body: { source: '7', customer_id: '20', title: 'Spring windows', ...place } },
  ]);
});

it('redirects a customer, who copies for themselves, to the copy', async () => {
  mockOrderList(order);
  mockApi('getUser', casa);
  const calls = mockApi('copyOrder', { status: 'success', order_id: '8' });
  mockApi('getOrder', problem(404, 'There is no such order.'));
  const { user, place } = renderApp(route, { user: casa });
  await user.click(await screen.findByRole('button', { name: /^Actions for / }));
  await user.click(screen.getByRole('menuitem', { name: 'Create copy' }));
  const dialog = await screen.findByRole('dialog', { name: title });
  const copy = within(dialog).getByRole('button', { name: 'Copy' });
  await waitFor(() => expect(copy).toBeEnabled());
  expect(within(dialog).queryByRole('button', { name: 'Select customer' })).not.toBeInTheDocument();
  await user.click(copy);
  await waitFor(() => expect(place()).toBe('/linesheet/8'));
  expect(calls).toMatchObject([{ body: { customer_id: '20', address: oldTown.sap_id } }]);
});

it('copies for another customer, whose only address and sales organization are chosen', async () => {
  const calls = mockApi('copyOrder', { status: 'success', order_id: '8/a' });
  const { dialog, press, select } = await open();
  expect(screen.getByLabelText('Order name')).toHaveValue('Spring windows');
  await select(amelie);
  expect(chosenIn(/^Address/)).toContain('Harbour store');
  expect(chosenIn(/^Sales org/)).toContain('1000/10');
  await press('Copy');
  expect(await within(dialog).findByRole('button', { name: 'Copied!' })).toBeDisabled();
  // The outcome is reported once: the dialog only links to the copy.
  expect(screen.getByText(/Order copied/)).toHaveTextContent(/^Order copied$/);
  expect(dialog).not.toHaveTextContent('Order copied');
  expect(within(dialog).getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/linesheet/8%2Fa');
  expect(calls.map(({ body }) => body)).toEqual([
    {
      source: '7',
      customer_id: '21',
      title: 'Spring windows',
      address: '0000104712',
      sales_organization: '1000',
      channel: '10',
    },
  ]);
});

describe('which agent sells the copy', () => {
  const agents = ['31', '32'].map((id) => buildUser({ id, name: `Agent ${id}`, roles: ['agent'] }));
  const [nora, otto] = ['31', '32'];
  const unsold = { ...order, seller: null };
  const shared = { ...casa, agents: ['31', '32'] };

  async function copyOf(shown: typeof order, customer: User) {
    mockApi('getUser', customer);
    mockApi('listAgents', agents);
    const calls = mockApi('copyOrder', { status: 'success', order_id: '8' });
    const app = await showOrderDialog('copy', shown, title);
    await waitFor(() => expect(within(app.dialog).getByRole('button', { name: 'Copy' })).toBeEnabled());
    return { ...app, calls };
  }

  it('can be chosen among several, the first one by default', async () => {
    const { user, press, calls } = await copyOf(unsold, shared);
    await waitFor(() => expect(chosenIn(/^Agent/)).toContain(`Agent ${nora}`));
    await chooseOption(user, /^Agent/, `Agent ${otto}`);
    await press('Copy');
    await waitFor(() => expect(calls).toMatchObject([{ body: { seller: otto } }]));
  });

  it.each<[string, typeof order, User]>([
    ['the order is sold', order, shared],
    ['the customer has one agent', unsold, { ...casa, agents: ['31'] }],
  ])("can't be chosen where %s", async (_why, shown, customer) => {
    const { press, calls } = await copyOf(shown, customer);
    expect(screen.queryByLabelText(/^Agent/)).not.toBeInTheDocument();
    await press('Copy');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).not.toHaveProperty('seller');
  });
});

it('shows that it is copying', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  mockApi('copyOrder', async () => {
    await held;
    return { status: 'success', order_id: '8' };
  });
  const { user, dialog, press, select } = await open();
  await select(amelie);
  await press('Copy');
  expect(await within(dialog).findByRole('button', { name: /Copying$/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  answer();
  expect(await within(dialog).findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
});

it('leaves out the own address with channel FR, and resets for another customer', async () => {
  const calls = mockApi('copyOrder', { status: 'success', order_id: '8' });
  const { user, press, select } = await open();
  await select(bo);
  expect(chosenIn(/^Address/)).toContain('Old town');
  expect(chosenIn(/^Sales org/)).toContain('Select a sales organization');
  await chooseOption(user, /^Sales org/, '1000/FR');
  await select(amelie);
  expect(chosenIn(/^Sales org/)).toContain('1000/10');
  await press('Copy');
  await screen.findByText('Order copied');
  expect(calls).toMatchObject([{ body: { customer_id: '21', address: '0000104712', channel: '10' } }]);
});

it('lists the lines that no longer exist', async () => {
  mockApi('copyOrder', { status: 'success', order_id: '8', skipped: ['WJM123000M', 'WJM123000L'] });
  const { dialog, press, select } = await open();
  await select(amelie);
  await press('Copy');
  expect(
    await within(dialog).findByText(/^The catalog no longer has these skus, so they were left out/),
  ).toHaveTextContent('WJM123000M, WJM123000L');
});

it('can copy again after a change', async () => {
  const calls = mockApi('copyOrder', { status: 'success', order_id: '8' });
  const { user, dialog, press, select } = await open();
  await select(amelie);
  await press('Copy');
  await within(dialog).findByRole('button', { name: 'Copied!' });
  await user.type(screen.getByLabelText('Order name'), ' 2');
  await press('Copy');
  await waitFor(() => expect(calls[1]).toMatchObject({ body: { title: 'Spring windows 2' } }));
});

it('needs a name', async () => {
  const calls = mockApi('copyOrder', { status: 'success', order_id: '8' });
  const { user, press, select } = await open();
  await select(amelie);
  await user.clear(screen.getByLabelText('Order name'));
  await press('Copy');
  await waitFor(() => expect(screen.getByLabelText('Order name')).toBeInvalid());
  expect(await screen.findByText('Please enter a name for the order.')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it.each([
  [
    'a refusal',
    { status: 'error' as const, error: 'Bo may not order from it.' },
    'Bo may not order from it.',
  ],
  ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
  [
    'no connection',
    networkFailure(),
    'The server could not be reached. Check your connection and try again.',
  ],
])('shows the reason after %s, and preserves the input', async (_what, answer, sentence) => {
  mockApi('copyOrder', answer);
  const { user, dialog, press, select } = await open();
  await user.type(screen.getByLabelText('Order name'), ' 2');
  await select(amelie);
  await press('Copy');
  expect(await screen.findByText('The order was not copied')).toBeVisible();
  const alert = screen.getByRole('alertdialog');
  expect(alert).toHaveAccessibleDescription(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Order name')).toHaveValue('Spring windows 2');
  expect(within(dialog).getByText('Amélie')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeEnabled();
});

it('sends the same key after a lost connection, and another one for another copy', async () => {
  const lost = mockApi('copyOrder', networkFailure());
  const { user, dialog, press } = await open();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeEnabled());
  await press('Copy');
  const alert = await screen.findByRole('alertdialog');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  const calls = mockApi('copyOrder', { status: 'success', order_id: '8' });
  await press('Copy');
  await screen.findByText('Order copied');
  await user.type(screen.getByLabelText('Order name'), ' 2');
  await press('Copy');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(lost[0]?.key).toMatch(/./);
  expect(calls[0]?.key).toBe(lost[0]?.key);
  expect(calls[1]?.key).not.toBe(lost[0]?.key);
});

it('links to the copy that it has made before, when the server refuses another', async () => {
  const error = 'An order was already created from this form, with other details.';
  mockApi('copyOrder', { status: 'error', error, order_id: '8' });
  const { dialog, press } = await open();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeEnabled());
  await press('Copy');
  const alert = await screen.findByRole('alertdialog');
  expect(await within(alert).findByRole('link', { name: 'view it' })).toHaveAttribute('href', '/linesheet/8');
});

it('shows a load failure of the customer, and can retry', async () => {
  const { user, dialog, press } = await open();
  mockApi('getUser', networkFailure());
  await press('Select customer');
  await user.click(await screen.findByRole('button', { name: 'Select Bo' }));
  expect(await within(dialog).findByText(/could not be reached/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeDisabled();
  mockApi('getUser', bo);
  await press('Try again');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeEnabled());
});
