import type { Cell } from '../spreadsheet/cell';
import { formatRowError } from '../spreadsheet/rowErrors';
import { parseEditRows } from './parseEditRows';

type Cells = Record<string, Cell>;

/** A file with the columns that its rows name. */
function parse(...rows: Cells[]) {
  const header = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
  return parseEditRows(
    header,
    rows.map((cells, index) => ({ row: index + 2, cells: header.map((column) => cells[column] ?? null) })),
  );
}

const errorsOf = (...rows: Cells[]) => parse(...rows).errors.map(formatRowError);

describe('a row', () => {
  it('may edit a garment', () => {
    expect(parse({ generic: 'WJM123', name: 'Coat', wh_price: null, with_stocks: 'yes' })).toEqual({
      errors: [],
      notes: [],
      changes: 1,
      garments: [
        expect.objectContaining({
          generic: 'WJM123',
          row: 2,
          name: 'Coat',
          number: null,
          wh_price: null,
          with_stocks: true,
          colors: [],
          sizes: [],
          skus: [],
        }),
      ],
    });
  });

  it('may change nothing, which is not counted', () => {
    const { errors, notes, changes } = parse(
      { sku: 'WJM123000M', generic: null, stock: null },
      { sku: 'WJM123000L', stock: 4 },
    );
    expect([errors, changes]).toEqual([[], 1]);
    expect(notes.map(formatRowError)).toEqual([
      'Row 2, column sku: the row changes nothing, as it names nothing but this',
    ]);
    expect(parse({ generic: 'WJM123' })).toMatchObject({ changes: 0, notes: [{ column: 'generic' }] });
  });

  it('may edit a color', () => {
    expect(parse({ generic: 'WJM123', color: 0, color_name: 'Black' }).garments).toMatchObject([
      { colors: [{ number: '000', name: 'Black' }], skus: [] },
    ]);
  });

  it('may edit a sku by its code, its color and size, or both', () => {
    expect(
      parse(
        { sku: 'WJM123000M', stock: 4, ean: '4006381333931' },
        { generic: 'WJM123', color: 0, size: 'L', stock: null },
        { sku: 'WJM123310-S', generic: 'WJM123', color: '310', size: 'S', stock: 0 },
        { sku: 'WJM456000M', wh_price: 20 },
      ).garments,
    ).toMatchObject([
      {
        generic: 'WJM123',
        sizes: ['L', 'S'],
        colors: [
          { number: '000', name: null },
          { number: '310', name: null },
        ],
        skus: [
          {
            row: 2,
            sku: 'WJM123000M',
            color: '000',
            size: null,
            ean: '4006381333931',
            own_sku: null,
            stock: 4,
          },
          { row: 3, sku: null, color: '000', size: 'L', ean: null, own_sku: null, stock: null },
          { row: 4, sku: 'WJM123310-S', color: '310', size: 'S', stock: 0 },
        ],
      },
      { generic: 'WJM456', wh_price: 2000 },
    ]);
  });

  it('is ignored when blank', () => {
    expect(parse({ generic: 'WJM123', name: 'Coat' }, { generic: ' ', name: null })).toMatchObject({
      errors: [],
      garments: [{ generic: 'WJM123' }],
    });
  });
});

