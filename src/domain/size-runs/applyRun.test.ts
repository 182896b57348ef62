import { worded } from '../../test/worded';
import fc from 'fast-check';
import { isQuantity } from '../orders/quantities';
import {
  applyRun,
  copyRow,
  misfitText,
  multiplyRows,
  type RunCell,
  type RunOutcome,
  type RunRow,
} from './applyRun';
import { sizeKey, type SizeRun } from './sizeRun';

/** Cells as in 'S:0 M:5 L:x XL:-': what a size has, x when it is not made, - when it has no stock. */
function buildRow(cells: string, overrides: Partial<RunRow> = {}): RunRow {
  const color = overrides.color ?? 'Black';
  return {
    garment: 'Coat 1001',
    color,
    isFullRow: true,
    cells: cells.split(' ').map((cell): RunCell => {
      const [size = '', held = ''] = cell.split(':');
      return {
        size,
        sku: held === 'x' ? undefined : `${color}-${size}`,
        quantity: Number(held) || 0,
        takesQuantity: held !== '-',
      };
    }),
    ...overrides,
  };
}

const toRun = (text: string): SizeRun =>
  text.split(' ').map((pair) => {
    const [size = '', quantity] = pair.split(':');
    return { size, quantity: Number(quantity) };
  });

const outcomeOf = ({ entries, misfits }: RunOutcome) => ({
  entries: Object.fromEntries(entries.map(({ sku, quantity }) => [sku, quantity])),
  misfits: misfits.map(misfitText),
});

