import { api, sessionEnded, signedOut } from '../api';
import { paths } from '../lib/paths';
import { alertsHidden, showAlert } from '../shared/alert-bar/alertSlice';
import { mockStore } from '../test/mockStore';
import { followOtherTabs, startApp, startListeners, type TabChannel } from './start';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { mockApi, MockAnswer, networkFailure, problem } from '../test/mockApi';
import { makeStore } from './store';
import { buildUser } from '../test/factories/buildUser';
import { coatCell, openLineSheet, savedLine } from '../test/openLineSheet';

describe('what follows an event', () => {
  function start(place = '/admin/orders/list?q=casa') {
    const [pathname = '', search = ''] = place.split('?');
    const navigate = jest.fn();
    const stop = startListeners({
      state: { location: { pathname, search: search && `?${search}` } },
      navigate,
    });
    return { ...mockStore(), navigate, stop };
  }

  let app: ReturnType<typeof start>;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    app.stop();
    jest.useRealTimers();
  });

  const saved = showAlert({ message: 'Order saved', severity: 'success' });
  const failed = showAlert({ message: 'Could not save the order', severity: 'error' });

  it('hides an alert after six seconds', async () => {
    app = start();
    app.store.dispatch(saved);
    await jest.advanceTimersByTimeAsync(5999);
    expect(app.dispatched()).toEqual([saved]);
    await jest.advanceTimersByTimeAsync(1);
    expect(app.dispatched()).toEqual([saved, alertsHidden()]);
  });

  it('gives the next alert its full time', async () => {
    app = start();
    app.store.dispatch(saved);
    await jest.advanceTimersByTimeAsync(4000);
    app.store.dispatch(failed);
    await jest.advanceTimersByTimeAsync(5999);
    expect(app.dispatched()).toEqual([saved, failed]);
    await jest.advanceTimersByTimeAsync(1);
    expect(app.dispatched()).toEqual([saved, failed, alertsHidden()]);
  });

  it('redirects to the login when the session ends, and back', () => {
    app = start();
    app.store.dispatch(sessionEnded());
    expect(app.navigate.mock.calls).toEqual([
      [paths.login.href('/admin/orders/list?q=casa'), expect.objectContaining({ replace: true })],
    ]);
    expect(app.dispatched()).toEqual([sessionEnded()]);
  });

  it('does not redirect from public pages', () => {
    app = start('/login');
    app.store.dispatch(sessionEnded());
    expect(app.navigate).not.toHaveBeenCalled();
  });
});

const selectMe = api.endpoints.getMe.select();

it('redirects to the login on returning to a cached page after a 401', async () => {
  mockApi('getMe', problem(401, 'Please sign in.'));
  const store = makeStore();
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/admin/orders/list', '/login'],
  });
  const stop = startApp(store, router);
  // The 401 comes while the login is loading, where it doesn't redirect.
  await waitFor(() => expect(selectMe(store.getState()).isError).toBe(true));
  expect(router.state.location.pathname).toBe('/login');

  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe('?from=/admin/orders/list'));
  expect(router.state.location.pathname).toBe('/login');
  stop();
});

it('reports what it removes from a text that is pasted', () => {
  mockApi('getMe', problem(401, 'Please sign in.'));
  const store = makeStore();
  const stop = startApp(store, createMemoryRouter([{ path: '*', element: null }]));
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.input(field, { target: { value: 'Bo\u200b' } });
  expect(field).toHaveValue('Bo');
  expect(store.getState().alert).toMatchObject({
    message: 'Characters that can’t be seen were removed from what you entered.',
    severity: 'info',
  });
  field.remove();
  stop();
});

