import { changedLines } from './versions';

const line = (sku: string, quantity: number, price = 4000) => ({ sku, quantity, price });

test.each([
  ['nothing', [line('A', 1)], [line('A', 1)], []],
  ['a new line', [], [line('A', 1)], [{ sku: 'A', before: null, after: line('A', 1) }]],
  ['a removed line', [line('A', 1)], [], [{ sku: 'A', before: line('A', 1), after: null }]],
  [
    'a quantity',
    [line('A', 1), line('B', 2)],
    [line('A', 3), line('B', 2)],
    [{ sku: 'A', before: line('A', 1), after: line('A', 3) }],
  ],
  [
    'a price',
    [line('A', 1)],
    [line('A', 1, 5000)],
    [{ sku: 'A', before: line('A', 1), after: line('A', 1, 5000) }],
  ],
])('tells that %s has changed', (_what, before, after, expected) => {
  expect(changedLines(before, after)).toEqual(expected);
});
