import { readTablePreferences } from './TableSettings';

const byDefault = { hidden: [], added: [], density: 'compact', sort: null };

it.each([
  [null, byDefault],
  [{ hidden: ['agent'] }, { ...byDefault, hidden: ['agent'] }],
  [
    { hidden: [], added: ['edited'], density: 'comfortable', sort: { key: 'amount', descending: true } },
    { hidden: [], added: ['edited'], density: 'comfortable', sort: { key: 'amount', descending: true } },
  ],
])('%j is %j', (stored, preferences) => {
  expect(readTablePreferences(stored)).toEqual(preferences);
});
