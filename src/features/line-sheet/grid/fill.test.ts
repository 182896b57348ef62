import fc from 'fast-check';
import type { Garment } from '../../../api';
import { flattenLines, groupLines } from '../../../domain/orders/lines';
import { buildGarment } from '../../../test/factories/buildGarment';
import { cellAt } from '../../../test/factories/buildGrid';
import { type CellRange, cellsOf } from './cellRange';
import { type Fill, fillDown, fillEdits, fillRight, fillTo, repeatBlock, sameEdits } from './fill';
import { type Cell, gridOf, skuAt } from './Grid';

const skusOf = (generic: string, colors: string[], sizes: string[]) =>
  colors.flatMap((color) =>
    sizes.map((size) => ({ sku: generic + color + size, color, size, stock: 9, quantity: 0 })),
  );

/** Black S, M, L; ecru without L; black M has no stock. */
const coat = buildGarment({
  generic: 'WJM123',
  with_stocks: true,
  sizes: ['S', 'M', 'L'],
  skus: [...skusOf('WJM123', ['000'], ['S', 'M', 'L']), ...skusOf('WJM123', ['010'], ['S', 'M'])].map((one) =>
    one.sku === 'WJM123000M' ? { ...one, stock: 0 } : one,
  ),
});
/** Black and ecru, S and M. */
const skirt = buildGarment({ generic: 'WJM200', sizes: ['S', 'M'] });
const garments = [coat, skirt];
const quantities = { WJM123000S: 1, WJM123000L: 3, WJM123010S: 4, WJM200000S: 5, WJM200000M: 6 };
const lines = groupLines(quantities);
const grid = gridOf(garments, lines);

const at = (indexes: readonly number[]): Cell => cellAt(grid, indexes);
const range = (anchor: number[], head: number[] = anchor): CellRange => ({
  anchor: at(anchor),
  head: at(head),
});
/** The changes of a fill by sku. */
const editsOf = (fill: Fill | null) =>
  fill && Object.fromEntries(fillEdits(fill, grid).map(({ sku, quantity }) => [sku, quantity]));

describe('fills down', () => {
  it.each<[string, CellRange, Record<string, number | null> | null]>([
    [
      'the first line into the others',
      range([0, 0, 0], [1, 0, 1]),
      { WJM123010S: 1, WJM200000S: 1, WJM200000M: null },
    ],
    ['the line above into a single one', range([1, 1, 1], [1, 1, 0]), { WJM200010S: 5, WJM200010M: 6 }],
    ['the cell above into a single one', range([1, 0, 0]), { WJM200000S: 4 }],
    ['nothing where nothing is made', range([0, 1, 2], [1, 0, 2]), {}],
    ['nothing into the first line', range([0, 0, 0], [0, 0, 2]), null],
  ])('%s', (_name, selected, edits) => {
    expect(editsOf(fillDown(selected))).toEqual(edits);
  });
});

describe('fills to the right', () => {
  it.each<[string, CellRange, Record<string, number | null> | null]>([
    [
      'the first column into the others, past what has no stock',
      range([0, 0, 0], [0, 1, 2]),
      { WJM123000L: 1, WJM123010M: 4 },
    ],
    ['the column before into a single one', range([0, 1, 1], [1, 0, 1]), { WJM123010M: 4, WJM200000M: 5 }],
    ['nothing into the first column', range([0, 0, 0], [1, 1, 0]), null],
  ])('%s', (_name, selected, edits) => {
    expect(editsOf(fillRight(selected))).toEqual(edits);
  });
});

describe('filling from the fill handle', () => {
  it.each<[string, CellRange, number[], Record<string, number | null> | null]>([
    ['down, repeating the lines', range([0, 1, 0], [1, 0, 0]), [1, 1, 1], { WJM200010S: 4 }],
    ['up, repeating from the end', range([0, 1, 0], [1, 0, 0]), [0, 0, 0], { WJM123000S: 5 }],
    ['to the right, repeating the columns', range([1, 0, 0], [1, 1, 0]), [1, 1, 1], { WJM200000M: 5 }],
    ['to the left', range([1, 0, 1]), [1, 0, 0], { WJM200000S: 6 }],
    ['nothing within the selection', range([0, 0, 0], [1, 1, 1]), [1, 0, 0], null],
  ])('%s', (_name, selected, to, edits) => {
    expect(editsOf(fillTo(selected, at(to)))).toEqual(edits);
  });
});

