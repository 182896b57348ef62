import { worded } from '../../test/worded';
import { prepareRows, type Rows } from '../../test/prepareRows';
import { column, constant, emptyMapping, type ColumnMapping } from './columnMapping';
import { makeFile } from './makeFile';
import { toTable } from './table';

/** Rows below these titles. */
const sheet = (titles: string, ...rows: Rows): Rows => [titles.split(' '), ...rows];

const catalog: Rows = sheet(
  'Artikelnummer Bezeichnung Farbe Größe EK Währung',
  ['WJM123', 'Mantel', 'Navy', 'M', '1.234,50 €', 'eur'],
  ['WJM123', 'Mantel', 'Navy', 'L', '1.234,50 €', 'eur'],
);

it('creates a catalog file that the upload accepts, with all changes listed', () => {
  const made = prepareRows('catalog', catalog);
  const navy = made.rows[0]?.[3];
  expect(worded(made)).toEqual({
    header: ['generic', 'name', 'currency', 'color', 'color_name', 'size', 'wh_price', 'color_code'],
    rows: [
      ['WJM123', 'Mantel', 'EUR', navy, 'Navy', 'M', 1234.5, 'Navy'],
      ['WJM123', 'Mantel', 'EUR', navy, 'Navy', 'L', 1234.5, 'Navy'],
    ],
    changes: [
      { column: 'currency', why: 'code of the currency', before: 'eur', after: 'EUR', row: 2, count: 2 },
      { column: 'wh_price', why: 'plain number', before: '1.234,50 €', after: '1234.5', row: 2, count: 2 },
      {
        column: 'color',
        why: 'a code of our form; yours stays in color_code',
        before: 'Navy',
        after: navy,
        row: 2,
        count: 2,
      },
    ],
    errors: [],
    unclear: [],
    notes: [],
    offers: { unifies: false, dropsRepeats: false },
  });
});

it('creates a row for each size of an empty order form', () => {
  const made = prepareRows(
    'catalog',
    sheet('Style Title Color Price Currency S M', ['WJM123', 'Coat', '001', 5, 'EUR', null, null]),
  );
  expect(made.errors).toEqual([]);
  expect(made.rows.map((row) => row[made.header.indexOf('size')])).toEqual(['S', 'M']);
});

it('generates codes, retains the own ones, and normalizes ours', () => {
  const made = prepareRows(
    'catalog',
    sheet(
      'Style Title Color Size SKU Price Currency',
      ['4A3023100029BRD', 'Coat', 1, 'M', 'COAT-M', 5, 'EUR'],
      ['wjm123', 'Hat', 1, 'M', 'WJM123001M', 5, 'EUR'],
      ['wjm123', 'Hat', 1, 'L', null, 5, 'EUR'],
    ),
  );
  const code = String(made.rows[0]?.[0]);
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  expect(made.header).toEqual([
    'generic',
    'name',
    'currency',
    'color',
    'size',
    'sku',
    'wh_price',
    'style_code',
    'own_sku',
  ]);
  expect(made.rows).toEqual([
    [code, 'Coat', 'EUR', '001', 'M', null, 5, '4A3023100029BRD', 'COAT-M'],
    ['WJM123', 'Hat', 'EUR', '001', 'M', 'WJM123001M', 5, null, null],
    ['WJM123', 'Hat', 'EUR', '001', 'L', null, 5, null, null],
  ]);
  expect(
    worded(made.changes.map(({ column: name, why, before, after }) => [name, why, before, after])),
  ).toEqual([
    ['generic', 'a code of our form; yours stays in style_code', '4A3023100029BRD', code],
    ['generic', 'spelled as a code', 'wjm123', 'WJM123'],
    ['color', 'spelled as a code', '1', '001'],
    ['sku', 'made of style, color and size; yours stays in own_sku', 'COAT-M', `${code}001M`],
  ]);
});

it('asks for the decimal mark if numbers are ambiguous', () => {
  const rows = sheet('Style Title Price Currency', ['WJM123', 'Coat', '1.234', 'EUR']);
  const open = prepareRows('catalog', rows);
  expect(open.unclear).toEqual([{ column: 'wh_price', example: '1.234' }]);
  expect(open.rows[0]).toContain('1.234');
  const chosen = prepareRows('catalog', rows, { marks: { wh_price: ',' } });
  expect(chosen.unclear).toEqual([]);
  expect(chosen.rows[0]).toContain(1234);
});