describe('the other tabs of the browser', () => {
  /** A fake channel to other tabs: records the messages to them, and sends messages from them. */
  function buildChannel() {
    const target = new EventTarget();
    const sent: unknown[] = [];
    const channel: TabChannel = {
      postMessage: (message: unknown) => void sent.push(message),
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    };
    return {
      channel,
      sent,
      say: (data: unknown) => act(() => void target.dispatchEvent(new MessageEvent('message', { data }))),
    };
  }

  let leave = () => undefined as void;
  afterEach(() => leave());

  async function openBesideOtherTabs() {
    const app = await openLineSheet();
    const tabs = buildChannel();
    leave = followOtherTabs(app.store, tabs.channel);
    return { ...app, tabs };
  }

  const refusedForRival = new MockAnswer((operation) => {
    const answer = problem(401, 'Somebody else has signed in in this browser.').respond(operation);
    answer.headers.set('x-linedesk-user', 'rival');
    return answer;
  });
  const rival = buildUser({ id: 'rival', name: 'Rita Rival', roles: ['admin'] });

  it('sends nothing typed under the name of somebody who signed in in another tab, and all when they are gone', async () => {
    const { user, server, store, tabs } = await openBesideOtherTabs();
    const { data: me } = api.endpoints.getMe.select()(store.getState());
    server.fates.push(networkFailure());
    await user.type(coatCell('Black', 'S'), '3');
    await user.tab();
    mockApi('getMe', rival);
    tabs.say(rival.id);
    const dialog = await screen.findByRole('alertdialog', { name: 'Rita Rival is signed in now' });
    expect(within(dialog).getByRole('button', { name: 'Go on as Rita Rival' })).toBeVisible();
    expect(coatCell('Black', 'S')).toHaveValue('3');
    // Longer than the saver waits before it tries again.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(server.quantities()).not.toMatchObject({ WJM123000S: 3 });

    mockApi('getMe', me ?? rival);
    tabs.say(me?.id);
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3 }), { timeout: 5000 });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(tabs.sent).not.toContain('rival');
  });

  it('sends again what the host refused because of somebody else, once they are gone', async () => {
    const { user, server, store, tabs } = await openBesideOtherTabs();
    const { data: me } = api.endpoints.getMe.select()(store.getState());
    mockApi('getMe', rival);
    server.fates.push(refusedForRival);
    await user.type(coatCell('Black', 'S'), '3');
    await user.tab();
    expect(await screen.findByRole('alertdialog', { name: 'Rita Rival is signed in now' })).toBeVisible();
    expect(coatCell('Black', 'S')).toHaveValue('3');
    mockApi('getMe', me ?? rival);
    tabs.say(me?.id);
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3 }));
    await savedLine();
  });

  it.each([
    ['in a window beside', (tabs: ReturnType<typeof buildChannel>) => tabs.say('')],
    ['while the page is hidden', () => act(() => void document.dispatchEvent(new Event('visibilitychange')))],
  ])('keeps the page for its person when the other one signs out %s', async (_where, signOut) => {
    const { user, server, store, tabs, place } = await openBesideOtherTabs();
    const { data: me } = api.endpoints.getMe.select()(store.getState());
    const before = place();
    mockApi('getMe', rival);
    server.fates.push(refusedForRival);
    await user.type(coatCell('Black', 'S'), '3');
    await user.tab();
    expect(await screen.findByRole('alertdialog', { name: 'Rita Rival is signed in now' })).toBeVisible();

    mockApi('getMe', problem(401, 'Please sign in.'));
    signOut(tabs);
    const dialog = await screen.findByRole('alertdialog', { name: 'Nobody is signed in now' });
    expect(within(dialog).getAllByRole('button')).toEqual([
      within(dialog).getByRole('button', { name: `Sign in as ${me?.name}` }),
    ]);
    expect(place()).toBe(before);
    expect(coatCell('Black', 'S')).toHaveValue('3');

    mockApi('getMe', rival);
    tabs.say('rival');
    expect(await screen.findByRole('alertdialog', { name: 'Rita Rival is signed in now' })).toBeVisible();
    mockApi('getMe', me ?? rival);
    tabs.say(me?.id);
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3 }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await savedLine();
  });

  it('asks who is signed in as soon as the browser shows the page from its cache', async () => {
    await openBesideOtherTabs();
    const asked = mockApi('getMe', rival);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
    expect(asked).toEqual([]);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(await screen.findByRole('alertdialog', { name: 'Rita Rival is signed in now' })).toBeVisible();
  });

  it.each(['own id', 'an unknown message'])('%s changes nothing', async (what) => {
    const { user, server, tabs, store } = await openBesideOtherTabs();
    await user.type(coatCell('Black', 'S'), '3');

    const me = api.endpoints.getMe.select()(store.getState()).data;
    tabs.say(what === 'own id' ? me?.id : { id: 'x' });
    await user.tab();
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3 }));
    await savedLine();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('hear of a sign-out', async () => {
    const { store, tabs } = await openBesideOtherTabs();
    act(() => void store.dispatch(signedOut()));
    expect(tabs.sent).toEqual(['']);
  });
});