it.each([
  [7, { WJM123000S: 7, WJM123000L: 7 }],
  [1, { WJM123000L: 1 }],
  [null, { WJM123000S: null, WJM123000L: null }],
])('enters %j into all enabled selected cells', (quantity, edits) => {
  const found = sameEdits(range([0, 0, 0], [0, 0, 2]), quantity, grid);
  expect(Object.fromEntries(found.map((one) => [one.sku, one.quantity]))).toEqual(edits);
});

describe('any fill', () => {
  /** Sheets of two or three garments of different sizes, with some quantities. */
  const sheet = fc
    .array(fc.record({ colors: fc.integer({ min: 1, max: 3 }), sizes: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 3,
    })
    .chain((shapes) => {
      const all = shapes.map(({ colors, sizes }, index) =>
        buildGarment({
          generic: `WJM30${index}`,
          colors: Array.from({ length: colors }, (_, color) => ({
            number: `00${color}`,
            name: `Color ${color}`,
          })),
          sizes: Array.from({ length: sizes }, (_, size) => `S${size}`),
        }),
      );
      const skus = all.flatMap((garment) => garment.skus.map(({ sku }) => sku));
      const filled = fc.dictionary(fc.constantFrom(...skus), fc.integer({ min: 1, max: 99 }));
      const line = fc
        .nat({ max: all.length - 1 })
        .chain((garment) =>
          fc
            .tuple(
              fc.constant(garment),
              fc.nat({ max: (all[garment]?.colors.length ?? 1) - 1 }),
              fc.nat({ max: (all[garment]?.sizes.length ?? 1) - 1 }),
            )
            .map((indexes) => cellAt(gridOf(all, {}), indexes)),
        );
      return fc.record({ all: fc.constant(all), filled, anchor: line, head: line, to: line });
    });

  const after = (all: readonly Garment[], before: Record<string, number>, fill: Fill) => {
    const known = groupLines(before);
    const edits = fillEdits(fill, gridOf(all, known));
    const next = new Map(Object.entries(before));
    for (const { sku, quantity } of edits) {
      if (quantity === null) next.delete(sku);
      else next.set(sku, quantity);
    }
    return { edits, next: Object.fromEntries(next) };
  };
  const skusIn = (all: readonly Garment[], one: CellRange) =>
    cellsOf(one, gridOf(all, {}))
      .flat()
      .map((cell) => skuAt(gridOf(all, {}), cell)?.sku);

  it('changes only its area, not the source, and is idempotent', () => {
    fc.assert(
      fc.property(sheet, ({ all, filled, anchor, head, to }) => {
        const selected = { anchor, head };
        for (const fill of [fillDown(selected), fillRight(selected), fillTo(selected, to)]) {
          if (fill === null) continue;
          const { edits, next } = after(all, filled, fill);
          const [covered, copied] = [skusIn(all, fill.area), skusIn(all, fill.source)];
          for (const { sku } of edits) {
            expect(covered).toContain(sku);
            expect(copied).not.toContain(sku);
          }
          expect(after(all, next, fill).edits).toEqual([]);
          expect(flattenLines(groupLines(next))).toEqual(next);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a block', () => {
  it.each([
    [
      [['1', '2']],
      { rows: 3, columns: 1 },
      [
        ['1', '2'],
        ['1', '2'],
        ['1', '2'],
      ],
    ],
    [
      [['1'], ['2']],
      { rows: 4, columns: 2 },
      [
        ['1', '1'],
        ['2', '2'],
        ['1', '1'],
        ['2', '2'],
      ],
    ],
    [[['1'], ['2']], { rows: 3, columns: 1 }, [['1'], ['2']]],
    [[['1', '2', '3']], { rows: 1, columns: 2 }, [['1', '2', '3']]],
    [
      [['1', '2'], ['3']],
      { rows: 2, columns: 4 },
      [
        ['1', '2', '1', '2'],
        ['3', '', '3', ''],
      ],
    ],
  ])('%j repeated over %j is %j', (block, size, expected) => {
    expect(repeatBlock(block, size)).toEqual(expected);
  });

  it('is repeated in each direction independently', () => {
    const digits = fc.array(fc.integer({ min: 1, max: 9 }).map(String), { minLength: 3, maxLength: 3 });
    const blocks = fc.array(digits, { minLength: 1, maxLength: 4 });
    const counts = fc.record({
      rows: fc.integer({ min: 1, max: 20 }),
      columns: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(blocks, counts, (block, size) => {
        const repeated = repeatBlock(block, size);
        expect(repeated.length).toBe(size.rows % block.length === 0 ? size.rows : block.length);
        for (const [index, row] of repeated.entries()) {
          expect(row.length).toBe(size.columns % 3 === 0 ? size.columns : 3);
          row.forEach((text, column) => expect(text).toBe(block[index % block.length]?.[column % 3]));
        }
      }),
    );
  });
});
