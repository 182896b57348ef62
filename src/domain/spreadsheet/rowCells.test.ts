import { worded } from '../../test/worded';
import { readTextUpTo } from './codeReaders';
import type { SheetRow } from './readCell';
import { readRows } from './rowCells';
import type { RowLog } from './rowErrors';

const readText = readTextUpTo(20);
const positions = new Map([
  ['name', 0],
  ['size', 1],
] as const);

function read(cells: SheetRow['cells']) {
  const log: RowLog = { errors: [], notes: [] };
  const [row] = readRows(positions, [{ row: 3, cells }], log);
  return { row, log };
}

describe('readRows', () => {
  it('skips a row whose known columns are blank', () => {
    expect(read(['', null, 'x']).row).toBeUndefined();
  });

  it('reads cells by column, and reports errors by row and column', () => {
    const { row, log } = read([{ ambiguity: 'date', shown: '4-Mar' }, 'x'.repeat(21)]);
    expect([row?.read('name', readText), row?.read('size', readText)]).toEqual(['4-Mar', null]);
    expect(worded(log)).toEqual({
      errors: [{ row: 3, column: 'size', message: `"${'x'.repeat(21)}" must have at most 20 characters` }],
      notes: [
        {
          row: 3,
          column: 'name',
          message: '"4-Mar" is a date in the spreadsheet, and is taken as this text',
        },
      ],
    });
  });

  it('reports a required cell that is blank', () => {
    const { row, log } = read(['Coat', null]);
    expect([row?.readRequired('size', readText), row?.has('size'), row?.cell('name')]).toEqual([
      null,
      true,
      'Coat',
    ]);
    expect(worded(log.errors)).toEqual([{ row: 3, column: 'size', message: 'is required' }]);
  });
});

it.each<[number[], string[]]>([
  [[], []],
  [[3], ['the row is hidden in the spreadsheet, and is taken all the same']],
  [[3, 4], ['rows 3 to 4 are hidden in the spreadsheet, and are taken all the same']],
  [
    [2, 4, 5],
    [
      'the row is hidden in the spreadsheet, and is taken all the same',
      'rows 4 to 5 are hidden in the spreadsheet, and are taken all the same',
    ],
  ],
])('notes the hidden rows %j', (hidden, messages) => {
  const rows = [2, 3, 4, 5].map((row) => ({
    row,
    cells: [],
    ...(hidden.includes(row) && { isHidden: true as const }),
  }));
  const log: RowLog = { errors: [], notes: [] };
  expect([...readRows(positions, rows, log)]).toEqual([]);
  expect(worded(log.notes.map(({ message }) => message))).toEqual(messages);
});