it.each<[string, Cells[], string[]]>([
  ['neither column', [{ name: 'Coat' }], ['Row 1, column sku: the column is missing, and so is generic']],
  ['no rows', [{ generic: null }], ['Row 2, column generic: the file has no products']],
  [
    'neither a sku nor a generic',
    [{ sku: null, generic: ' ', name: 'Coat' }],
    ['Row 2, column sku: is required, or a generic'],
  ],
  [
    'a color’s names without a color',
    [{ generic: 'WJM123', color_name: 'Black', color_name_fr: 'Noir', name_fr: 'Manteau' }],
    [
      'Row 2, column color_name: needs a color or a sku beside it',
      'Row 2, column color_name_fr: needs a color or a sku beside it',
    ],
  ],
  [
    'two names in one language',
    [
      { generic: 'WJM123', name_fr: 'Manteau' },
      { generic: 'WJM123', name_fr: 'Cape' },
    ],
    ['Row 3, column name_fr: "Cape" differs from "Manteau" of row 2'],
  ],
  [
    'a bad generic',
    [{ generic: 'wjm' }],
    ['Row 2, column generic: "wjm" must be 6 capital letters or digits, as in WJM123'],
  ],
  [
    'a bad generic beside a bad price',
    [{ generic: 'wjm', wh_price: 'x' }],
    [
      'Row 2, column generic: "wjm" must be 6 capital letters or digits, as in WJM123',
      'Row 2, column wh_price: "x" must be a price with at most two decimals, as in 12.50',
    ],
  ],
  [
    'a sku that is none',
    [{ sku: 'WJM123000' }],
    ['Row 2, column sku: "WJM123000" must be a sku, as in WJM123000M'],
  ],
  [
    'a sku of another generic',
    [{ sku: 'WJM123000M', generic: 'WJM124' }],
    ['Row 2, column sku: "WJM123000M" must be WJM124000 followed by a size'],
  ],
  [
    'a sku of another color',
    [{ sku: 'WJM123000M', color: '310' }],
    ['Row 2, column sku: "WJM123000M" must be WJM123310 followed by a size'],
  ],
  [
    'a size without a color',
    [{ generic: 'WJM123', color: '', size: 'M' }],
    ['Row 2, column color: is required beside a size'],
  ],
  [
    'a bad color',
    [{ generic: 'WJM123', color: 'x', size: 'M' }],
    ['Row 2, column color: "x" must be 3 digits or capital letters, as in 000'],
  ],
  ['a bad stock', [{ sku: 'WJM123000M', stock: 1.5 }], ['Row 2, column stock: "1.5" must be a whole number']],
  [
    'a stock of nothing in particular',
    [{ generic: 'WJM123', color: 0, stock: 3 }],
    ['Row 2, column stock: needs a sku, or a color and a size, beside it'],
  ],
  [
    'an EAN of nothing in particular',
    [{ generic: 'WJM123', color: 0, ean: '4006381333931' }],
    ['Row 2, column ean: needs a sku, or a color and a size, beside it'],
  ],
  [
    "the brand's own code of nothing in particular",
    [{ generic: 'WJM123', color: 0, own_sku: '12-M' }],
    ['Row 2, column own_sku: needs a sku, or a color and a size, beside it'],
  ],
  [
    "the brand's own code twice, and one of no color",
    [
      { sku: 'WJM123000M', own_sku: '12-M' },
      { sku: 'WJM123000L', own_sku: '12-M' },
      { generic: 'WJM123', color_code: 'BLK' },
    ],
    [
      'Row 3, column own_sku: repeats 12-M of row 2',
      'Row 4, column color_code: needs a color or a sku beside it',
    ],
  ],
  [
    'an EAN twice',
    [
      { sku: 'WJM123000M', ean: '4006381333931' },
      { sku: 'WJM123000L', ean: '04006381333931' },
    ],
    ['Row 3, column ean: repeats 4006381333931 of row 2'],
  ],
  [
    'the name of no color',
    [{ generic: 'WJM123', color_name: 'Black' }],
    ['Row 2, column color_name: needs a color or a sku beside it'],
  ],
  [
    'rows of a garment that differ',
    [
      { sku: 'WJM123000M', name: 'Coat', color_name: 'Black' },
      { sku: 'WJM123000L', name: 'Cape', color_name: 'White' },
    ],
    [
      'Row 3, column name: "Cape" differs from "Coat" of row 2',
      'Row 3, column color_name: "White" differs from "Black" of row 2',
    ],
  ],
  [
    'a sku twice',
    [{ sku: 'WJM123000M' }, { sku: 'WJM123000M' }],
    ['Row 3, column sku: repeats WJM123000M of row 2'],
  ],
  [
    'a sku twice, by its code and by its color and size',
    [{ sku: 'WJM123000M' }, { generic: 'WJM123', color: 0, size: 'M' }],
    ['Row 3, column sku: repeats WJM123000M of row 2'],
  ],
  [
    'one size too many',
    Array.from({ length: 101 }, (_, index) => ({ generic: 'WJM123', color: 0, size: `S${index}` })),
    ['Row 102, column size: "S100" is one too many: a product has at most 100 sizes'],
  ],
  [
    'one product too many',
    Array.from({ length: 20_001 }, (_, index) => ({ generic: `W${String(index).padStart(5, '0')}` })),
    ['Row 20002, column generic: "W20000" is one too many: a catalog has at most 20000 products'],
  ],
])('reports %s with its row', (_what, rows, errors) => {
  expect(errorsOf(...rows)).toEqual(errors);
});

it('returns the valid rows besides the bad ones, and marks incomplete garments', () => {
  const { garments, errors } = parse(
    { generic: 'WJM123', name: 'Coat' },
    { sku: 'WJM123000M', stock: 1.5 },
    { sku: 'WJM456000M', stock: 1 },
    { sku: 'WJM789', stock: 1 },
  );
  expect(errors.map(({ row }) => row)).toEqual([3, 5]);
  expect(garments).toMatchObject([
    { generic: 'WJM123', name: 'Coat', is_sound: false },
    { generic: 'WJM456', skus: [{ row: 4, sku: 'WJM456000M' }], is_sound: true },
  ]);
});
