import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser, optionalCalls } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';

jest.mock('../orders/OrderListPage', () => ({
  OrderListPage: () => <input aria-label="A field" />,
}));

const route = '/admin/orders/list';
const nothing = { results: [] };

async function open(roles: Role[] = ['admin'], capabilities = optionalCalls) {
  const app = renderApp(route, { user: buildUser({ roles, capabilities }) });
  await screen.findByRole('button', { name: 'Find' });
  await app.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Find' });
  const field = within(dialog).getByRole('combobox', { name: 'Find' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...app, dialog, field };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

/** Loads data as a page would have. */
async function load({ store }: Pick<Awaited<ReturnType<typeof open>>, 'store'>) {
  const ana = buildUser({ id: '7', name: 'Boutique Amélie', email: 'ana@shop.test', sap_id: '0042' });
  const order = buildOrderSummary({ id: '3', name: 'Autumn' });
  mockApi('listCustomers', [ana]);
  mockApi('listOrders', {
    status: 'success',
    orders: [{ ...order, customer: { ...order.customer, name: 'Boutique Amélie' } }],
  });
  mockApi('listAllCatalogs', [buildCatalog({ id: '9', name: 'Women', brand: 'Nord', season: 'AW26' })]);
  await act(() => store.dispatch(api.endpoints.listCustomers.initiate({})));
  await act(() => store.dispatch(api.endpoints.listOrders.initiate({})));
  await act(() => store.dispatch(api.endpoints.listAllCatalogs.initiate()));
}

it('finds loaded data at once, by every word, and opens it by keyboard', async () => {
  mockApi('findThings', nothing);
  const app = await open();
  await load(app);
  await app.user.type(app.field, 'amelie');
  await waitFor(() =>
    expect(options()).toEqual([
      'Boutique Amélie ana@shop.test 0042',
      'New order for Boutique Amélie ana@shop.test 0042',
      'Autumn Boutique Amélie · Women',
    ]),
  );
  expect(app.field).toHaveAttribute('aria-activedescendant', chosen().id);
  await app.user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('New order for');
  expect(app.field).toHaveAttribute('aria-activedescendant', chosen().id);
  await app.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toHaveTextContent('Autumn');
  const opened = jest.spyOn(window, 'open');
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/linesheet/3', '_blank', 'noopener');
  expect(screen.getByRole('option', { name: /^New order for/ })).toHaveAttribute(
    'href',
    '/admin/order/for/7',
  );
  await app.user.clear(app.field);
  await app.user.type(app.field, 'visibility of');
  await waitFor(() => expect(options()).toEqual(['Visibility of catalogs Catalogs']));
});

it('goes to a page by Enter, and closes', async () => {
  mockApi('findThings', nothing);
  const { user, field, place } = await open();
  await user.type(field, 'finished');
  await waitFor(() => expect(options()).toEqual(['Finished orders ']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/orders/list?status=finished'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('searches the server when typing pauses, and drops late answers', async () => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  const calls = mockApi('findThings', async ({ query }) => {
    if (query.q === 'me') await late;
    const kind = 'garment' as const;
    const label = query.q === 'me' ? 'Old answer' : 'WJM123 Merino jumper';
    return { results: [{ kind, id: 'WJM123', label, detail: 'Women', catalog_id: '9' }] };
  });
  const { user, field } = await open();
  await user.type(field, 'me');
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.type(field, 'rino');
  expect(await screen.findByRole('option', { name: /^WJM123 Merino/ })).toHaveAttribute(
    'href',
    '/admin/garment/WJM123',
  );
  release();
  await waitFor(() => expect(screen.getByText('1 result.')).toBeVisible());
  expect(calls.map(({ query }) => query.q)).toEqual(['me', 'merino']);
  expect(options()).toEqual(['WJM123 Merino jumper Women']);
});

it.each<[string, Role[], string[]]>([
  ['a customer', ['wls'], optionalCalls],
  ['staff of a host without garments’ pages', ['admin'], ['findThings']],
])('links %s to a garment in its catalog', async (_who, roles, capabilities) => {
  const garment = { kind: 'garment' as const, id: 'WJM123', label: 'WJM123 Jumper', detail: 'Women' };
  mockApi('findThings', { results: [{ ...garment, catalog_id: '9' }] });
  const { user, field } = await open(roles, capabilities);
  await user.type(field, 'merino');
  expect(await screen.findByRole('option', { name: /^WJM123/ })).toHaveAttribute(
    'href',
    '/admin/catalog/list/9?q=WJM123',
  );
});

it('shows server matches on fields that are not displayed', async () => {
  mockApi('findThings', { results: [{ kind: 'order', id: '5', label: 'Spring', detail: 'Bea · Men' }] });
  const { user, field } = await open();
  await user.type(field, '4500012345');
  expect(await screen.findByRole('option', { name: /^Spring/ })).toHaveAttribute('href', '/linesheet/5');
});

it('shows the total, and links to a list of all', async () => {
  const results = Array.from({ length: 7 }, (_, n) => ({
    ...{ kind: 'order' as const, id: String(n), label: `Boutique ${n}`, detail: 'Women' },
  }));
  mockApi('findThings', { results, totals: { order: 57 } });
  const { user, field, dialog, place } = await open();
  await user.type(field, 'boutique');
  expect(await screen.findByText('57 results.')).toBeVisible();
  expect(within(dialog).getByText('Orders, 6 of 57')).toBeVisible();
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Show all 57');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/orders/list?status=every&current=false&q=boutique'));
});

