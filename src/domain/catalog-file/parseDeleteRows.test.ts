import type { Cell } from '../spreadsheet/cell';
import { formatRowError } from '../spreadsheet/rowErrors';
import { deleteColumns, parseDeleteRows } from './parseDeleteRows';

type Cells = { [column in (typeof deleteColumns)[number] | 'name']?: Cell };

function parse(rows: Cells[], header: readonly string[] = [...deleteColumns, 'name']) {
  return parseDeleteRows(
    header,
    rows.map((cells, index) => ({
      row: index + 2,
      cells: header.map((column) => new Map(Object.entries(cells)).get(column) ?? null),
    })),
  );
}

it.each<[string, Cells, object]>([
  ['a garment', { generic: 'WJM123' }, { generic: 'WJM123', sku: null, color: null, size: null }],
  [
    'a sku by its code',
    { sku: 'WJM123000M' },
    { generic: 'WJM123', sku: 'WJM123000M', color: '000', size: null },
  ],
  [
    'a sku by its code beside its generic, color and size',
    { generic: 'WJM123', color: 0, size: 'M', sku: 'WJM123000-M' },
    { generic: 'WJM123', sku: 'WJM123000-M', color: '000', size: 'M' },
  ],
  [
    'a sku by its color and size, as in a catalog file',
    { generic: 'WJM123', color: 0, size: 'M' },
    { generic: 'WJM123', sku: null, color: '000', size: 'M' },
  ],
])('a row deletes %s', (_what, cells, target) => {
  expect(parse([{ ...cells, name: 'Coat' }, { name: 'not a row' }])).toEqual({
    targets: [{ row: 2, ...target }],
    errors: [],
    notes: [],
  });
});

it('requires one of the columns', () => {
  const { targets, errors } = parse([{ color: 0 }], ['color', 'size']);
  expect([targets, errors.map(formatRowError)]).toEqual([
    [],
    ['Row 1, column generic: the column is missing, and so is sku'],
  ]);
});

it.each<[string, Cells[], string[]]>([
  ['no rows', [], ['Row 2, column generic: the file has no products']],
  ['neither a sku nor a generic', [{ color: 0 }], ['Row 2, column sku: is required, or a generic']],
  [
    'a bad generic',
    [{ generic: 'x' }],
    ['Row 2, column generic: "x" must be 6 capital letters or digits, as in WJM123'],
  ],
  [
    'a sku that is none',
    [{ sku: 'WJM123' }],
    ['Row 2, column sku: "WJM123" must be a sku, as in WJM123000M'],
  ],
  [
    'a sku of another generic',
    [{ sku: 'WJM123000M', generic: 'WJM124' }],
    ['Row 2, column sku: "WJM123000M" must be WJM124000 followed by a size'],
  ],
  ['a color alone', [{ generic: 'WJM123', color: 0 }], ['Row 2, column size: is required beside a color']],
  ['a size alone', [{ generic: 'WJM123', size: 'M' }], ['Row 2, column color: is required beside a size']],
  [
    'a bad color',
    [{ generic: 'WJM123', color: 'x', size: 'M' }],
    ['Row 2, column color: "x" must be 3 digits or capital letters, as in 000'],
  ],
])('reports %s with its row', (_what, rows, errors) => {
  expect(parse(rows).errors.map(formatRowError)).toEqual(errors);
});

it('returns the valid rows besides the bad ones', () => {
  const { targets, errors } = parse([{ sku: 'WJM123000M' }, { sku: 'WJM' }]);
  expect([targets.map(({ row }) => row), errors.map(({ row }) => row)]).toEqual([[2], [3]]);
});