it('asks whether 12,000 pieces are twelve or twelve thousand, once for the column', () => {
  const rows = sheet('SKU Qty', ['WJM123000M', '12,000'], ['WJM123000L', '5,000'], ['WJM123000S', '12,500']);
  const open = prepareRows('stock', rows);
  expect(open.unclear).toEqual([{ column: 'stock', example: '12,000' }]);
  expect(open.rows.map((row) => row[1])).toEqual(['12,000', '5,000', '12,500']);
  const thousands = prepareRows('stock', rows, { marks: { stock: '.' } });
  expect(thousands.rows.map((row) => row[1])).toEqual([12000, 5000, 12500]);
  const decimals = prepareRows('stock', rows, { marks: { stock: ',' } });
  expect(decimals.rows.map((row) => row[1])).toEqual([12, 5, 12.5]);
  expect(decimals.errors).toMatchObject([{ row: 4, column: 'stock' }]);
});

it.each<[string, Rows, number[]]>([
  ['a row of the column', sheet('SKU Qty', ['WJM123000M', '12,000'], ['WJM123000L', '0,000']), [12, 0]],
  ['plain pieces beside it', sheet('SKU Qty', ['WJM123000M', '1.000'], ['WJM123000L', '24 pcs']), [1000, 24]],
  [
    'the prices of the file',
    sheet('SKU Qty EK', ['WJM123000M', '12,000', '12,50'], ['WJM123000L', '5,000', '1.234,00']),
    [12, 5],
  ],
  [
    'prices with points',
    sheet('SKU Qty WSP', ['WJM123000M', '12,000', '12.50'], ['WJM123000L', '5,000', '9.00']),
    [12000, 5000],
  ],
])('reads pieces by %s', (_what, rows, pieces) => {
  const made = prepareRows('stock', rows);
  expect([made.unclear, made.errors, made.rows.map((row) => row[1])]).toEqual([[], [], pieces]);
});

it('reads quantities of rules as pieces', () => {
  const made = prepareRows('edit', sheet('Style min_quantity multiple', ['WJM123', '１２', '6 pcs']));
  expect([made.errors, made.rows]).toEqual([[], [['WJM123', 12, 6]]]);
});

it.each<[string, Rows, string[]]>([
  [
    'a wholesale price of 0',
    sheet(
      'Style Title Price Currency',
      ['WJM123', 'Coat', '0.00', 'EUR'],
      ['WJM124', 'Hat', 5, 'EUR'],
      ['WJM125', 'Cap', 0, 'EUR'],
    ),
    ['Row 2 and 1 more: the wholesale price is 0, so orders of it cost nothing'],
  ],
  [
    'the stock of a row with several sizes',
    sheet(
      'Style Title Price Currency Size Qty',
      ['WJM123', 'Coat', 5, 'EUR', 'S, M, L', 30],
      ['WJM124', 'Hat', 5, 'EUR', 'S, M', 0],
      ['WJM125', 'Cap', 5, 'EUR', 'S', 30],
    ),
    ['Row 2: each size of the row gets the whole stock of the row; correct it if it is for all of them'],
  ],
  ['pieces under sizes', sheet('Style Title Price Currency S M', ['WJM123', 'Coat', 5, 'EUR', 30, 30]), []],
  [
    'a size TRUE',
    sheet('Style Title Price Currency Size', ['WJM123', 'Coat', 5, 'EUR', 'TRUE']),
    ['Row 2: the size is TRUE or FALSE, which a spreadsheet program may have made of another text'],
  ],
  [
    'the stock of a parent that its rows take',
    sheet(
      'SKU Title Price Currency Size Qty Parent',
      ['coat', 'Coat', 5, 'EUR', null, 30, null],
      ['coat-s', null, null, null, 'S', null, 'coat'],
      ['coat-m', null, null, null, 'M', 4, 'coat'],
    ),
    [
      'Row 3: the stock is that of its parent row, whose rows each get all of it; correct it if it is for all of them',
    ],
  ],
])('notes %s', (_what, rows, notes) => {
  expect(worded(prepareRows('catalog', rows).notes)).toEqual(notes);
});

it('notes in a stock file too that each size gets the full stock of its row', () => {
  const rows = sheet('Style Color Size Qty', ['WJM123', '001', 'S, M, L', 30]);
  expect(worded(prepareRows('stock', rows).notes)).toEqual([
    'Row 2: each size of the row gets the whole stock of the row; correct it if it is for all of them',
  ]);
});