it('shows all garments in place, as there is no list of them, with what was found', async () => {
  const garments = Array.from({ length: 9 }, (_, n) => ({
    ...{ kind: 'garment' as const, id: `WJK12${n}`, label: `WJK12${n} Jacket`, detail: 'Women' },
    ...{ matched: `1020${n}`, catalog_id: '9' },
  }));
  const calls = mockApi('findThings', ({ query }) => ({
    results: query.kind === 'garment' ? garments : garments.slice(0, 4),
    totals: { garment: 9 },
  }));
  const { user, field, dialog } = await open();
  await user.type(field, '1020');
  expect(await within(dialog).findByText('Garments, 4 of 9')).toBeVisible();
  expect(options().slice(3)).toEqual(['WJK123 Jacket Women · 10203', 'Show all 9']);
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(options()).toHaveLength(9));
  expect(chosen()).toHaveTextContent('WJK123');
  expect(within(dialog).getByText('Garments')).toBeVisible();
  expect(field).toHaveFocus();
  expect(calls.map(({ query }) => query)).toEqual([{ q: '1020' }, { q: '1020', kind: 'garment' }]);
  await user.type(field, '4');
  await waitFor(() => expect(screen.getByText(/^\d results?\.$/)).toBeVisible());
  await user.clear(field);
  await user.type(field, '1020');
  await user.click(await screen.findByRole('option', { name: 'Show all 9' }));
  await waitFor(() => expect(options()).toHaveLength(9));
});

it('says what was found in loaded data too', async () => {
  mockApi('findThings', nothing);
  const app = await open();
  await load(app);
  await app.user.type(app.field, 'autumn aw26');
  expect(await screen.findByText('Boutique Amélie · Women · AW26')).toBeVisible();
});

it('searches only loaded data on a server without the call', async () => {
  const calls = mockApi('findThings', problem(404, 'There is no such address.'));
  const app = await open(['admin'], []);
  await load(app);
  await app.user.type(app.field, 'women');
  expect(await screen.findByText('2 results.')).toBeVisible();
  await app.user.type(app.field, ' aw26');
  expect(await screen.findByText('2 results.')).toBeVisible();
  await app.user.type(app.field, ' x');
  expect(await screen.findByText('Nothing matches “women aw26 x”.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('says that only loaded data was searched', async () => {
  mockApi('findThings', networkFailure());
  const { user, field } = await open();
  await user.type(field, 'overview');
  expect(await screen.findByText(/^1 result\. The server did not answer/)).toBeVisible();
});

it('shows customers their pages and actions', async () => {
  await open(['wls']);
  expect(options()).toEqual([
    'New order Orders',
    'List of orders Orders',
    'Overview Orders',
    'Finished orders ',
  ]);
});

it.each(['{Control>}k{/Control}', '/'])('opens with %s, and closes with Escape', async (keys) => {
  const { user } = renderApp(route);
  await screen.findByRole('button', { name: 'Find' });
  await user.keyboard(keys);
  await screen.findByRole('dialog', { name: 'Find' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([{ key: 'k', ctrlKey: true }, { key: '/' }])(
  'searches for what is typed right after %j',
  async (keys) => {
    mockApi('findThings', nothing);
    const { user } = renderApp(route);
    const field = await screen.findByRole('textbox', { name: 'A field' });
    const button = await screen.findByRole('button', { name: 'Find' });
    button.focus();
    fireEvent.keyDown(button, keys);
    for (const key of ['v', 'i', 'x', 'Backspace', 's', 'Enter', 'i'])
      expect(fireEvent.keyDown(button, { key })).toBe(false);
    await screen.findByRole('dialog', { name: 'Find' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find' })).toHaveFocus());
    await user.keyboard('bility');
    expect(screen.getByRole('combobox', { name: 'Find' })).toHaveValue('visibility');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.type(field, 'ink');
    expect(field).toHaveValue('ink');
    await user.click(button);
    expect(await screen.findByRole('combobox', { name: 'Find' })).toHaveValue('');
  },
);

it('does not open after all when Escape comes first', async () => {
  const { user } = renderApp(route);
  const field = await screen.findByRole('textbox', { name: 'A field' });
  await screen.findByRole('button', { name: 'Find' });
  field.focus();
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'v' });
  fireEvent.keyDown(field, { key: 'Escape' });
  await act(async () => {});
  await user.keyboard('ink');
  expect(field).toHaveValue('ink');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('types / into a field', async () => {
  const { user } = renderApp(route);
  const field = await screen.findByRole('textbox', { name: 'A field' });
  await user.type(field, '1/2');
  expect(field).toHaveValue('1/2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Find' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
});

it('has a button', async () => {
  const { user } = renderApp(route);
  const button = await screen.findByRole('button', { name: 'Find' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Find' });
});

it('ignores keys while a dialog is open', async () => {
  const { dialog } = await open();
  expect(fireEvent.keyDown(dialog, { key: 'k', ctrlKey: true })).toBe(false);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
