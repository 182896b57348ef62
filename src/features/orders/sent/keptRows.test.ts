import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { keptRowsOf, stillKept, withKeptRows } from './keptRows';

const order = (id: string, version = 1) => buildOrderSummary({ id, version });
const list = (ids: string) => [...ids].map((id) => order(id));
const asSent = (one: ReturnType<typeof order>) => ({ ...one, sap_status: 1 });

it.each([
  ['one in the middle', 'abcd', 'b', 'acd', 'abcd'],
  ['the first', 'abc', 'a', 'bc', 'abc'],
  ['the last', 'abc', 'c', 'ab', 'abc'],
  ['neighbors', 'abcde', 'bcd', 'ae', 'abcde'],
  ['all', 'abc', 'abc', '', 'abc'],
  ['one whose neighbor left too, which comes first then', 'abc', 'b', 'c', 'bc'],
  ['one that the list still has', 'abc', 'b', 'abc', 'abc'],
  ['one beside what is new', 'abc', 'b', 'xac', 'xabc'],
])('keeps where it was %s', (_what, before, sent, now, shown) => {
  const kept = keptRowsOf(list(before), list(sent));
  const rows = withKeptRows(list(now), kept, asSent);
  expect(rows.map(({ id }) => id).join('')).toBe(shown);
  const gone = [...shown].filter((id) => !now.includes(id));
  expect(rows.filter(({ sap_status }) => sap_status === 1).map(({ id }) => id)).toEqual(gone);
});

it('is the list itself while nothing is kept', () => {
  const listed = list('ab');
  expect(withKeptRows(listed, [], asSent)).toBe(listed);
  expect(withKeptRows(listed, keptRowsOf(listed, listed), asSent)).toBe(listed);
});

it('lets go of an order that the list shows changed', () => {
  const kept = keptRowsOf(list('abc'), list('ab'));
  expect(stillKept(list('abc'), kept)).toBe(kept);
  expect(stillKept([order('a', 2)], kept).map(({ order: { id } }) => id)).toEqual(['b']);
});
