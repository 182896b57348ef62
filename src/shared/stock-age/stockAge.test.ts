import { stockAge } from './stockAge';

const reportedOn = (day: number) => ({
  with_stocks: true,
  stock_updated: new Date(2026, 10, day, 14, 5).getTime() / 1000,
});

it.each<[string, Parameters<typeof stockAge>[0], string]>([
  ['no garments', [], ''],
  ['garments whose stock is not tracked', [{ ...reportedOn(21), with_stocks: false }], ''],
  ['figures of which nothing is known', [{ with_stocks: true, stock_updated: null }], ''],
  ['a server without stock times', [{ with_stocks: true }], ''],
  ['one moment', [reportedOn(21), { with_stocks: true }], '11/21/2026, 2:05 PM'],
  ['several days', [reportedOn(21), reportedOn(3), reportedOn(20)], '11/3/2026, 2:05 PM'],
])('of %s', (_what, garments, age) => {
  // Browsers use different space characters.
  expect(stockAge(garments).replace(/\s/g, ' ')).toBe(age);
});
