import { diffLines } from './diffLines';

describe('diffLines', () => {
  it.each([
    ['the same lines differ in nothing', { a: 1 }, { a: 1 }, { added: [], changed: [], removed: [] }],
    ['a new sku is added', {}, { a: 1 }, { added: [{ sku: 'a', quantity: 1 }], changed: [], removed: [] }],
    [
      'another quantity is a change',
      { a: 1 },
      { a: 2 },
      { added: [], changed: [{ sku: 'a', quantity: 2, previous: 1 }], removed: [] },
    ],
    [
      'a sku that is gone is removed',
      { a: 1 },
      {},
      { added: [], changed: [], removed: [{ sku: 'a', previous: 1 }] },
    ],
    [
      'all at once',
      { a: 1, b: 2, c: 3 },
      { b: 2, c: 4, d: 5 },
      {
        added: [{ sku: 'd', quantity: 5 }],
        changed: [{ sku: 'c', quantity: 4, previous: 3 }],
        removed: [{ sku: 'a', previous: 1 }],
      },
    ],
  ])('%s', (_rule, before, after, diff) => {
    expect(diffLines(before, after)).toEqual(diff);
  });
});
