import { parseBlock } from '../../../domain/orders/quantities';
import { buildGarment } from '../../../test/factories/buildGarment';
import { cellAt } from '../../../test/factories/buildGrid';
import type { CellRange } from './cellRange';
import { type Cell, gridOf } from './Grid';
import { blockText, pasteBlock } from './useClipboard';
import { english } from '../../../languages/useT';

const coat = buildGarment({
  generic: 'WJM123',
  number: '1001',
  name: 'Coat',
  with_stocks: true,
  sizes: ['S', 'M', 'L'],
  // Black M has no stock, and there is no ecru L.
  skus: [
    { sku: 'WJM123000S', color: '000', size: 'S', stock: 9, quantity: 0 },
    { sku: 'WJM123000M', color: '000', size: 'M', stock: 0, quantity: 0 },
    { sku: 'WJM123000L', color: '000', size: 'L', stock: 9, quantity: 0 },
    { sku: 'WJM123010S', color: '010', size: 'S', stock: 9, quantity: 0 },
    { sku: 'WJM123010M', color: '010', size: 'M', stock: 0, quantity: 4 },
  ],
});
const skirt = buildGarment({ generic: 'WJM200', number: '1002', name: 'Skirt', sizes: ['S', 'M'] });
const garments = [coat, skirt];
const lines = { WJM123: { WJM123010M: 4 } };
const grid = gridOf(garments, lines);

const at = (indexes: number[]): Cell => cellAt(grid, indexes);
const one = (cell: number[]): CellRange => ({ anchor: at(cell), head: at(cell) });
const paste = (text: string, selected: CellRange) => pasteBlock(english.t, parseBlock(text), selected, grid);
const entered = (text: string, selected: CellRange) =>
  paste(text, selected).entries.map(({ sku, quantity }) => [sku, quantity]);

it('starts at the selected cell and continues through colors, across garments', () => {
  expect(entered('1\t\n2\t3\n4\t5\n6\t1,200\n', one([0, 0, 0]))).toEqual([
    ['WJM123000S', 1],
    ['WJM123010S', 2],
    ['WJM123010M', 3],
    ['WJM200000S', 4],
    ['WJM200000M', 5],
    ['WJM200010S', 6],
    ['WJM200010M', 1200],
  ]);
});

it('ignores blank cells, and removes with a zero', () => {
  expect(entered('\t0\n', one([0, 1, 0]))).toEqual([['WJM123010M', null]]);
  expect(paste('\t\n\t', one([0, 0, 0]))).toMatchObject({ entries: [], leftOut: [] });
});

it.each([
  ['abc\t1', [0, 1, 0], ['“abc” for Coat 1001, Black, S: Not a whole number'.replace('Black', 'Ecru')]],
  ['5', [0, 0, 1], ['“5” for Coat 1001, Black, M: it has no stock']],
  ['0', [0, 0, 1], []],
  ['5', [0, 1, 2], ['“5” for Coat 1001, Ecru, L: it is not made']],
  ['1\t2\t3', [1, 0, 0], ['“3”: there is no cell for it']],
  ['1\n2', [1, 1, 0], ['“2”: there is no cell for it']],
  ['1000000', [1, 0, 0], ['“1000000” for Skirt 1002, Black, S: A quantity can be at most 999999']],
])('of %j reports what was left out', (text, cell, leftOut) => {
  const result = paste(text, one(cell));
  expect(result.leftOut).toEqual(leftOut);
  expect(result.entries.length).toBe(parseBlock(text).flat().length - Math.max(1, leftOut.length));
});

it('reads digits of every script, units and signs, and takes dashes and crosses for blanks', () => {
  expect(entered('１２\t٣\n-\t–\n+4\t5 Stk.\nx\t६', one([0, 1, 0]))).toEqual([
    ['WJM123010S', 12],
    ['WJM123010M', 3],
    ['WJM200010S', 4],
    ['WJM200010M', 5],
  ]);
  expect(paste('-\t—\n✗\t·', one([1, 0, 0]))).toMatchObject({ entries: [], leftOut: [], unclear: null });
});

describe('of numbers with three decimals, or thousands', () => {
  const ordered = (quantity: number) => ({ WJM123: { WJM123010M: quantity } });

  it.each<[string, string, number, (number | null)[], number[] | null]>([
    ['reads thousands if nothing decides', '12,000\t6.000', 0, [12_000, 6000], [12, 6]],
    ['reads decimals beside a zero with three', '12,000\t0,000', 0, [12, null], null],
    ['reads decimals beside two of the same sign', '12,000\t6,50', 0, [12], null],
    ['reads thousands beside several groups', '12,000\t1,234.00', 0, [12_000, 1234], null],
    ['reads decimals if the order has far less', '12,000\t6,000', 24, [12, 6], [12_000, 6000]],
    ['reads decimals if the block has far less', '100,000\t1200', 0, [1200, 100], [100_000]],
    ['reads thousands beside small numbers', '1,000\t7', 24, [7, 1000], [1]],
    ['reads thousands if one would be a fraction', '12,000\t1,250', 24, [12_000, 1250], [12]],
    ['reads thousands in an order of thousands', '12,000\t6,000', 4000, [12_000, 6000], [12, 6]],
  ])('%s', (_what, text, before, quantities, otherwise) => {
    const { entries, unclear } = pasteBlock(
      english.t,
      parseBlock(text),
      one([1, 0, 0]),
      gridOf(garments, ordered(before)),
    );
    expect(entries.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(unclear && unclear.otherwise.map(({ quantity }) => quantity)).toEqual(otherwise);
  });

  it('compares with what the order has besides the pasted cells', () => {
    const replaced = gridOf(garments, { WJM200: { WJM200000S: 1 } });
    expect(pasteBlock(english.t, parseBlock('12,000'), one([1, 0, 0]), replaced).entries).toEqual([
      { sku: 'WJM200000S', quantity: 12_000 },
    ]);
  });
});

it('fills the selection with a single value', () => {
  const selected = { anchor: at([1, 1, 1]), head: at([0, 1, 0]) };
  expect(entered('7', selected)).toEqual([
    ['WJM123010S', 7],
    ['WJM123010M', 7],
    ['WJM200000S', 7],
    ['WJM200000M', 7],
    ['WJM200010S', 7],
    ['WJM200010M', 7],
  ]);
  expect(paste('7', selected).range).toBe(selected);
});

it('selects the pasted area, from the first selected cell', () => {
  const upwards = { anchor: at([0, 1, 2]), head: at([0, 0, 1]) };
  expect(paste('1\t2\n3\t4\n5\t6', upwards).range).toEqual({ anchor: at([0, 0, 1]), head: at([1, 0, 2]) });
});

it('pastes a copied block', () => {
  const ordered = { WJM123: { WJM123010M: 4 }, WJM200: { WJM200000S: 1 } };
  const selected = { anchor: at([0, 1, 0]), head: at([1, 0, 2]) };
  const copied = blockText(selected, gridOf(garments, ordered));
  expect(copied).toBe('\t4\t\n1\t');
  expect(entered(copied, one([1, 0, 0]))).toEqual([
    ['WJM200000M', 4],
    ['WJM200010S', 1],
  ]);
});
