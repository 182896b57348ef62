import { alertClosed, alertsHidden, alertSlice, besideClosed, showAlert } from './alertSlice';

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
  'close beside': besideClosed(),
  hide: alertsHidden(),
};

/** The message shown after these actions. */
function shownAfter(events: readonly (keyof typeof alerts)[]): string[] {
  const actions = events.map((event) => alerts[event]);
  const state = actions.reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined);
  if (!state?.show) return [];
  return [state, ...(state.beside ? [state.beside] : [])].map(
    ({ severity, message }) => `${severity} ${message}`,
  );
}

it.each<[(keyof typeof alerts)[], string[]]>([
  [['info a'], ['info a']],
  [['info a', 'success b'], ['success b']],
  [['success a', 'error b'], ['error b']],
  [['error a', 'error b'], ['error b']],
  [['info a', 'close'], []],
  [
    ['error a', 'success b'],
    ['error a', 'success b'],
  ],
  [
    ['error a', 'info b', 'success c'],
    ['error a', 'success c'],
  ],
  [
    ['error a', 'success b', 'error c'],
    ['error c', 'success b'],
  ],
  [['error a', 'success b', 'close'], ['success b']],
  [['error a', 'success b', 'close', 'success c'], ['success c']],
  [['error a', 'success b', 'close', 'close'], []],
  [['error a', 'success b', 'close beside'], ['error a']],
  [['error a', 'success b', 'hide'], []],
  [['error a', 'close', 'success b'], ['success b']],
])('after %j shows %j', (events, shown) => {
  expect(shownAfter(events)).toEqual(shown);
});
