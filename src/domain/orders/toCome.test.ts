import { sapStatus } from './statuses';
import { type ExpectedOrder, isShort, shortFirst, toComeOf, toComeShare } from './toCome';

const { open, waiting, sent, sentBefore, error } = sapStatus;

test.each<[string, ExpectedOrder, number, ReturnType<typeof toComeShare>]>([
  ['open', { sap_status: open, items_count: 10 }, 0, null],
  ['unlocked', { sap_status: open, items_count: 10, to_come: 4 }, 0, null],
  ['waiting', { sap_status: waiting, items_count: 10 }, 0, null],
  ['refused', { sap_status: error, items_count: 10 }, 0, null],
  ['sent', { sap_status: sent, items_count: 10 }, 10, 'all'],
  ['sent, of which the host says nothing', { sap_status: sent, items_count: 10, to_come: null }, 10, 'all'],
  ['sent long ago', { sap_status: sentBefore, items_count: 10 }, 10, 'all'],
  ['confirmed', { sap_status: sent, items_count: 10, to_come: 10 }, 10, 'all'],
  ['confirmed with more', { sap_status: sent, items_count: 10, to_come: 12 }, 12, 'all'],
  ['partly shipped', { sap_status: sent, items_count: 10, to_come: 4 }, 4, 'some'],
  ['shipped', { sap_status: sent, items_count: 10, to_come: 0 }, 0, 'nothing'],
  ['of nothing', { sap_status: sent, items_count: 0 }, 0, null],
])('of an order that is %s', (_what, order, pieces, share) => {
  expect(toComeOf(order)).toBe(pieces);
  expect(toComeShare(order)).toBe(share);
});

test('only a sent order is confirmed short, and comes first', () => {
  const plain = { sap_status: sent, items_count: 10, to_come: 4 };
  const short = { ...plain, confirmed_short: true };
  const unlocked = { ...short, sap_status: open };
  expect([plain, short, unlocked].map(isShort)).toEqual([false, true, false]);
  const other = { ...short, to_come: 1 };
  expect(shortFirst([plain, short, unlocked, other])).toEqual([short, other, plain, unlocked]);
});
