import { screen, waitFor, within } from '@testing-library/react';
import type { OrderView as SavedView } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { forgetOrderList } from '../../../shared/order-list-link/orderListLink';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, problem } from '../../../test/mockApi';
import { mockOrderList } from '../../../test/mockOrderList';
import { openDialog } from '../../../test/openDialog';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

const route = '/admin/orders/list';
const orders = [
  buildOrderSummary({ total_price: 50 }),
  buildOrderSummary({ total_price: 500 }),
  buildOrderSummary({ total_price: 5000 }),
  buildOrderSummary({ sap_status: 2, total_price: 5000 }),
];

afterEach(forgetOrderList);

const buildView = (change: Partial<SavedView>): SavedView => ({
  id: '1',
  name: 'Large',
  query: 'amount_from=500&columns=status%2Camount',
  is_shared: false,
  is_own: true,
  is_start: false,
  ...change,
});

/** Mocks a server with saved views. */
function mockViews(...views: SavedView[]) {
  const host = { views };
  const change = (id: string, to: Partial<SavedView>) =>
    (host.views = host.views.map((view) => (view.id === id ? { ...view, ...to } : view)));
  mockApi('listOrderViews', () => ({ views: host.views }));
  const saved = mockApi('saveOrderView', ({ body }) => {
    const { id = '9', ...values } = Object(body);
    if (host.views.some((view) => view.id === id)) change(id, values);
    else host.views = [...host.views, buildView({ id, ...values })];
    return { status: 'success', id };
  });
  mockApi('deleteOrderView', ({ body }) => {
    host.views = host.views.filter(({ id }) => id !== Object(body).id);
    return { status: 'success' };
  });
  mockApi('setStartOrderView', ({ body }) => {
    const { id } = Object(body);
    host.views = host.views.map((view) => ({ ...view, is_start: view.id === id }));
    return { status: 'success' };
  });
  return { host, saved };
}

/** A button of the confirmation with this title. */
const answer = async (question: string, button: string) =>
  within(await openDialog(question)).getByRole('button', { name: button });

async function openViews(search = '?status=all', role: Role = 'agent') {
  mockOrderList(...orders);
  const app = renderApp(route + search, { user: buildUser({ roles: [role] }) });
  const button = await screen.findByRole('button', { name: 'Views' });
  await waitFor(() => expect(button).toBeEnabled());
  await app.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Views' });
  return { ...app, dialog };
}

it('saves the filters, the sort and the columns that are shown', async () => {
  const { saved } = mockViews();
  const { user, dialog } = await openViews('?status=all&q=a&sort=-amount&columns=status,edited');
  expect(within(dialog).queryByRole('checkbox', { name: 'For everybody' })).not.toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Save current view as'), ' Newest {Enter}');
  expect(await within(dialog).findByRole('link', { name: 'Newest' })).toBeVisible();
  const query = 'q=a&status=all&sort=-amount&columns=status%2Cedited';
  expect(saved.map(({ body }) => body)).toEqual([{ name: 'Newest', query, is_shared: false }]);
});

it('shows the number of orders of each view, and opens one', async () => {
  mockViews(
    buildView({}),
    buildView({ id: '2', name: 'Sent', query: 'status=sent', is_shared: true, is_own: false }),
  );
  const { user, dialog, place } = await openViews();
  const lines = within(dialog).getAllByRole('listitem');
  await waitFor(() => expect(lines[0]).toHaveTextContent('Large2 orders'));
  await waitFor(() => expect(lines[1]).toHaveTextContent('SentFor everybody1 order'));
  await user.click(within(dialog).getByRole('link', { name: 'Large' }));
  expect(await screen.findByText('2 orders', { selector: '[role=status]' })).toBeVisible();
  expect(place()).toBe(`${route}?amount_from=500&columns=status%2Camount`);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Customer',
    'Status',
    'Amount',
    'Actions',
  ]);
  await waitFor(() => expect(dialog).not.toBeVisible());
});

it('changes and deletes a view of one’s own, but not one of others', async () => {
  const { host } = mockViews(
    buildView({}),
    buildView({ id: '2', name: 'Theirs', is_shared: true, is_own: false }),
  );
  const { user, dialog } = await openViews();
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Theirs' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Set as default']);
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Large' }));
  await user.click(screen.getByRole('menuitem', { name: 'Update with current filters' }));
  await user.click(await answer('Update the view “Large”?', 'Update'));
  await waitFor(() => expect(host.views[0]?.query).toMatch(/^status=all&columns=/));
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Large' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await answer('Delete the view “Large”?', 'Delete'));
  await waitFor(() => expect(within(dialog).queryByRole('link', { name: 'Large' })).not.toBeInTheDocument());
});

it('renames a view', async () => {
  const { host } = mockViews(buildView({}));
  const { user, dialog } = await openViews();
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Large' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const question = within(await openDialog('Rename view'));
  await user.clear(question.getByLabelText('Name'));
  await user.type(question.getByLabelText('Name'), 'Huge{Enter}');
  expect(await within(dialog).findByRole('link', { name: 'Huge' })).toBeVisible();
  expect(host.views).toEqual([buildView({ name: 'Huge' })]);
});

