import { countFilters, daysFault, type MoreFilters, noFilters, startOfDay } from './moreFilters';

it.each<[Partial<MoreFilters>, number]>([
  [{}, 0],
  [{ catalogs: ['1', '2'] }, 1],
  [{ catalogs: ['1'], seasons: ['AW26', 'SS26'] }, 2],
  [{ catalogs: ['1'], seasons: ['AW26'], after: '2026-11-01', before: '2026-11-21' }, 4],
])('%j are %i filters', (filters, count) => {
  expect(countFilters({ ...noFilters, ...filters })).toBe(count);
});

it.each([
  ['2026-11-21', new Date(2026, 10, 21).getTime() / 1000],
  ['2026-13-21', null],
  ['tomorrow', null],
  ['', null],
])('%j begins at %s', (day, seconds) => {
  expect(startOfDay(day)).toBe(seconds);
});

it.each<[string | null, string | null, boolean]>([
  [null, null, true],
  ['2026-11-21', null, true],
  [null, '2026-11-21', true],
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-21', '2026-11-21', false],
  ['2026-11-22', '2026-11-21', false],
])('there are days after %s and before %s: %s', (after, before, isFine) => {
  expect(daysFault({ ...noFilters, after, before }) === null).toBe(isFine);
});
