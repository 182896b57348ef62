import { diffLines, flattenLines, groupLines } from './lines';
import fc from 'fast-check';

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
    ['a removed sku', { a: 1 }, {}, { added: [], changed: [], removed: [{ sku: 'a', previous: 1 }] }],
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

const sku = fc.stringMatching(/^[AB]{2}[12]{4}00[01](S|M|L|36\.5)$/);
const flatLines = fc.dictionary(sku, fc.integer({ min: 1, max: 999_999 }));

describe('groupLines', () => {
  it.each([
    ['nothing', {}, {}],
    [
      'the skus of a garment under its first 6 characters',
      { WJM123000M: 2, WJM123001S: 1, WJM456000M: 5 },
      { WJM123: { WJM123000M: 2, WJM123001S: 1 }, WJM456: { WJM456000M: 5 } },
    ],
  ])('groups %s', (_rule, flat, grouped) => {
    expect(groupLines(flat)).toEqual(grouped);
  });
});

describe('flattenLines', () => {
  it.each([
    ['no garments', {}, {}],
    ['longer garment references', { 'WJM123-21': { WJM123000M: 2 }, WJM456: {} }, { WJM123000M: 2 }],
  ])('flattens %s', (_rule, grouped, flat) => {
    expect(flattenLines(grouped)).toEqual(flat);
  });
});

describe('grouping and flattening', () => {
  it('round-trip lines', () => {
    fc.assert(fc.property(flatLines, (flat) => expect(flattenLines(groupLines(flat))).toEqual({ ...flat })));
  });

  it('round-trip groups, without empty ones', () => {
    fc.assert(
      fc.property(flatLines, (flat) => {
        const grouped = groupLines(flat);
        expect(groupLines(flattenLines(grouped))).toEqual(grouped);
        expect(Object.values(grouped).every((garment) => Object.keys(garment).length > 0)).toBe(true);
      }),
    );
  });
});