describe('a run', () => {
  it.each<[string, string, RunRow[], Record<string, number | null>, string[]]>([
    [
      'goes into the sizes of its names, and leaves the others',
      'S:1 M:2',
      [buildRow('xs:4 s:0 M:7 L:9')],
      { 'Black-s': 1, 'Black-M': 2 },
      [],
    ],
    ['empties where it has a 0', 'S:0 M:2', [buildRow('S:3 M:0')], { 'Black-S': null, 'Black-M': 2 }, []],
    [
      'names the sizes that a garment has not, once for all its colors',
      'S:1 XL:2 XXL:1',
      [buildRow('S:0'), buildRow('S:0', { color: 'Ecru' })],
      { 'Black-S': 1, 'Ecru-S': 1 },
      ['Did not fit: XL, XXL of Coat 1001'],
    ],
    [
      'names what a color is not made in, and what has no stock',
      'S:1 M:2 L:3',
      [buildRow('S:x M:- L:0')],
      { 'Black-L': 3 },
      ['Not made: S of Coat 1001, Black', 'No stock: M of Coat 1001, Black'],
    ],
    ['misses nothing of which there is to be none', 'S:0 M:0 XL:0', [buildRow('S:x M:-')], {}, []],
    [
      'takes S/M for a size of its own',
      'S/M:2',
      [buildRow('S:0 M:0')],
      {},
      ['Did not fit: S/M of Coat 1001'],
    ],
    [
      'is not missed beside the sizes that are meant',
      'S:1 M:2 XL:1',
      [buildRow('M:0', { isFullRow: false })],
      { 'Black-M': 2 },
      [],
    ],
    [
      'says when it has none of the sizes that are meant',
      'S:1 M:2',
      [buildRow('L:0 XL:3', { isFullRow: false })],
      {},
      ['Not in the run: L, XL of Coat 1001, Black'],
    ],
  ])('%s', (_what, run, rows, entries, misfits) => {
    expect(worded(outcomeOf(applyRun(toRun(run), rows)))).toEqual({ entries, misfits });
  });

  const size = fc.constantFrom('XS', 'S', 'M', 'L', 's', 'S/M', '38');
  const run = fc.uniqueArray(fc.record({ size, quantity: fc.nat(30) }), {
    selector: (one) => sizeKey(one.size),
  });
  const cell = fc.record({
    size,
    isMade: fc.boolean(),
    quantity: fc.nat(5),
    takesQuantity: fc.boolean(),
  });
  const rows = fc
    .array(
      fc.record({ cells: fc.uniqueArray(cell, { selector: (one) => one.size }), isFullRow: fc.boolean() }),
    )
    .map((all) =>
      all.map(({ cells, isFullRow }, index): RunRow => ({
        garment: 'Coat',
        color: String(index),
        isFullRow,
        cells: cells.map(({ isMade, ...one }) => ({
          ...one,
          sku: isMade ? `${index}-${one.size}` : undefined,
        })),
      })),
    );

  it('changes exactly its own sizes, and no disabled cells', () => {
    fc.assert(
      fc.property(run, rows, (sizes, targets) => {
        const { entries } = outcomeOf(applyRun(sizes, targets));
        for (const one of targets.flatMap(({ cells }) => cells)) {
          const meant = sizes.find((other) => sizeKey(other.size) === sizeKey(one.size));
          const isWritten = one.sku !== undefined && one.takesQuantity && meant !== undefined;
          if (one.sku !== undefined)
            expect(entries[one.sku]).toBe(isWritten ? meant.quantity || null : undefined);
        }
      }),
    );
  });

  it('enters or reports each quantity for full rows', () => {
    fc.assert(
      fc.property(run, rows, (sizes, targets) => {
        const { entries, misfits } = applyRun(sizes, targets);
        for (const row of targets.filter(({ isFullRow }) => isFullRow)) {
          for (const { size: name, quantity } of sizes.filter((one) => one.quantity > 0)) {
            const isEntered = entries.some(
              (entry) =>
                entry.quantity === quantity &&
                row.cells.some((one) => one.sku === entry.sku && sizeKey(one.size) === sizeKey(name)),
            );
            const isNamed = misfits.some(
              (misfit) =>
                (misfit.color ?? row.color) === row.color &&
                misfit.sizes.some((one) => sizeKey(one) === sizeKey(name)),
            );
            expect(isEntered || isNamed).toBe(true);
          }
        }
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(run, rows, (sizes, targets) => {
        const once = outcomeOf(applyRun(sizes, targets)).entries;
        const after = targets.map((row) => ({
          ...row,
          cells: row.cells.map((one) => {
            const entered = one.sku === undefined ? undefined : once[one.sku];
            return entered === undefined ? one : { ...one, quantity: entered ?? 0 };
          }),
        }));
        expect(outcomeOf(applyRun(sizes, after)).entries).toEqual(once);
      }),
    );
  });
});

describe('a color', () => {
  it('is copied to the others, including its blank sizes', () => {
    const rows = [buildRow('S:2 M:0 L:5'), buildRow('S:1 M:4 L:x', { color: 'Ecru' })];
    const [black = buildRow('')] = rows;
    expect(worded(outcomeOf(copyRow(black, rows)))).toEqual({
      entries: { 'Ecru-S': 2, 'Ecru-M': null },
      misfits: ['Not made: L of Coat 1001, Ecru'],
    });
  });

  it('does not change sizes that it is not made in', () => {
    const rows = [buildRow('S:2 M:x'), buildRow('S:0 M:4', { color: 'Ecru' })];
    const [black = buildRow('')] = rows;
    expect(outcomeOf(copyRow(black, rows)).entries).toEqual({ 'Ecru-S': 2 });
  });

  it('does not clear others when it is empty', () => {
    const rows = [buildRow('S:0 M:0'), buildRow('S:3 M:4', { color: 'Ecru' })];
    const [black = buildRow('')] = rows;
    expect(copyRow(black, rows)).toEqual({ entries: [], misfits: [] });
  });
});

describe('multiplying', () => {
  it.each<[number, string, Record<string, number>, string[]]>([
    [200, 'S:1 M:0 L:30', { 'Black-S': 2, 'Black-L': 60 }, []],
    [110, 'S:10 M:30', { 'Black-S': 11, 'Black-M': 33 }, []],
    [100, 'S:1 M:2', {}, []],
    [
      150,
      'S:1 M:2 L:3',
      { 'Black-S': 2, 'Black-M': 3, 'Black-L': 5 },
      ['Rounded to whole pieces: S, L of Coat 1001, Black'],
    ],
    [25, 'S:1 M:8', { 'Black-M': 2 }, ['Rounded to whole pieces: S of Coat 1001, Black']],
    [
      300,
      'S:333333 M:333334',
      { 'Black-S': 999_999 },
      ['Left as it is, since a quantity can be at most 999999: M of Coat 1001, Black'],
    ],
    [200, 'S:x M:-', {}, []],
  ])('by %i hundredths turns %s into %j', (hundredths, cells, entries, misfits) => {
    expect(worded(outcomeOf(multiplyRows(hundredths, [buildRow(cells)])))).toEqual({ entries, misfits });
  });

  it('yields integers within the limits, and adds no skus', () => {
    const quantity = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999_999 }));
    fc.assert(
      fc.property(fc.array(quantity), fc.integer({ min: 1, max: 99_999_999 }), (quantities, hundredths) => {
        const cells = quantities.map((held, index) => ({
          size: String(index),
          sku: String(index),
          quantity: held,
          takesQuantity: true,
        }));
        const { entries, misfits } = multiplyRows(hundredths, [buildRow('S:0', { cells })]);
        const left = misfits.find(({ why }) => why === 'tooMany')?.sizes ?? [];
        for (const { sku, quantity: product } of entries) {
          const held = quantities[Number(sku)] ?? 0;
          expect(held).toBeGreaterThan(0);
          expect(isQuantity(product ?? 0)).toBe(true);
          // Rounded by up to half a piece, but at least one.
          if (product !== 1)
            expect(Math.abs((product ?? 0) * 100 - held * hundredths)).toBeLessThanOrEqual(50);
          expect(left).not.toContain(sku);
        }
      }),
    );
  });
});
