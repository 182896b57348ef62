import { screen, waitFor, within } from '@testing-library/react';
import { buildCatalog } from '../../../test/factories/buildCatalog';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

const route = '/admin/catalog/list';
const women = buildCatalog({
  id: '7',
  name: 'Women',
  season: 'AW26',
  num_items: 1,
  drop: 'Drop 1',
  cover: 'WJM123',
});
const men = buildCatalog({ id: '8', name: 'Men', season: 'SS27', catalog_type: 'repo', cover: null });
const old = buildCatalog({
  id: '9',
  name: 'Old stock',
  season: 'SS20',
  is_current: false,
  wls_enabled: false,
  ls_enabled: false,
});

async function open(place = route, role: 'admin' | 'agent' = 'admin') {
  const calls = mockApi('listAllCatalogs', [women, men, old]);
  const app = renderApp(place, { user: buildUser({ roles: [role] }) });
  await screen.findByRole('heading', { level: 1, name: /Catalogs \(/ });
  return { ...app, calls };
}

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap(({ firstChild }) => firstChild?.textContent ?? []);
const cards = () => within(screen.getByRole('list', { name: 'Catalogs' })).getAllByRole('listitem');

it('shows a cover at its tagged address, if known', async () => {
  const tagged = { ...women, picture_tags: { 'thumbnails/WJM123': 'a1B2' } };
  mockApi('listAllCatalogs', [tagged]);
  renderApp(route, { user: buildUser({ roles: ['admin'] }) });
  await screen.findByRole('link', { name: 'Women' });
  expect(cards()[0]?.querySelector('img')).toHaveAttribute(
    'src',
    'http://localhost/images/thumbnails/WJM123.a1B2.jpg',
  );
});

it('shows current catalogs as cards, newest first, which link to their previews', async () => {
  await open();
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Men', 'Women']);
  expect(screen.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/admin/catalog/list/7');
  expect(cards()[1]).toHaveTextContent('Maren Vale · AW26Initial · 1 garment · Drop 1On WLS and LS');
  expect(screen.getAllByTitle(/^WLS is .*; LS is /)).toHaveLength(cards().length);
  expect(cards()[1]?.querySelector('img')).toHaveAttribute(
    'src',
    'http://localhost/images/thumbnails/WJM123.jpg',
  );
  expect(cards()[0]?.querySelector('img')).toBeNull();
  // Rare actions are in the menu.
  expect(within(cards()[1] ?? document.body).getAllByRole('button')).toHaveLength(1);
});

describe('the numbers', () => {
  const counted = { ...women, num_customers: 12, num_orders: 1, num_missing_pictures: 3 };
  const row = () => screen.getAllByRole('row')[1];

  it('are on the cards', async () => {
    mockApi('listAllCatalogs', [
      counted,
      { ...men, num_customers: 1, num_orders: 0, num_missing_pictures: 0 },
    ]);
    renderApp(route);
    await screen.findByRole('link', { name: 'Women' });
    expect(cards()[1]).toHaveTextContent('12 customers · 1 order · 3 pictures missing');
    expect(cards()[0]).toHaveTextContent(/1 customer · 0 orders(?! ·)/);
  });

  it('are in the list, which can be sorted by them', async () => {
    mockApi('listAllCatalogs', [men, counted]);
    const { user, place } = renderApp(`${route}?view=list`);
    await user.click(await screen.findByRole('columnheader', { name: 'Customers' }));
    await user.click(screen.getByRole('columnheader', { name: 'Customers' }));
    await waitFor(() => expect(place()).toBe(`${route}?view=list&sort=-customers`));
    expect(row()).toHaveTextContent('WomenAW26Maren ValeInitial11213Current');
    expect(screen.getByRole('link', { name: '12 customers with Women' })).toHaveAttribute(
      'href',
      '/admin/users/list?catalog=7',
    );
  });

  it('are hidden when another host serves the pictures', async () => {
    window.__APP_CONFIG__ = { imagesUrl: 'https://pictures.test' };
    mockApi('listAllCatalogs', [counted]);
    renderApp(route);
    await screen.findByRole('link', { name: 'Women' });
    expect(cards()[0]).toHaveTextContent('12 customers · 1 order');
    expect(cards()[0]).not.toHaveTextContent('missing');
    delete window.__APP_CONFIG__;
  });

  it('are for admins only', async () => {
    await open(`${route}?view=list`, 'agent');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Season',
      'Brand',
      'Type',
      'Garments',
      'State',
      'Actions',
    ]);
    expect(screen.getAllByRole('button', { name: /^Actions of/ })).not.toHaveLength(0);
  });
});

