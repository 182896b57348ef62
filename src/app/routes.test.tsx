import { act, screen, waitFor } from '@testing-library/react';
import type { Role } from '../domain/access/roleOptions';
import { buildUser } from '../test/factories/buildUser';
import { expectConsole } from '../test/failOnConsole';
import { mockApi, networkFailure, problem } from '../test/mockApi';
import { renderApp } from '../test/render';
import { api } from '../api';

let failure: unknown;
jest.mock('../features/orders/OrderListPage', () => ({
  OrderListPage: () => {
    if (failure !== undefined) throw failure;
    return <h1>The orders</h1>;
  },
}));
jest.mock('../features/line-sheet/LineSheetPage', () => ({ LineSheetPage: () => <h1>The line sheet</h1> }));
jest.mock('../features/new-order/NewOrderPage', () => ({ NewOrderPage: () => <h1>The new order</h1> }));

beforeEach(() => {
  failure = undefined;
});

const as = (...roles: Role[]) => ({ user: buildUser({ roles }) });

it('redirects / to /login', async () => {
  const app = renderApp('/', { user: null });
  await screen.findByText('Dashboard Login');
  expect(app.place()).toBe('/login');
});

it('redirects a signed-in person from the login to the orders', async () => {
  const app = renderApp('/login', as('wls'));
  await screen.findByRole('heading', { name: 'The orders' });
  expect(app.place()).toBe('/admin/orders/list');
});

it('redirects to the login and back when nobody is signed in', async () => {
  const app = renderApp('/linesheet/12?only=selected', { user: null });
  await screen.findByText('Dashboard Login');
  expect(app.place()).toBe('/login?from=/linesheet/12%3Fonly%3Dselected');
});

it('redirects to the login when the session ends, and back after signing in', async () => {
  const app = renderApp('/linesheet/12', as('wls'));
  await screen.findByRole('heading', { name: 'The line sheet' });

  mockApi('finishOrder', problem(401, 'Please sign in.'));
  mockApi('getMe', problem(401, 'Please sign in.'));
  const finish = api.endpoints.finishOrder.initiate({
    finishOrderRequest: { id: '12', customer_finished: true },
  });
  await act(() => app.store.dispatch(finish));
  await screen.findByText('Dashboard Login');
  expect(app.place()).toBe('/login?from=/linesheet/12');

  mockApi('login', () => {
    mockApi('getMe', buildUser({ roles: ['wls'] }));
    return { status: 'success' };
  });
  await app.user.type(screen.getByLabelText('Username'), 'customer@demo.test');
  await app.user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
  await screen.findByRole('heading', { name: 'The line sheet' });
  expect(app.place()).toBe('/linesheet/12');
});

it.each([
  ['wls', '/admin/users/list'],
  ['wls', '/admin/order/for/7'],
  ['agent', '/admin/catalog/upload'],
  ['app', '/admin/orders/list'],
] as const)('refuses %s at %s', async (role, route) => {
  renderApp(route, as(role));
  expect(await screen.findByText('Your account does not have access to this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to orders' })).toHaveAttribute('href', '/admin/orders/list');
});

it.each(['/admin/order/for/7', '/admin/orders/new'])('opens the new order at %s', async (route) => {
  renderApp(route, as('agent'));
  expect(await screen.findByRole('heading', { name: 'The new order' })).toBeVisible();
  expect(document.title).toBe('New order · Linedesk');
});

it.each(['/nowhere', '/admin/nowhere'])('answers 404 at %s', async (route) => {
  renderApp(route, as('admin'));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('lets the person continue after a page has failed, and shows the request id', async () => {
  expectConsole('error', /./);
  failure = { status: 500, title: 'Broken', detail: 'The orders could not be read.', requestId: 'req-42' };
  const { user } = renderApp('/admin/orders/list', as('wls'));
  expect(await screen.findByText('The orders could not be read.')).toBeVisible();
  expect(screen.getByText('Request id: req-42')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();

  failure = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The orders' })).toBeVisible();
});

it('never shows a program error to the person', async () => {
  expectConsole('error', /./);
  failure = new TypeError("Cannot read properties of undefined (reading 'x')");
  renderApp('/admin/orders/list', as('wls'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
});

it('offers to reload when a chunk is missing after a deployment', async () => {
  expectConsole('error', /./);
  failure = Object.assign(new Error('Loading chunk order-list failed.'), { name: 'ChunkLoadError' });
  renderApp('/admin/orders/list', as('wls'));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
});

it('can retry when the signed-in user could not be loaded', async () => {
  const app = renderApp('/admin/orders/list', { user: networkFailure() });
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
  // When it is mounted, the layout requests once more what has failed before.
  await waitFor(() => expect(api.endpoints.getMe.select()(app.store.getState()).isLoading).toBe(false));
  mockApi('getMe', buildUser());
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The orders' })).toBeVisible());
});
