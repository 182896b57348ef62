import { formatRowError } from './spreadsheet/rowErrors';
import type { Cell } from './spreadsheet/oddCell';
import { parseStockRows } from './stock-file';

const parse = (header: string[], ...rows: Cell[][]) =>
  parseStockRows(
    header,
    rows.map((cells, index) => ({ row: index + 2, cells })),
  );
const faultsOf = (...rows: Cell[][]) =>
  parse(['sku', 'stock', 'warehouse'], ...rows).errors.map(formatRowError);

describe('parseStockRows', () => {
  it('gives each sku of a warehouse once, the default one where none is named', () => {
    const { stocks, errors } = parse(
      ['Warehouse', 'notes', 'SKU', 'Stock'],
      ['', 'counted twice', 'WJM123000M', 12],
      ['0003', '', 'WJM123000M', '7'],
      [3, null, ' WJM123000L ', 0],
      [null, 'nothing else', null, ' '],
    );
    expect(errors).toEqual([]);
    expect(stocks).toEqual([
      { sku: 'WJM123000M', warehouse: '0001', quantity: 12 },
      { sku: 'WJM123000M', warehouse: '0003', quantity: 7 },
      { sku: 'WJM123000L', warehouse: '0003', quantity: 0 },
    ]);
  });

  it('names the rows whose warehouse only the host may know', () => {
    const { strange } = parse(
      ['sku', 'stock', 'warehouse'],
      ['WJM123000M', 1, 7],
      ['WJM123000M', 1, 3],
      ['WJM123000L', 1, 'X'],
    );
    expect(strange).toEqual([
      { row: 2, warehouse: '0007' },
      { row: 4, warehouse: 'X' },
    ]);
  });

  it('needs no column with a warehouse', () => {
    expect(parse(['sku', 'stock'], ['WJM123000M', 1]).stocks).toEqual([
      { sku: 'WJM123000M', warehouse: '0001', quantity: 1 },
    ]);
  });

  it.each<[string, Cell[][], string[]]>([
    ['no rows', [], ['Row 2, column sku: the file has no stock']],
    ['only blank rows', [[null, '', ' ']], ['Row 2, column sku: the file has no stock']],
    ['a missing sku', [[null, 4]], ['Row 2, column sku: is required']],
    ['a missing number', [['WJM123000M', null]], ['Row 2, column stock: is required']],
    ['a generic for a sku', [['WJM123', 4]], ['Row 2, column sku: "WJM123" must be a sku, as in WJM123000M']],
    [
      'a sku without end',
      [[`WJM123000${'M'.repeat(60)}`, 4]],
      [
        'Row 2, column sku: "WJM123000MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM…" must have at most 64 characters',
      ],
    ],
    ['half a piece', [['WJM123000M', 1.5]], ['Row 2, column stock: "1.5" must be a whole number']],
    ['less than nothing', [['WJM123000M', -1]], ['Row 2, column stock: "-1" must not be negative']],
    [
      'a warehouse without end',
      [['WJM123000M', 1, 'w'.repeat(17)]],
      ['Row 2, column warehouse: "wwwwwwwwwwwwwwwww" must have at most 16 characters'],
    ],
    [
      'the same sku of a warehouse twice',
      [
        ['WJM123000M', 1, '0001'],
        ['WJM123000M', 1, '0003'],
        ['WJM123000M', 2, null],
      ],
      ['Row 4, column sku: repeats WJM123000M of row 2'],
    ],
  ])('%s: every bad row is named', (_what, rows, faults) => {
    expect(faultsOf(...rows)).toEqual(faults);
    expect(parse(['sku', 'stock', 'warehouse'], ...rows).stocks).toEqual([]);
  });

  it('names missing columns', () => {
    expect(parse(['generic']).errors.map(formatRowError)).toEqual([
      'Row 1, column sku: the column is missing',
      'Row 1, column stock: the column is missing',
    ]);
  });
});
