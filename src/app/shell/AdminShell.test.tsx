import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { offlineCaches } from '../../lib/offlineCache';
import { registerUndo, showAlert } from '../../shared/alert-bar/alertSlice';
import { FakeCaches } from '../../test/fakeCaches';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';

jest.mock('../../features/orders/OrderListPage', () => ({ OrderListPage: () => <h1>The orders</h1> }));
jest.mock('../../features/new-order/NewOrderPage', () => ({ NewOrderPage: () => <h1>The new order</h1> }));

const route = '/admin/orders/list';

async function openMenu(person = buildUser({ name: 'Bea', roles: ['wls'] })) {
  const app = renderApp(route, { user: person });
  await app.user.click(await screen.findByRole('button', { name: /^Account/ }));
  await screen.findByRole('menu');
  return app;
}

async function changePassword(password: string) {
  const app = await openMenu(buildUser({ id: '7', roles: ['wls'] }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Change password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reset password' });
  expect(within(dialog).getByText('Please, enter a new password for this user.')).toBeInTheDocument();
  await app.user.type(within(dialog).getByLabelText('Current password'), 'linedesk');
  await app.user.type(within(dialog).getByLabelText('Password'), password);
  await app.user.click(within(dialog).getByRole('button', { name: 'Update' }));
  return dialog;
}

describe('side menu', () => {
  it('leaves out the overview on a server without the call', async () => {
    renderApp(route, { user: buildUser({ roles: ['admin'], capabilities: undefined }) });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(await menu.findByRole('link', { name: 'Management' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Overview' })).not.toBeInTheDocument();
  });

  const list = ['List', route] as const;
  const overview = ['Overview', '/admin/overview'] as const;
  const staff = [
    ['List', '/admin/users/list'],
    ['Visibility', '/admin/users/catalogs'],
    ['Create', '/admin/users/add'],
  ] as const;
  it.each<[Role, (readonly [string, string])[]]>([
    ['wls', [['New order', '/admin/orders/new'], list, overview]],
    ['agent', [list, overview, ['List', '/admin/catalog/list'], ...staff]],
    [
      'admin',
      [
        list,
        overview,
        ['List', '/admin/catalog/list'],
        ['New catalog', '/admin/catalog/upload'],
        ['Update', '/admin/catalog/reupload'],
        ['Visibility', '/admin/catalog/enable'],
        ['Batch update', '/admin/catalog/batch'],
        ['Upload images', '/admin/catalog/images'],
        ...staff,
        ['Management', '/admin/ed'],
      ],
    ],
  ])('shows %s their pages', async (role, entries) => {
    renderApp(route, { user: buildUser({ roles: [role] }) });
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(entries);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveAccessibleName('List of orders');
  });

  it('highlights the parent entry of a page without its own, and links back to it', async () => {
    renderApp('/admin/prepare/pictures', { user: buildUser({ roles: ['admin'] }) });
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Upload images' })).toHaveAttribute(
      'href',
      '/admin/catalog/images',
    );
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    const highlighted = menu.getByRole('link', { name: 'Upload images' }).closest('.ant-menu-item');
    expect(highlighted).toHaveClass('ant-menu-item-selected');
  });

  it('is the only link to a page with an entry', async () => {
    renderApp(route, { user: buildUser({ roles: ['admin'] }) });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
  });

  it('folds to its icons, whose links still have names, and remembers it', async () => {
    const app = renderApp(route, { user: buildUser({ roles: ['admin'] }) });
    const fold = await screen.findByRole('button', { name: 'Side menu', expanded: true });
    const names = () => {
      const menu = screen.getByRole('navigation', { name: 'Main' });
      return within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label'));
    };
    const unfolded = names();
    expect(new Set(unfolded).size).toBe(unfolded.length);
    await app.user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual(unfolded);
    app.unmount();
    renderApp(route);
    expect(await screen.findByRole('button', { name: 'Side menu', expanded: false })).toBeVisible();
  });

  it('is folded by default in a narrow window', async () => {
    const { matchMedia } = window;
    const spy = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width: 1399') }));
    const app = renderApp(route);
    await app.user.click(await screen.findByRole('button', { name: 'Side menu', expanded: false }));
    app.unmount();
    renderApp(route);
    expect(await screen.findByRole('button', { name: 'Side menu', expanded: true })).toBeVisible();
    spy.mockRestore();
  });

  it('opens as a drawer, and closes when an entry is followed', async () => {
    const app = renderApp(route, { user: buildUser({ roles: ['wls'] }) });
    await app.user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog');
    await app.user.click(within(drawer).getByRole('link', { name: 'New order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.place()).toBe('/admin/orders/new');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('avatar', () => {
  afterEach(() => delete window.__APP_CONFIG__);

  it.each([
    ['bea Shop', 'B'],
    ['', 'N'],
  ])('of %j shows %s', async (name, letter) => {
    renderApp(route, { user: buildUser({ name }) });
    expect(await screen.findByRole('button', { name: /^Account/ })).toHaveTextContent(letter);
  });

  it('has a menu that works with the keyboard', async () => {
    const { user } = await openMenu();
    const entries = screen.getAllByRole('menuitem');
    const colors = screen.getAllByRole('menuitemradio').slice(0, 3);
    expect(colors.map((entry) => [entry.textContent, entry.ariaChecked])).toEqual([
      ['System', 'true'],
      ['Light', 'false'],
      ['Dark', 'false'],
    ]);
    expect(entries.map((entry) => entry.textContent)).toEqual(['Profile', 'Change password', 'Logout']);
    await waitFor(() => expect(entries[0]).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Account/ })).toHaveFocus();
  });

  it.each<[Role, string[]]>([
    ['wls', ['Profile', 'Change password', 'Logout']],
    ['agent', ['Profile', 'Logout']],
    ['admin', ['Profile', 'Logout']],
  ])('offers a password only to who has one here: %s', async (role, expected) => {
    window.__APP_CONFIG__ = { signIn: { passwords: 'customers' } };
    await openMenu(buildUser({ roles: [role] }));
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(expected);
  });

  it('signs out on the server, clears the cache, and stays on the login', async () => {
    const calls = mockApi('logout', () => {
      mockApi('getMe', problem(401, 'Please sign in.'));
      return { status: 'success' };
    });
    const caches = new FakeCaches().install();
    await (await caches.open(offlineCaches.orders)).put('/api/order/get_wls/7', new Response(''));
    const app = await openMenu();
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await screen.findByText('Dashboard Login');
    expect(calls).toHaveLength(1);
    expect(app.place()).toBe('/login');
    expect(caches.contents()).toEqual({});
  });

  it('stays on the page when signing out fails', async () => {
    mockApi('logout', networkFailure());
    const app = await openMenu();
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
    expect(app.place()).toBe(route);
  });
});

describe("dialog 'Reset password'", () => {
  it('says that the password has changed, then closes', async () => {
    const calls = mockApi('setUserPassword', { status: 'success' });
    const dialog = await changePassword('a new secret');
    expect(await within(dialog).findByText('Password changed')).toBeInTheDocument();
    expect(calls).toMatchObject([
      { body: { id: '7', password: 'a new secret', current_password: 'linedesk' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Account/ })).toHaveFocus();
  });

  it.each([
    ['a refusal', { status: 'error' as const, error: 'Too short' }, 'Error :( Too short'],
    ['a problem', problem(404, 'There is no such user.'), 'Error :( There is no such user.'],
  ])('shows %s and stays open', async (_what, answer, sentence) => {
    mockApi('setUserPassword', answer);
    const dialog = await changePassword('x');
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
  });
});

describe('alert bar', () => {
  const message = { message: 'Order saved', severity: 'success' } as const;

  it('closes by its close action', async () => {
    const { store, user } = renderApp(route);
    await screen.findByRole('main');
    act(() => void store.dispatch(showAlert(message)));
    expect(screen.getByRole('status')).toHaveTextContent('Order saved');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Order saved')).not.toBeInTheDocument();
  });

  it('announces errors at once', async () => {
    const { store } = renderApp(route);
    await screen.findByRole('main');
    act(() => void store.dispatch(showAlert({ message: 'It failed', severity: 'error' })));
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  });

  it('shows a later message beside an error, and closes each separately', async () => {
    const { store, user } = renderApp(route);
    await screen.findByRole('main');
    act(() => {
      store.dispatch(showAlert({ message: 'It failed', severity: 'error' }));
      store.dispatch(showAlert(message));
    });
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
    expect(screen.getByRole('status')).toHaveTextContent('Order saved');
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it("offers a message's link, and its undo once", async () => {
    const { store, user, place } = renderApp(route);
    await screen.findByRole('main');
    const link = { text: 'Open it', href: '/linesheet/7' };
    const takeBack = jest.fn();
    act(() => void store.dispatch(showAlert({ ...message, undo: registerUndo(takeBack) })));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(takeBack).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Order saved')).not.toBeInTheDocument();
    mockApi('getOrder', problem(404, 'There is no such order.'));
    act(() => void store.dispatch(showAlert({ ...message, link })));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Open it' }));
    await waitFor(() => expect(place()).toBe('/linesheet/7'));
    expect(screen.queryByText('Order saved')).not.toBeInTheDocument();
  });

  it('hides after six seconds, restarting for each message', async () => {
    const { store } = renderApp(route);
    await screen.findByRole('main');
    jest.useFakeTimers();
    act(() => void store.dispatch(showAlert(message)));
    await act(() => jest.advanceTimersByTimeAsync(5999));
    expect(screen.getByText('Order saved')).toBeVisible();
    act(() => void store.dispatch(showAlert(message)));
    await act(() => jest.advanceTimersByTimeAsync(5999));
    expect(screen.getByText('Order saved')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Order saved')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

it('lets the keyboard skip the menu', async () => {
  const { user } = renderApp(route);
  await screen.findByRole('main');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});