it.each([
  ['Update with current filters', 'Update the view “Large”?'],
  ['Delete', 'Delete the view “Large”?'],
])('does not change a view when “%s” is cancelled', async (entry, question) => {
  const { host, saved } = mockViews(buildView({}));
  const { user, dialog } = await openViews();
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Large' }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
  await user.click(await answer(question, 'Cancel'));
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  expect(host.views).toEqual([buildView({})]);
  expect(saved).toEqual([]);
});

it('lets admins share a view', async () => {
  const { saved } = mockViews();
  const { user, dialog } = await openViews('', 'admin');
  await user.type(within(dialog).getByLabelText('Save current view as'), 'All');
  await user.click(within(dialog).getByRole('checkbox', { name: 'For everybody' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  expect(await within(dialog).findByText('For everybody', { selector: 'li *' })).toBeVisible();
  expect(saved.map(({ body }) => body)).toMatchObject([{ name: 'All', is_shared: true }]);
});

it('lets admins change the sharing of their own views only', async () => {
  const { saved } = mockViews(
    buildView({}),
    buildView({ id: '2', name: 'Theirs', is_shared: true, is_own: false }),
  );
  const { user, dialog } = await openViews('', 'admin');
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Theirs' }));
  expect(screen.queryByRole('menuitem', { name: 'For me only' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Large' }));
  await user.click(screen.getByRole('menuitem', { name: 'For everybody' }));
  await waitFor(() =>
    expect(within(dialog).getAllByText('For everybody', { selector: 'li *' })).toHaveLength(2),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Actions for Large' }));
  await user.click(screen.getByRole('menuitem', { name: 'For me only' }));
  await waitFor(() =>
    expect(within(dialog).getAllByText('For everybody', { selector: 'li *' })).toHaveLength(1),
  );
  const { id, name, query } = buildView({});
  expect(saved.map(({ body }) => body)).toEqual([
    { id, name, query, is_shared: true },
    { id, name, query, is_shared: false },
  ]);
});

it('reports why a view was not saved', async () => {
  mockViews();
  mockApi('saveOrderView', { status: 'error', error: 'You have 100 views already. Delete one first.' });
  const { user, dialog } = await openViews();
  await user.type(within(dialog).getByLabelText('Save current view as'), 'One more{Enter}');
  expect(await screen.findByText('You have 100 views already. Delete one first.')).toBeVisible();
});

describe('the default view', () => {
  it('is chosen from the views', async () => {
    const { host } = mockViews(buildView({}));
    const { user, dialog } = await openViews();
    await user.click(within(dialog).getByRole('button', { name: 'Actions for Large' }));
    await user.click(screen.getByRole('menuitem', { name: 'Set as default' }));
    expect(await within(dialog).findByText('Default')).toBeVisible();
    expect(host.views).toMatchObject([{ is_start: true }]);
    await user.click(within(dialog).getByRole('button', { name: 'Actions for Large' }));
    expect(screen.getByRole('menuitem', { name: 'Clear default' })).toBeInTheDocument();
  });

  it('opens once; then other views can be chosen', async () => {
    mockViews(buildView({ query: 'status=sent', is_start: true }));
    const { calls } = mockOrderList(...orders);
    const app = renderApp(route, { user: buildUser({ roles: ['agent'] }) });
    expect(await screen.findByText('1 order')).toBeVisible();
    expect(app.place()).toBe(`${route}?status=sent`);
    expect(calls.map(({ query }) => query)).not.toContainEqual(expect.objectContaining({ sap_status: '0' }));
    await app.user.click(within(screen.getByRole('radiogroup')).getByText('open'));
    expect(await screen.findByText('3 orders')).toBeVisible();
    expect(app.place()).toBe(route);
    app.unmount();
    const again = renderApp(route, { user: buildUser({ roles: ['agent'] }) });
    expect(await screen.findByText('3 orders')).toBeVisible();
    expect(again.place()).toBe(route);
  });

  it('does not override a link', async () => {
    mockViews(buildView({ query: 'status=sent', is_start: true }));
    mockOrderList(...orders);
    const app = renderApp(`${route}?amount_from=500`, { user: buildUser({ roles: ['agent'] }) });
    expect(await screen.findByText('2 orders')).toBeVisible();
    expect(app.place()).toBe(`${route}?amount_from=500`);
  });
});

it.each<[Role]>([['admin'], ['wls']])('has no views for %s where there are none', async (role) => {
  if (role === 'admin') mockApi('listOrderViews', problem(404, 'Not found.'));
  mockOrderList(...orders);
  renderApp(route, { user: buildUser({ roles: [role] }) });
  expect(await screen.findByText('3 orders')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Views' })).not.toBeInTheDocument();
});
