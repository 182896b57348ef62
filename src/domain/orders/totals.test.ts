import fc from 'fast-check';
import { listedDrops } from './totals';
import { applyDelta } from './totals';
import {
  addLines,
  countTotals,
  emptyTotals,
  type GarmentPrices,
  isShortOfStock,
  stockWarning,
} from './totals';
import { inEnglish } from '../language/wording';
import { isCellDisabled, setQuantity } from './quantities';

const prices: GarmentPrices = new Map([
  ['WJM111', { price: 1999, drop: 'D2' }],
  ['WJM222', { price: 500, drop: 'D10' }],
  ['WJM333', { price: 100, drop: 'D2' }],
  ['WJM444', { price: 250, drop: '' }],
]);

describe('countTotals', () => {
  it.each([
    ['no lines add up to nothing', {}, emptyTotals],
    [
      'pieces and cents add up, whole and by drop',
      { WJM111: { WJM111000M: 2, WJM111000S: 1 }, WJM222: { WJM222000M: 4 }, WJM333: { WJM333000M: 1 } },
      {
        pieces: 8,
        amount: 8097,
        drops: { D2: { pieces: 4, amount: 6097 }, D10: { pieces: 4, amount: 2000 } },
      },
    ],
    [
      'longer garment references count',
      { 'WJM222-21': { WJM222000M: 1 } },
      { pieces: 1, amount: 500, drops: { D10: { pieces: 1, amount: 500 } } },
    ],
    [
      'a garment without a drop counts in the whole only',
      { WJM444: { WJM444000M: 2 } },
      { pieces: 2, amount: 500, drops: {} },
    ],
    ['an unknown garment costs nothing', { WJM999: { WJM999000M: 3 } }, { pieces: 3, amount: 0, drops: {} }],
    ['an empty garment opens no drop', { WJM111: {} }, emptyTotals],
  ])('%s', (_rule, lines, totals) => {
    expect(countTotals(lines, prices)).toEqual(totals);
  });

  it.each([
    ['a line costs what it was saved at', 2, 2 * 1500 + 1999],
    ['a line whose quantity has changed costs what its garment does', 3, 3 * 1999 + 1999],
  ])('%s', (_rule, quantity, amount) => {
    const savedPrices = { WJM111000M: { quantity: 2, price: 1500 } };
    const lines = { WJM111: { WJM111000M: quantity, WJM111000S: 1 } };
    const total = { pieces: quantity + 1, amount };
    expect(countTotals(lines, prices, savedPrices)).toEqual({ ...total, drops: { D2: total } });
  });
});

describe('applyDelta', () => {
  const savedPrices = { WJM111000S: { quantity: 2, price: 1 }, WJM444000M: { quantity: 1, price: 999 } };

  it('always equals a full count', () => {
    const skus = [...prices.keys(), 'WJM999'].flatMap((generic) => [`${generic}000S`, `${generic}000M`]);
    const edit = fc.tuple(
      fc.constantFrom(...skus),
      fc.option(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 999_999 }))),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        let state: Parameters<typeof setQuantity>[0] = { lines: {}, wanted: [] };
        let totals = emptyTotals;
        for (const [sku, quantity] of edits) {
          const edited = setQuantity(state, sku, quantity);
          state = edited.state;
          totals = applyDelta(totals, edited.diff, prices, savedPrices);
          expect(totals).toEqual(countTotals(state.lines, prices, savedPrices));
        }
      }),
    );
  });
});

describe('listedDrops', () => {
  const one = { pieces: 1, amount: 10 };
  it.each([
    ['none when there is no drop', {}, []],
    ['none when there is one', { D1: one }, []],
    ['all by name when there are two or more', { D10: one, D2: one, D1: one }, ['D1', 'D2', 'D10']],
  ])('lists %s', (_rule, drops, listed) => {
    expect(listedDrops({ pieces: 0, amount: 0, drops }).map(({ drop }) => drop)).toEqual(listed);
  });

  it('includes the total of each', () => {
    expect(listedDrops({ pieces: 2, amount: 20, drops: { D2: one, D1: one } })).toEqual([
      { drop: 'D1', pieces: 1, amount: 10 },
      { drop: 'D2', pieces: 1, amount: 10 },
    ]);
  });
});

describe('isCellDisabled', () => {
  it.each([
    ['no such sku', undefined, true, 0, true],
    ['no such sku, whatever the quantity', undefined, false, 3, true],
    ['no stock and nothing ordered', { stock: 0 }, true, 0, true],
    ['no stock, but something ordered', { stock: 0 }, true, 3, false],
    ['some stock', { stock: 1 }, true, 0, false],
    ['no stock of a garment without stock tracking', { stock: 0 }, false, 0, false],
  ])('%s', (_rule, sku, with_stocks, quantity, disabled) => {
    expect(isCellDisabled({ sku, with_stocks, quantity })).toBe(disabled);
  });
});

describe('isShortOfStock and stockWarning', () => {
  it.each([
    ['stock below the quantity', true, 2, 3, true],
    ['stock of just the quantity', true, 3, 3, false],
    ['stock above the quantity', true, 4, 3, false],
    ['stock that is not tracked', false, 0, 3, false],
  ])('%s', (_rule, with_stocks, stock, quantity, short) => {
    const line = { sku: 'WJM123000M', with_stocks, stock, quantity };
    expect(isShortOfStock(line)).toBe(short);
    const warning = stockWarning(line);
    expect(warning && inEnglish(warning)).toBe(short ? 'Not enough stock for WJM123000M' : null);
  });
});

it('lines of a garment cost its price, except those with a saved price', () => {
  const lines = { WJM123000S: 2, WJM123000M: 1 };
  expect(addLines(lines, 5000)).toEqual({ pieces: 3, amount: 15_000 });
  const savedPrices = { WJM123000S: { quantity: 2, price: 4500 }, WJM123000M: { quantity: 4, price: 4500 } };
  expect(addLines(lines, 5000, savedPrices)).toEqual({ pieces: 3, amount: 14_000 });
});
