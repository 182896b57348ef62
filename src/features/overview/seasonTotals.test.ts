import type { OverviewRow } from '../../api';
import { changeText, sumSeason } from './seasonTotals';

const day = (id: number, values: Partial<OverviewRow>): OverviewRow => ({
  id: String(id),
  label: `2026-02-0${1 + id}`,
  currency: 'EUR',
  orders: 0,
  before_orders: 0,
  pieces: 0,
  amount: 0,
  before_pieces: 0,
  before_amount: 0,
  ...values,
});

const days = [
  day(1, { orders: 2, pieces: 5, amount: 0.1, before_orders: 1, before_pieces: 4, before_amount: 160 }),
  day(3, { orders: 1, pieces: 7, amount: 0.2 }),
  day(4, { before_orders: 2, before_pieces: 6, before_amount: 240 }),
  day(5, { before_orders: 1, before_pieces: 1, before_amount: 40 }),
];

it.each([
  ['the first day', '2026-02-01T00:00:00Z', 0, { orders: 0, pieces: 0, amount: 0 }, false],
  ['a day with orders then', '2026-02-05T23:59:59Z', 4, { orders: 3, pieces: 10, amount: 400 }, false],
  ['the season’s end', '2026-09-01T12:00:00Z', 212, { orders: 4, pieces: 11, amount: 440 }, true],
])('compares with the season before by %s', (_when, today, number, before, isAllOfBefore) => {
  expect(sumSeason(days, Date.parse(today))).toEqual({
    now: { orders: 3, pieces: 12, amount: 0.3 },
    before,
    day: number,
    isAllOfBefore,
  });
});

it('is nothing without a day', () => {
  const nothing = { orders: 0, pieces: 0, amount: 0 };
  expect(sumSeason([], 0)).toEqual({ now: nothing, before: nothing, day: 0, isAllOfBefore: true });
});

it.each([
  [112, 100, '+12%'],
  [97, 100, '−3%'],
  [100, 100, '0%'],
  [5, 0, null],
])('%i after %i is %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});
