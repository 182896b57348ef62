import { act, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '../../../api';
import { offlineCaches } from '../../../lib/offlineCache';
import { FakeCaches } from '../../../test/fakeCaches';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure, problem, type SeenCall } from '../../../test/mockApi';
import { renderApp, type Rendered } from '../../../test/render';

const from = '/admin/users/list?q=anna';
const loginWithFrom = `/login?from=${encodeURIComponent(from)}`;

// The page of `from` requests its list.
beforeEach(() => {
  mockApi('listCustomers', []);
  mockApi('listAgents', []);
  mockApi('listAllCatalogs', []);
});

async function signIn({ user }: Rendered) {
  await user.type(await screen.findByLabelText('Username'), 'agent@demo.test');
  await user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
}

/** Mocks a successful login, after which `getMe` answers. */
function letIn(): SeenCall[] {
  return mockApi('login', () => {
    mockApi('getMe', buildUser({ roles: ['agent'] }));
    return { status: 'success' };
  });
}

it('shows the texts of the specification', async () => {
  renderApp('/login', { user: null });
  expect(await screen.findByText('Dashboard Login')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Welcome back! Please login to your account.' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(document.title).toBe('Login · Linedesk');
});

it('shows the password, and hides it again', async () => {
  const { user } = renderApp('/login', { user: null });
  const field = await screen.findByLabelText('Password');
  const eye = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.type(field, 'linen');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(eye);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('linen');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(field).toHaveAttribute('type', 'password');
});

it('takes a password that is pasted, and leaves it to password managers', async () => {
  const { user } = renderApp('/login', { user: null });
  const field = await screen.findByLabelText('Password');
  await user.click(field);
  await user.paste('four plain linen words');
  expect(field).toHaveValue('four plain linen words');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
});

it('redirects to the page that the person came from', async () => {
  const calls = letIn();
  const app = renderApp(loginWithFrom, { user: null });
  await signIn(app);
  await waitFor(() => expect(app.place()).toBe(from));
  expect(calls).toMatchObject([{ body: { username: 'agent@demo.test', password: 'linedesk' } }]);
});

it("clears the previous person's caches", async () => {
  const caches = new FakeCaches().install();
  await (await caches.open(offlineCaches.person)).put('/api/me', new Response('{"id":"rival"}'));
  letIn();
  const app = renderApp(loginWithFrom, { user: null });
  await screen.findByLabelText('Username');
  expect(Object.keys(caches.contents())).toEqual([offlineCaches.person]);
  await signIn(app);
  await waitFor(() => expect(app.place()).toBe(from));
  expect(caches.contents()).toEqual({});
});

it('shows the returned error, and can retry', async () => {
  mockApi('login', { status: 'error', error: 'Wrong username or password' });
  const app = renderApp(loginWithFrom, { user: null });
  await signIn(app);
  const failure = await screen.findByRole('alert');
  await waitFor(() => expect(failure).toHaveTextContent('Wrong username or password'));

  letIn();
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(app.place()).toBe(from));
});

it('shows that the request is pending', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  mockApi('login', async () => {
    await held;
    return { status: 'error', error: 'Wrong username or password' };
  });
  const app = renderApp('/login', { user: null });
  await signIn(app);
  const button = screen.getByRole('button', { name: 'Login' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toBeDisabled();
  answer();
  await waitFor(() => expect(button).toBeEnabled());
});

it.each([
  [networkFailure(), 'The server could not be reached. Check your connection and try again.'],
  [problem(429, 'Too many tries. Please wait a minute.'), 'Too many tries. Please wait a minute.'],
])('says why the server could not answer', async (answer, sentence) => {
  mockApi('login', answer);
  const app = renderApp('/login', { user: null });
  await signIn(app);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(app.place()).toBe('/login');
});

it('offers the form beside somebody who is signed in, for another person', async () => {
  const { user, place } = renderApp('/login?another=true');
  mockApi('login', { status: 'success' });
  await user.type(await screen.findByLabelText('Username'), 'bo@bo.test');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(place()).toBe('/admin/orders/list'));
});

it('redirects a person who is already signed in', async () => {
  const app = renderApp(loginWithFrom);
  await waitFor(() => expect(app.place()).toBe(from));
});

describe('a person without a session', () => {
  it.each(['/login', loginWithFrom, '/linesheet/5'])(
    'hears of no session that ended at %s',
    async (route) => {
      renderApp(route, { user: null });
      await screen.findByText('Dashboard Login');
      expect(screen.queryByText(/session ended/)).not.toBeInTheDocument();
    },
  );

  it('nor does who signs out', async () => {
    mockApi('logout', { status: 'success' });
    const { user } = renderApp(from);
    await user.click(await screen.findByRole('button', { name: /Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByText('Dashboard Login');
    expect(screen.queryByText(/session ended/)).not.toBeInTheDocument();
  });
});

it('says that the session has ended, and redirects back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const app = renderApp(from);
  await screen.findByRole('heading', { name: /Customers/ });
  mockApi('getMe', problem(401, 'Please sign in.'));
  await act(() => void app.store.dispatch(sessionEnded()));
  expect(await screen.findByText('Your session ended. Sign in to go on where you were.')).toBeVisible();
  // Keys typed while the session ended must not get into a field.
  expect(screen.getByRole('heading', { name: /Welcome back/ })).toHaveFocus();
  await app.user.keyboard('12');
  expect(screen.getByLabelText('Username')).toHaveValue('');
  // Once the heading has been read out and nobody types, the first field is next.
  act(() => void jest.advanceTimersByTime(3000));
  expect(screen.getByLabelText('Username')).toHaveFocus();
  jest.useRealTimers();
  letIn();
  await signIn(app);
  await waitFor(() => expect(app.place()).toBe(from));
});
