import { readTablePreferences } from './TableSettings';

const byDefault = { hidden: [], added: [], density: 'compact', sort: null };

it.each([
  [null, byDefault],
  ['text', byDefault],
  [{ hidden: 'x', density: 'huge', sort: { key: 1, descending: false } }, byDefault],
  [{ sort: { key: 'amount' } }, byDefault],
  [
    {
      hidden: ['agent', 7],
      added: ['edited', null],
      density: 'comfortable',
      sort: { key: 'amount', descending: true },
    },
    {
      hidden: ['agent'],
      added: ['edited'],
      density: 'comfortable',
      sort: { key: 'amount', descending: true },
    },
  ],
])('%j is %j', (kept, preferences) => {
  expect(readTablePreferences(kept)).toEqual(preferences);
});
