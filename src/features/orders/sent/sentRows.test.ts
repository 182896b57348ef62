import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { unlistedSent, withSentRows } from './sentRows';

/** The later its letter, the earlier it was created; x is the latest. */
const order = (id: string, version = 1) =>
  buildOrderSummary({ id, version, created: id === 'x' ? 2000 : 1000 - id.charCodeAt(0) });
const list = (ids: string) => [...ids].map((id) => order(id));
const asSent = (one: ReturnType<typeof order>) => ({ ...one, sap_status: 1 });

it.each([
  ['one in the middle', 'b', 'acd', 'abcd'],
  ['the first', 'a', 'bc', 'abc'],
  ['the last', 'c', 'ab', 'abc'],
  ['neighbors', 'bcd', 'ae', 'abcde'],
  ['all', 'abc', '', 'abc'],
  ['one whose neighbor left too', 'b', 'c', 'bc'],
  ['one that the list still has', 'b', 'abc', 'abc'],
  ['one beside what is new', 'b', 'xac', 'xabc'],
])('leaves in its row %s', (_what, sent, now, shown) => {
  const rows = withSentRows(list(now), list(sent), asSent);
  expect(rows.map(({ id }) => id).join('')).toBe(shown);
  const missing = [...shown].filter((id) => !now.includes(id));
  expect(rows.filter(({ sap_status }) => sap_status === 1).map(({ id }) => id)).toEqual(missing);
});

it('is the same list if no order is missing', () => {
  const listed = list('ab');
  expect(withSentRows(listed, [], asSent)).toBe(listed);
  expect(withSentRows(listed, listed, asSent)).toBe(listed);
});

it('drops an order that the list shows in its new state', () => {
  const sent = list('ab');
  expect(unlistedSent(list('abc'), sent)).toBe(sent);
  expect(unlistedSent([order('a', 2)], sent).map(({ id }) => id)).toEqual(['b']);
});
