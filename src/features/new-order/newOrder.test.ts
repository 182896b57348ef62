import { catalogToOrder } from './newOrder';

const catalog = (id: string, is_current = true) => ({ id, is_current });

it.each([
  ['the only one', [catalog('a')], [], undefined, 'a'],
  ['the chosen one', [catalog('a'), catalog('b')], ['a'], 'b', 'b'],
  ['the only current one that the customer sees', [catalog('a'), catalog('b')], ['b'], undefined, 'b'],
  ['not one of a past season', [catalog('a'), catalog('b', false), catalog('c')], ['b', 'c'], undefined, 'c'],
  ['none of several', [catalog('a'), catalog('b')], ['a', 'b'], undefined, undefined],
  ['none where the customer sees none', [catalog('a'), catalog('b')], [], undefined, undefined],
  ['none that no longer exists', [catalog('a'), catalog('b')], [], 'x', undefined],
])('shows %s', (_what, catalogs, seen, chosen, shown) => {
  expect(catalogToOrder(catalogs, { catalogs: seen }, chosen)).toBe(shown);
});
