import type { Cell } from '../catalog-file/readCell';
import { type MergedCells, toSheet } from './toSheet';

const plain = (cell: Cell | undefined) => cell ?? null;
const merged = (top: number, bottom: number, column = 0): MergedCells => ({
  s: { r: top, c: column },
  e: { r: bottom, c: column },
});

function read(data: (Cell[] | undefined)[], merges: MergedCells[] = []) {
  const { header, rows } = toSheet(data, merges, plain);
  return { header, rows: Array.from(rows, ({ row, cells }) => [row, ...cells]) };
}

describe('toSheet', () => {
  it('counts rows as the spreadsheet does, without blank ones', () => {
    const data = [['sku', 'stock', ' ', null], ['WJM123000M', 1, 'note'], undefined, [null, ' '], ['X']];
    expect(read(data)).toEqual({
      header: ['sku', 'stock'],
      rows: [
        [2, 'WJM123000M', 1],
        [5, 'X', null],
      ],
    });
  });

  it('may be empty', () => {
    expect(read([])).toEqual({ header: [], rows: [] });
  });

  it('can be read twice', () => {
    const { rows } = toSheet([['a'], ['1']], [], plain);
    expect([[...rows].length, [...rows].length]).toEqual([1, 1]);
  });

  it.each<[string, (Cell[] | undefined)[], MergedCells[], unknown[]]>([
    ['downwards', [['h'], ['a'], [], ['']], [merged(1, 2)], ['a', 'a']],
    ['beyond the end', [['h'], ['a'], []], [merged(1, 9)], ['a', 'a']],
    ['over a row that is not there', [['h'], ['a'], undefined, []], [merged(1, 3)], ['a', 'a']],
    ['over the header', [['h'], [], ['a']], [merged(0, 2)], ['a']],
    ['with nothing in it', [['h'], [], ['a']], [merged(1, 2)], ['a']],
    ['where there is no row', [['h'], ['a']], [merged(7, 9)], ['a']],
    ['over each other', [['h'], ['a'], ['b'], []], [merged(1, 3)], ['a', 'b']],
  ])('spreads cells merged %s', (_how, data, merges, column) => {
    expect(read(data, merges).rows.map(([, cell]) => cell)).toEqual(column);
  });
});
