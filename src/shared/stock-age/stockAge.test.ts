import { stockAge } from './stockAge';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 23) }));
afterEach(() => jest.useRealTimers());

const told = (...moment: [number, number, number, number, number]) => ({
  with_stocks: true,
  stock_updated: new Date(...moment).getTime() / 1000,
});
/** As the browser writes it; spaces of several kinds are alike. */
const age = (...garments: Parameters<typeof stockAge>[0]) => stockAge(garments).replace(/\s/g, ' ');

it.each<[string, Parameters<typeof stockAge>[0], string]>([
  ['no garments', [], ''],
  ['garments whose stock is not tracked', [{ ...told(2026, 10, 21, 14, 5), with_stocks: false }], ''],
  ['figures of which nothing is known', [{ with_stocks: true, stock_updated: null }], ''],
  ['a host that does not tell', [{ with_stocks: true }], ''],
  ['one moment', [told(2026, 10, 21, 14, 5), { with_stocks: true }], 'Nov 21, 2:05 PM'],
  [
    'several days',
    [told(2026, 10, 21, 14, 5), told(2026, 10, 3, 9, 0), told(2026, 10, 20, 9, 0)],
    'Nov 3, 9:00 AM',
  ],
  ['another year', [told(2025, 11, 30, 9, 0)], 'Dec 30, 2025, 9:00 AM'],
])('of %s', (_what, garments, expected) => {
  expect(age(...garments)).toBe(expected);
});
