import { readTablePreferences } from './TableSettings';

const byDefault = { hidden: [], density: 'compact', sort: null };

it.each([
  [null, byDefault],
  ['text', byDefault],
  [{ hidden: 'x', density: 'huge', sort: { key: 1, descending: false } }, byDefault],
  [{ sort: { key: 'amount' } }, byDefault],
  [
    { hidden: ['agent', 7], density: 'comfortable', sort: { key: 'amount', descending: true } },
    { hidden: ['agent'], density: 'comfortable', sort: { key: 'amount', descending: true } },
  ],
])('%j is %j', (kept, preferences) => {
  expect(readTablePreferences(kept)).toEqual(preferences);
});
