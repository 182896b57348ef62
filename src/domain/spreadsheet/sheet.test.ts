import { cellsBy, type MergedCells, type RawCell, toSheet } from './sheet';
import type { Cell } from './cell';

const toCell = cellsBy({
  isDate: (format) => format.includes('y'),
  show: (format, value) => {
    if (value < 0) throw new Error('Nothing to show.');
    if (format.includes('%')) return `${value * 100}%`;
    return `${format} of ${value}`;
  },
});

it.each<[string, RawCell | undefined, unknown]>([
  ['nothing', undefined, null],
  ['a formula without a value', { t: 'z' }, { ambiguity: 'formula' }],
  ['a cell without a value', { t: 'n' }, null],
  ['a text', { t: 's', v: 'Coat' }, 'Coat'],
  ['half of a character', { t: 's', v: 'a\ud83d' }, 'a\ufffd'],
  ['a truth', { t: 'b', v: true }, true],
  [
    'a date of its own type',
    { t: 'd', v: new Date('2026-11-21T00:00:00Z') },
    { ambiguity: 'date', shown: '2026-11-21' },
  ],
  ['an error by its name', { t: 'e', v: 42 }, '#N/A'],
  ['an unknown error', { t: 'e', v: 99 }, '#VALUE!'],
  ['a number', { t: 'n', v: 12.5 }, 12.5],
  ['a number without end', { t: 'n', v: Infinity }, '#NUM!'],
  ['a code with the zeros of its format', { t: 'n', v: 7, z: '000' }, '007'],
  ['a code with a language in its format', { t: 'n', v: 7, z: '[$-409]0000;@' }, '0007'],
  ['a code that is long enough', { t: 'n', v: 1234, z: '000' }, 1234],
  ['a negative code', { t: 'n', v: -7, z: '000' }, -7],
  ['half a code', { t: 'n', v: 1.5, z: '000' }, { ambiguity: 'rounded', stored: 1.5, shown: 2 }],
  [
    'a price that is shown rounded',
    { t: 'n', v: 85.625, z: '0.00' },
    { ambiguity: 'rounded', stored: 85.625, shown: 85.63 },
  ],
  ['a price that is shown in full', { t: 'n', v: 85.5, z: '0.00' }, 85.5],
  ['the noise of a binary fraction', { t: 'n', v: 3.3000000000000003, z: '0.00' }, 3.3],
  ['a number of a general format', { t: 'n', v: 85.625, z: 'General' }, 85.625],
  ['a percentage', { t: 'n', v: 0.5, z: '0%' }, { ambiguity: 'scaled', stored: 0.5, shown: '50%' }],
  ['a percentage that cannot be shown', { t: 'n', v: -0.5, z: '0%' }, -0.5],
  ['a date', { t: 'n', v: 46000, z: 'yyyy' }, { ambiguity: 'date', shown: 'yyyy of 46000' }],
  [
    'the same format once more',
    { t: 'n', v: 46001, z: 'yyyy' },
    { ambiguity: 'date', shown: 'yyyy of 46001' },
  ],
  ['a date that is none', { t: 'n', v: -1, z: 'yyyy' }, -1],
])('reads %s', (_what, cell, value) => {
  expect(toCell(cell)).toEqual(value);
});

it.each([
  ['yyyy', 'yyyy of 45462'],
  ['yyyy [hh]:mm', 'yyyy [hh]:mm of 44000'],
])('shows %s of a workbook whose days are counted from 1904', (z, shown) => {
  const read = cellsBy({ isDate: () => true, show: (format, value) => `${format} of ${value}` }, true);
  expect(read({ t: 'n', v: 44000, z })).toEqual({ ambiguity: 'date', shown });
});

const plain = (cell: Cell | undefined) => cell ?? null;
const merged = (top: number, bottom: number, column = 0): MergedCells => ({
  s: { r: top, c: column },
  e: { r: bottom, c: column },
});

function read(data: (Cell[] | undefined)[], merges: MergedCells[] = []) {
  const { header, rows } = toSheet({ name: 'Sheet1', data, merges }, plain);
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

  it('marks hidden rows', () => {
    const { rows } = toSheet(
      { name: 'Sheet1', data: [['a'], ['1'], ['2']], rows: [undefined, {}, { hidden: true }] },
      plain,
    );
    expect(Array.from(rows, ({ row, isHidden }) => [row, isHidden])).toEqual([
      [2, undefined],
      [3, true],
    ]);
  });

  it('returns its titles as texts', () => {
    const date = { ambiguity: 'date', shown: '4-Mar' } as const;
    expect(
      toSheet({ name: 'Sheet1', data: [['a', 'b']] }, (cell) => (cell === 'a' ? date : 'b')).header,
    ).toEqual(['4-Mar', 'b']);
  });

  it('may be empty', () => {
    expect(read([])).toEqual({ header: [], rows: [] });
  });

  it('can be read twice', () => {
    const { rows } = toSheet({ name: 'Sheet1', data: [['a'], ['1']] }, plain);
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