it('lists default values, and which part of a code is used', () => {
  const made = prepareRows(
    'catalog',
    sheet(
      'Style Title Size Price Currency',
      ['QX2071-600', 'Shoe', '36', 5, 'EUR'],
      ['QX0094', 'Slipper', null, 5, 'EUR'],
    ),
  );
  expect(
    worded(made.changes.map(({ column: name, why, before, after }) => [name, why, before, after])),
  ).toEqual([
    ['generic', 'part 1 of the code', 'QX2071-600', 'QX2071'],
    ['color', 'part 2 of the code', 'QX2071-600', '600'],
    ['color', 'where it is blank', 'QX0094', '000'],
    ['size', 'where it is blank', '', 'One size'],
  ]);
});

const mixed: Rows = sheet('Style Title Price', ['WJM123', 'Coat', '€ 12,50'], ['WJM124', 'Hat', '£ 12,50']);

it.each<[string, 'catalog' | 'edit', Partial<ColumnMapping>]>([
  ['the currency that was typed', 'catalog', { sources: { currency: constant('EUR') } }],
  ['the first price, where the file states no currency', 'edit', {}],
])('rejects prices in another currency than %s', (_what, kind, chosen) => {
  const made = prepareRows(kind, mixed, chosen);
  expect(worded(made.errors)).toEqual([
    { row: 3, column: 'wh_price', message: '"£ 12,50" is in GBP, but the currency is EUR' },
  ]);
  expect(prepareRows(kind, mixed, { ...chosen, dropsBad: true }).rows).toHaveLength(1);
});

it('accepts prices with a sign that matches the currency of their row', () => {
  const rows = sheet('Style Title Currency Price', ['WJM123', 'Coat', 'CAD', '$ 12.50']);
  expect(prepareRows('catalog', rows).errors).toEqual([]);
});

it('skips no rows when only a column is missing', () => {
  expect(prepareRows('stock', [['SKU'], ['WJM123000M']], { dropsBad: true }).rows).toEqual([['WJM123000M']]);
});

it('creates edit and delete files', () => {
  const rows = sheet('Style Colour Size SKU Price', ['A-1', 'Navy', 'M', 'X-9', 5]);
  const edit = prepareRows('edit', rows);
  expect([edit.errors, edit.header]).toEqual([
    [],
    ['generic', 'color', 'color_name', 'size', 'sku', 'wh_price', 'style_code', 'color_code', 'own_sku'],
  ]);
  const deletion = prepareRows('delete', rows);
  expect([deletion.errors, deletion.header]).toEqual([[], ['generic', 'color', 'size', 'sku']]);
  expect(deletion.rows[0]?.slice(0, 2)).toEqual([edit.rows[0]?.[0], edit.rows[0]?.[1]]);
});

it('does not add values to an edit', () => {
  const made = prepareRows('edit', sheet('Style Title Size', ['WJM123', 'Coat', 'S'], ['WJM123', null, 'M']));
  expect(made.rows.map((row) => row[made.header.indexOf('name')])).toEqual(['Coat', null]);
});

it('has nothing to unify in a file without products', () => {
  expect(prepareRows('stock', sheet('SKU Qty', ['WJM123000M', 4]), { unifies: true }).changes).toEqual([]);
  expect(
    prepareRows('edit', sheet('Style Title', ['WJM123', 'Coat'], ['WJM123', 'Cape']), { unifies: true })
      .changes,
  ).toHaveLength(1);
});

it('skips rows without any mapped value, and joins columns', () => {
  const table = toTable(
    sheet('a b c d', ['Ada', 'Byron', 'a@b.test', 1], [null, null, null, 2], ['Carl', null, 'c@d.test', 3]),
    0,
  );
  const made = makeFile('users', table, {
    ...emptyMapping,
    sources: {
      name: { columns: [0, 1], part: null, fill: '' },
      email: column(2),
      is_wholesale: constant('ja'),
      roles: constant(''),
      sap_id: { columns: [0], part: 5, fill: '' },
    },
  });
  expect(made.header).toEqual(['name', 'email', 'sap_id', 'is_wholesale']);
  expect(worded(made.changes.find(({ column: name }) => name === ''))).toMatchObject({
    why: 'is blank in every column that is matched',
    before: '2',
    row: 3,
  });
  expect(made.rows).toEqual([
    ['Ada Byron', 'a@b.test', null, 'yes'],
    ['Carl', 'c@d.test', null, 'yes'],
  ]);
});
