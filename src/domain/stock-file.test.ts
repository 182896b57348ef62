import { worded } from '../test/worded';
import { formatRowError } from './spreadsheet/rowErrors';
import type { Cell } from './spreadsheet/cell';
import { parseStockRows } from './stock-file';

const parse = (header: string[], ...rows: Cell[][]) =>
  parseStockRows(
    header,
    rows.map((cells, index) => ({ row: index + 2, cells })),
  );
const faultsOf = (...rows: Cell[][]) =>
  parse(['sku', 'stock', 'warehouse'], ...rows).errors.map(formatRowError);

describe('parseStockRows', () => {
  it('lists each sku once per warehouse, with a default warehouse', () => {
    const { stocks, errors } = parse(
      ['Warehouse', 'notes', 'SKU', 'Stock'],
      ['', 'counted twice', 'WJM123000M', 12],
      ['0003', '', 'WJM123000M', '7'],
      [3, null, ' WJM123000L ', 0],
      [null, 'nothing else', null, ' '],
    );
    expect(errors).toEqual([]);
    expect(stocks).toEqual([
      { row: 2, sku: 'WJM123000M', warehouse: '0001', quantity: 12 },
      { row: 3, sku: 'WJM123000M', warehouse: '0003', quantity: 7 },
      { row: 4, sku: 'WJM123000L', warehouse: '0003', quantity: 0 },
    ]);
  });

  it('returns the rows whose warehouse only the server may know', () => {
    const { unknownWarehouses } = parse(
      ['sku', 'stock', 'warehouse'],
      ['WJM123000M', 1, 7],
      ['WJM123000M', 1, 3],
      ['WJM123000L', 1, 'X'],
    );
    expect(unknownWarehouses).toEqual([
      { row: 2, warehouse: '0007' },
      { row: 4, warehouse: 'X' },
    ]);
  });

  it('does not require a warehouse column', () => {
    expect(parse(['sku', 'stock'], ['WJM123000M', 1]).stocks).toEqual([
      { row: 2, sku: 'WJM123000M', warehouse: '0001', quantity: 1 },
    ]);
  });

  it('accepts rows identified by the brand’s own code or an EAN', () => {
    const { stocks, errors } = parse(
      ['own_sku', 'EAN', 'sku', 'stock'],
      ['AW-1 / M', null, null, 1],
      [null, '0 4006381 333931', null, 2],
      ['AW-1 / L', '4006381333948', 'WJM123000L', 3],
      [null, null, 'AW-1 / S', 4],
      [null, null, 4006381333955, 5],
    );
    expect(errors).toEqual([]);
    expect(stocks.map(({ warehouse: _warehouse, ...stock }) => stock)).toEqual([
      { row: 2, ownSku: 'AW-1 / M', quantity: 1 },
      { row: 3, ean: '4006381333931', quantity: 2 },
      { row: 4, sku: 'WJM123000L', ownSku: 'AW-1 / L', ean: '4006381333948', quantity: 3 },
      { row: 5, sku: 'AW-1 / S', isCode: true, quantity: 4 },
      { row: 6, sku: '4006381333955', skuEan: '4006381333955', quantity: 5 },
    ]);
  });

  it('reports bad codes, duplicate codes and rows without any', () => {
    const { stocks, errors } = parse(
      ['own_sku', 'ean', 'stock'],
      ['A'.repeat(65), null, 1],
      [null, '4006381333932', 1],
      ['AW-1', '4006381333932', 1],
      [null, '4006381333931', 1],
      [null, '04006381333931', 1],
      [null, null, 1],
    );
    expect(errors.map(formatRowError)).toEqual([
      expect.stringMatching(/^Row 2, column own_sku: "A+…" must have at most 64 characters$/),
      'Row 3, column ean: "4006381333932" has a wrong check digit',
      'Row 4, column ean: "4006381333932" has a wrong check digit',
      'Row 6, column ean: repeats 4006381333931 of row 5',
      'Row 7, column own_sku: is required, or ean',
    ]);
    expect(stocks).toEqual([expect.objectContaining({ row: 5 })]);
  });

  it.each<[string, Cell[][], string[]]>([
    ['no rows', [], ['Row 2, column sku: the file has no stock']],
    ['only blank rows', [[null, '', ' ']], ['Row 2, column sku: the file has no stock']],
    ['a missing sku', [[null, 4]], ['Row 2, column sku: is required']],
    ['a missing number', [['WJM123000M', null]], ['Row 2, column stock: is required']],
    [
      'a sku without end',
      [[`WJM123000${'M'.repeat(60)}`, 4]],
      [
        'Row 2, column sku: "WJM123000MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM…" must have at most 64 characters',
      ],
    ],
    ['half a piece', [['WJM123000M', 1.5]], ['Row 2, column stock: "1.5" must be a whole number']],
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
  ])('reports every bad row: %s', (_what, rows, faults) => {
    expect(faultsOf(...rows)).toEqual(faults);
  });

  it('reports a missing name by the column that the file has', () => {
    const faultOf = (header: string[]) => parse(header, [...header.slice(1).map(() => null), 4]).errors;
    expect(worded(faultOf(['sku', 'stock']))).toEqual([{ row: 2, column: 'sku', message: 'is required' }]);
    expect(worded(faultOf(['ean', 'stock']))).toEqual([{ row: 2, column: 'ean', message: 'is required' }]);
    expect(worded(faultOf(['own_sku', 'stock']))).toEqual([
      { row: 2, column: 'own_sku', message: 'is required' },
    ]);
    expect(worded(faultOf(['ean', 'sku', 'stock']))).toEqual([
      { row: 2, column: 'sku', message: 'is required, or ean' },
    ]);
    expect(worded(faultOf(['ean', 'own_sku', 'sku', 'stock']))).toEqual([
      { row: 2, column: 'sku', message: 'is required, or own_sku, or ean' },
    ]);
  });

  it('takes stock below zero as none, with a note', () => {
    const { stocks, errors, notes } = parse(['sku', 'stock'], ['WJM123000M', -1], ['WJM123000L', '−2']);
    expect(errors).toEqual([]);
    expect(stocks.map(({ quantity }) => quantity)).toEqual([0, 0]);
    expect(notes.map(formatRowError)).toEqual([
      'Row 2, column stock: "-1" is taken as 0',
      'Row 3, column stock: "-2" is taken as 0',
    ]);
  });

  it('reads digits of other scripts in skus and warehouses, and leaves those of own codes', () => {
    expect(
      parse(['sku', 'stock', 'warehouse'], ['WJM١٢٣٠٠٠M', '٥', '٣'], ['رمز٣', 1, '０００１']).stocks,
    ).toEqual([
      { row: 2, sku: 'WJM123000M', warehouse: '0003', quantity: 5 },
      { row: 3, sku: 'رمز٣', isCode: true, warehouse: '0001', quantity: 1 },
    ]);
  });

  it('reports own skus that lost their leading zeros', () => {
    expect(parse(['own_sku', 'stock'], ['001234', 1], [1235, 1]).errors.map(formatRowError)).toEqual([
      'Row 3, column own_sku: "1235" may have lost a leading zero, as the other codes of this column begin with 0, such as "001234": format the column as text and enter it again',
    ]);
  });

  it('reports a duplicate own sku', () => {
    const { errors } = parse(['own_sku', 'stock'], ['AW-1', 1], ['AW-1', 2]);
    expect(errors.map(formatRowError)).toEqual(['Row 3, column own_sku: repeats AW-1 of row 2']);
  });

  it('reports missing columns', () => {
    expect(parse(['generic']).errors.map(formatRowError)).toEqual([
      'Row 1, column sku: the column is missing, and so are own_sku and ean',
      'Row 1, column stock: the column is missing',
    ]);
  });
});
