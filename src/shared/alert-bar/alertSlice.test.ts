import { alertClosed, alertSlice, showAlert } from './alertSlice';

const { reducer } = alertSlice;

const alerts = {
  'info a': showAlert({ message: 'a', severity: 'info' }),
  'info b': showAlert({ message: 'b', severity: 'info' }),
  'success a': showAlert({ message: 'a', severity: 'success' }),
  'success b': showAlert({ message: 'b', severity: 'success' }),
  'success c': showAlert({ message: 'c', severity: 'success' }),
  'error a': showAlert({ message: 'a', severity: 'error' }),
  'error b': showAlert({ message: 'b', severity: 'error' }),
  'error c': showAlert({ message: 'c', severity: 'error' }),
  close: alertClosed(),
};

/** What is seen after these. */
function shownAfter(events: readonly (keyof typeof alerts)[]): string | null {
  const actions = events.map((event) => alerts[event]);
  const state = actions.reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined);
  return state?.show ? `${state.severity} ${state.message}` : null;
}

it.each<[(keyof typeof alerts)[], string | null]>([
  [['info a'], 'info a'],
  [['info a', 'success b'], 'success b'],
  [['success a', 'error b'], 'error b'],
  [['error a', 'error b'], 'error b'],
  [['info a', 'close'], null],
  [['error a', 'success b'], 'error a'],
  [['error a', 'success b', 'close'], 'success b'],
  [['error a', 'info b', 'success c', 'close'], 'success c'],
  [['error a', 'success b', 'close', 'close'], null],
  [['error a', 'success b', 'error c'], 'error c'],
  [['error a', 'success b', 'error c', 'close'], 'success b'],
  [['error a', 'close', 'success b'], 'success b'],
])('after %j shows %j', (events, shown) => {
  expect(shownAfter(events)).toBe(shown);
});
