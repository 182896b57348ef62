import { sessionEnded } from '../api';
import { paths } from '../lib/paths';
import { alertsHidden, showAlert } from '../shared/alert-bar/alertSlice';
import { mockStore } from '../test/mockStore';
import { startListeners } from './listeners';

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

it('gives the next alert its whole time', async () => {
  app = start();
  app.store.dispatch(saved);
  await jest.advanceTimersByTimeAsync(4000);
  app.store.dispatch(failed);
  await jest.advanceTimersByTimeAsync(5999);
  expect(app.dispatched()).toEqual([saved, failed]);
  await jest.advanceTimersByTimeAsync(1);
  expect(app.dispatched()).toEqual([saved, failed, alertsHidden()]);
});

it('leads to the login when the session ends, and back from there', () => {
  app = start();
  app.store.dispatch(sessionEnded());
  expect(app.navigate.mock.calls).toEqual([
    [paths.login.href('/admin/orders/list?q=casa'), expect.objectContaining({ replace: true })],
  ]);
  expect(app.dispatched()).toEqual([sessionEnded()]);
});

it('stays where nobody needs to be signed in', () => {
  app = start('/login');
  app.store.dispatch(sessionEnded());
  expect(app.navigate).not.toHaveBeenCalled();
});