it('can be a list, which the browser remembers', async () => {
  const { user, place, unmount } = await open();
  await user.click(within(screen.getByRole('radiogroup', { name: 'Show as' })).getByText('List'));
  const table = await screen.findByRole('table', { name: 'Catalogs' });
  expect(place()).toBe(`${route}?view=list`);
  expect(within(table).getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/admin/catalog/list/7');

  unmount();
  await open();
  expect(await screen.findByRole('table', { name: 'Catalogs' })).toBeVisible();
});

describe.each(['grid', 'list'])('the menu in the %s', (layout) => {
  async function openMenu(role: 'admin' | 'agent') {
    const app = await open(`${route}?view=${layout}`, role);
    await app.user.click(screen.getByRole('button', { name: 'Actions of Women' }));
    const entries = screen.getAllByRole('menuitem').map((entry) => {
      const href = within(entry).queryByRole('link')?.getAttribute('href') ?? null;
      return [entry.textContent, href];
    });
    return { ...app, entries };
  }

  it('has the rare actions', async () => {
    const { user, entries } = await openMenu('admin');
    expect(entries).toEqual([
      ['Customers', '/admin/users/list?catalog=7'],
      ['Update', '/admin/catalog/reupload?catalog=7'],
      ['Delete', null],
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete catalog' })).toBeInTheDocument();
  });

  it('offers agents only what they may do', async () => {
    const { entries } = await openMenu('agent');
    expect(entries).toEqual([['Customers', '/admin/users/list?catalog=7']]);
  });
});

it('stores search and filter in the URL', async () => {
  const { user, place } = await open();
  await user.click(screen.getByRole('switch', { name: 'Current catalogs' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(place()).toBe(`${route}?current=false`);
  expect(cards()[2]).toHaveTextContent('Not current');
  expect(cards()[2]).toHaveTextContent('On no channel');

  await user.type(screen.getByRole('searchbox'), 'reposition');
  await waitFor(() => expect(names()).toContain('Men'));
  await waitFor(() => expect(cards()).toHaveLength(1));
  await waitFor(() => expect(place()).toBe(`${route}?current=false&q=reposition`));
});

it('explains an empty list, and can show all', async () => {
  const { user } = await open(`${route}?q=kids`);
  expect(screen.getByText('No catalogs match “kids”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all catalogs' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
});

it('links to creating the first catalog when there is none', async () => {
  mockApi('listAllCatalogs', []);
  renderApp(route, { user: buildUser({ roles: ['admin'] }) });
  expect(await screen.findByText('There are no catalogs yet.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New catalog' }).at(-1)).toHaveAttribute(
    'href',
    '/admin/catalog/upload',
  );
});

it('offers agents no new catalog', async () => {
  await open(route, 'agent');
  expect(screen.queryByRole('link', { name: 'New catalog' })).not.toBeInTheDocument();
});

it('shows cards on a narrow window, whatever was chosen on a wide one', async () => {
  const { matchMedia } = window;
  const spy = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
  await open(`${route}?view=list`);
  expect(cards()).toHaveLength(2);
  expect(screen.queryByRole('radiogroup', { name: 'Show as' })).not.toBeInTheDocument();
  spy.mockRestore();
});

it('shows a load failure, and can retry', async () => {
  mockApi('listAllCatalogs', networkFailure());
  const { user } = renderApp(route, { user: buildUser({ roles: ['admin'] }) });
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
  mockApi('listAllCatalogs', [women]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Women' })).toBeVisible();
});

describe('deleting', () => {
  async function ask() {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Actions of Women' }));
    await app.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete catalog' });
    return { ...app, dialog };
  }

  it('asks for confirmation', async () => {
    const calls = mockApi('deleteCatalog', { status: 'success' });
    const { user, dialog } = await ask();
    expect(dialog).toHaveTextContent('Delete “Women”?');
    mockApi('listAllCatalogs', [men]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Catalog deleted')).toBeInTheDocument();
    expect(calls).toMatchObject([{ params: { id: '7' }, query: { unless_orders: 'true' } }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Women' })).not.toBeInTheDocument());
  });

  it('keeps the focus on the cards when its card is removed, also after the dialog has closed', async () => {
    mockApi('deleteCatalog', { status: 'success' });
    const { user, dialog } = await ask();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    mockApi('listAllCatalogs', async () => {
      await arrived;
      return [men];
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions of Women' })).toHaveFocus());
    arrive();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Women' })).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Catalogs' })).toHaveFocus();
  });

  it('asks again when there are orders, with their number', async () => {
    const calls = mockApi('deleteCatalog', ({ query }) =>
      'unless_orders' in query
        ? { status: 'error' as const, error: 'Women has 12 orders; they keep their garments.', orders: 12 }
        : { status: 'success' as const },
    );
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Women has 12 orders; they keep their garments.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete anyway' }));
    expect(await screen.findByText('Catalog deleted')).toBeInTheDocument();
    expect(calls.map(({ query }) => query)).toEqual([{ unless_orders: 'true' }, {}]);
  });

  it('does nothing on Cancel', async () => {
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Women' })).toBeVisible();
  });

  it('stays open and shows why it was refused', async () => {
    mockApi('deleteCatalog', problem(403, 'Only admins may delete catalogs.'));
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Only admins may delete catalogs.')).toBeVisible();
  });
});
