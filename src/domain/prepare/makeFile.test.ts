import type { FileKind } from '../spreadsheet/sheet';
import { detectShape } from './detectShape';
import { guessPlan } from './guessPlan';
import { makeFile } from './makeFile';
import { column, constant, emptyPlan, type Plan } from './plan';
import { reshape } from './shape';
import { toTable } from './table';

type Rows = (string | number | null)[][];

/** What the guesses alone make of a file, perhaps with something chosen. */
function make(kind: FileKind, rows: Rows, chosen: Partial<Plan> = {}) {
  const table = toTable(rows, 0);
  const shaped = reshape(table, detectShape(table));
  const guess = guessPlan(kind, shaped);
  return makeFile(kind, shaped, { ...guess, ...chosen, sources: { ...guess.sources, ...chosen.sources } });
}

const catalog: Rows = [
  ['Artikelnummer', 'Bezeichnung', 'Farbe', 'Größe', 'EK', 'Währung'],
  ['WJM123', 'Mantel', 'Navy', 'M', '1.234,50 €', 'eur'],
  ['WJM123', 'Mantel', 'Navy', 'L', '1.234,50 €', 'eur'],
];

it('makes a catalog file that the upload takes, with every change it made', () => {
  const made = make('catalog', catalog);
  const navy = made.rows[0]?.[3];
  expect(made).toEqual({
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

it('makes a row for each size of an order form as it is sent out', () => {
  const made = make('catalog', [
    ['Style', 'Title', 'Color', 'Price', 'Currency', 'S', 'M'],
    ['WJM123', 'Coat', '001', 5, 'EUR', null, null],
  ]);
  expect(made.errors).toEqual([]);
  expect(made.rows.map((row) => row[made.header.indexOf('size')])).toEqual(['S', 'M']);
});

it('gives codes of our form, keeps the own ones, and spells ours', () => {
  const made = make('catalog', [
    ['Style', 'Title', 'Color', 'Size', 'SKU', 'Price', 'Currency'],
    ['4A3023100029BRD', 'Coat', 1, 'M', 'COAT-M', 5, 'EUR'],
    ['wjm123', 'Hat', 1, 'M', 'WJM123001M', 5, 'EUR'],
    ['wjm123', 'Hat', 1, 'L', null, 5, 'EUR'],
  ]);
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
  expect(made.changes.map(({ column: name, why, before, after }) => [name, why, before, after])).toEqual([
    ['generic', 'a code of our form; yours stays in style_code', '4A3023100029BRD', code],
    ['generic', 'spelled as a code', 'wjm123', 'WJM123'],
    ['color', 'spelled as a code', '1', '001'],
    ['sku', 'made of style, color and size; yours stays in own_sku', 'COAT-M', `${code}001M`],
  ]);
});

it('asks for the decimal mark where numbers can be read in two ways', () => {
  const rows: Rows = [
    ['Style', 'Title', 'Price', 'Currency'],
    ['WJM123', 'Coat', '1.234', 'EUR'],
  ];
  const open = make('catalog', rows);
  expect(open.unclear).toEqual(['wh_price']);
  expect(open.rows[0]).toContain('1.234');
  const chosen = make('catalog', rows, { marks: { wh_price: ',' } });
  expect(chosen.unclear).toEqual([]);
  expect(chosen.rows[0]).toContain(1234);
});

it('takes 1.000 pieces for a thousand', () => {
  const made = make('stock', [
    ['SKU', 'Qty'],
    ['WJM123000M', '1.000'],
  ]);
  expect([made.unclear, made.rows]).toEqual([[], [['WJM123000M', 1000]]]);
});

it.each<[string, Rows, string[]]>([
  [
    'a wholesale price of 0',
    [
      ['Style', 'Title', 'Price', 'Currency'],
      ['WJM123', 'Coat', '0.00', 'EUR'],
      ['WJM124', 'Hat', 5, 'EUR'],
      ['WJM125', 'Cap', 0, 'EUR'],
    ],
    ['Row 2 and 1 more: the wholesale price is 0, so orders of it cost nothing'],
  ],
  [
    'the stock of a row with several sizes',
    [
      ['Style', 'Title', 'Price', 'Currency', 'Size', 'Qty'],
      ['WJM123', 'Coat', 5, 'EUR', 'S, M, L', 30],
      ['WJM124', 'Hat', 5, 'EUR', 'S, M', 0],
      ['WJM125', 'Cap', 5, 'EUR', 'S', 30],
    ],
    ['Row 2: each size of the row gets the whole stock of the row; correct it if it is for all of them'],
  ],
  [
    'pieces under sizes',
    [
      ['Style', 'Title', 'Price', 'Currency', 'S', 'M'],
      ['WJM123', 'Coat', 5, 'EUR', 30, 30],
    ],
    [],
  ],
  [
    'a size TRUE',
    [
      ['Style', 'Title', 'Price', 'Currency', 'Size'],
      ['WJM123', 'Coat', 5, 'EUR', 'TRUE'],
    ],
    ['Row 2: the size is TRUE or FALSE, which a spreadsheet program may have made of another text'],
  ],
])('tells about %s', (_what, rows, notes) => {
  expect(make('catalog', rows).notes).toEqual(notes);
});

const mixed: Rows = [
  ['Style', 'Title', 'Price'],
  ['WJM123', 'Coat', '€ 12,50'],
  ['WJM124', 'Hat', '£ 12,50'],
];

it.each<[string, 'catalog' | 'edit', Partial<Plan>]>([
  ['the currency that was typed', 'catalog', { sources: { currency: constant('EUR') } }],
  ['the first price, where the file states no currency', 'edit', {}],
])('takes no price in another currency than %s', (_what, kind, chosen) => {
  const made = make(kind, mixed, chosen);
  expect(made.errors).toEqual([
    { row: 3, column: 'wh_price', message: '"£ 12,50" is in GBP, but the currency is EUR' },
  ]);
  expect(make(kind, mixed, { ...chosen, dropsBad: true }).rows).toHaveLength(1);
});

it('takes prices with a sign that fits the currency of their row', () => {
  const rows: Rows = [
    ['Style', 'Title', 'Currency', 'Price'],
    ['WJM123', 'Coat', 'CAD', '$ 12.50'],
  ];
  expect(make('catalog', rows).errors).toEqual([]);
});

it('numbers what is wrong as the rows of the own file', () => {
  const rows: Rows = [
    ['Style', 'Title', 'Colour', 'S', 'M', 'Price', 'Currency'],
    ['WJM123', 'Coat', '001', 1, 1, 5, 'EUR'],
    [null, null, null, null, null, null, null],
    ['WJM123', 'Cape', '002', 1, null, 5, 'EUR'],
  ];
  expect(make('catalog', rows).errors).toEqual([
    { row: 4, column: 'name', message: '"Cape" differs from "Coat" of row 2' },
  ]);
  expect(make('users', [['Shop'], ['Meyer']]).errors).toEqual([
    { row: 1, column: 'email', message: 'the column is missing' },
  ]);
});

it('gives a product what its first row says, when that is chosen', () => {
  const made = make(
    'catalog',
    [
      ['Style', 'Title', 'Farbcode', 'Farbe', 'Size', 'Price', 'Currency', 'Material'],
      ['WJM123', 'Coat', '001', 'Navy', 'S', 5, 'EUR', null],
      ['WJM123', 'Cape', '001', 'Marine', 'M', 6, 'EUR', 'Wool'],
      ['WJM124', 'Hat', '001', null, 'M', 6, 'EUR', null],
    ],
    { unifies: true },
  );
  expect(made.errors).toEqual([]);
  expect(made.rows.map(([, name, , , , color, , price]) => [name, color, price])).toEqual([
    ['Coat', 'Navy', 5],
    ['Coat', 'Navy', 5],
    ['Hat', null, 6],
  ]);
  expect(made.changes.map(({ column: name, before, after, why }) => [name, before, after, why])).toEqual([
    ['name', 'Cape', 'Coat', 'as in row 2, since a product has one'],
    ['wh_price', '6', '5', 'as in row 2, since a product has one'],
    ['color_name', 'Marine', 'Navy', 'as in row 2, since a product has one'],
  ]);
});

const products: Rows = [
  ['Style', 'Title', 'Farbcode', 'Size', 'Price', 'Currency', 'min_quantity', 'color_code'],
  ['WJM123', 'Coat', '001', 'S', 10, 'EUR', 2, 'N'],
];

it.each<[string, Rows[number], Partial<Plan>, object]>([
  ['says the same', ['WJM123', 'Coat', '001', 'M', 10, 'EUR', 2, 'N'], {}, {}],
  ['has another price', ['WJM123', 'Coat', '001', 'M', 12, 'EUR', 2, 'N'], {}, { unifies: true }],
  ['has another minimum', ['WJM123', 'Coat', '001', 'M', 10, 'EUR', 3, 'N'], {}, { unifies: true }],
  ['has another code of its color', ['WJM123', 'Coat', '001', 'M', 10, 'EUR', 2, 'K'], {}, { unifies: true }],
  [
    'has another price, made the same',
    ['WJM123', 'Coat', '001', 'M', 12, 'EUR', 2, 'N'],
    { unifies: true },
    {},
  ],
  [
    'repeats a size with another price',
    ['WJM123', 'Coat', '001', 'S', 12, 'EUR', 2, 'N'],
    {},
    { unifies: true, dropsRepeats: true },
  ],
  [
    'repeats a size with another price, made the same',
    ['WJM123', 'Coat', '001', 'S', 12, 'EUR', 2, 'N'],
    { unifies: true },
    { dropsRepeats: true },
  ],
  ['is of another currency, as another product', ['WJM124', 'Coat', '001', 'S', 1, 'USD', 2, 'N'], {}, {}],
])('offers what settles a row that %s', (_what, row, chosen, offers) => {
  expect(make('catalog', [...products, row], chosen).offers).toEqual({
    unifies: false,
    dropsRepeats: false,
    ...offers,
  });
});

it('leaves out rows that say the same, and on demand those about the same', () => {
  const rows: Rows = [
    ['SKU', 'Qty'],
    ['WJM123000M', 4],
    ['WJM123000M', 4],
    ['WJM123000M', 5],
  ];
  const made = make('stock', rows);
  expect(made.errors).toHaveLength(1);
  expect(made.changes).toEqual([
    { column: '', why: 'says the same as row 2', before: 'WJM123000M', after: 'left out', row: 3, count: 1 },
  ]);
  const chosen = make('stock', rows, { dropsRepeats: true });
  expect(chosen.errors).toEqual([]);
  expect(chosen.changes.map(({ why }) => why)).toEqual([
    'says the same as row 2',
    'is about the same as row 2',
  ]);
});

it('leaves out bad rows on demand, with all rows of a product that lacks something', () => {
  const made = make(
    'catalog',
    [
      ['Style', 'Title', 'Size', 'Price', 'Currency'],
      ['WJM123', 'Coat', 'M', 5, 'EUR'],
      ['WJM123', 'Coat', 'much too long for a size', 5, 'EUR'],
      ['WJM124', null, 'S', 5, 'EUR'],
      ['WJM124', null, 'M', 5, 'EUR'],
      [null, null, 'Total', 20, null],
    ],
    { dropsBad: true },
  );
  expect(made.errors).toEqual([]);
  expect(made.rows).toEqual([['WJM123', 'Coat', 'EUR', '000', 'M', 5]]);
  expect(
    made.changes.filter(({ column: name }) => name === '').map(({ row, after }) => [row, after]),
  ).toEqual([
    [3, 'left out'],
    [4, 'left out'],
    [5, 'left out'],
    [6, 'left out'],
  ]);
});

it('leaves nothing out when only a column is missing', () => {
  expect(make('stock', [['SKU'], ['WJM123000M']], { dropsBad: true }).rows).toEqual([['WJM123000M']]);
});

it('makes files of edits and of deletions', () => {
  const rows: Rows = [
    ['Style', 'Colour', 'Size', 'SKU', 'Price'],
    ['A-1', 'Navy', 'M', 'X-9', 5],
  ];
  const edit = make('edit', rows);
  expect([edit.errors, edit.header]).toEqual([
    [],
    ['generic', 'color', 'color_name', 'size', 'sku', 'wh_price', 'style_code', 'color_code', 'own_sku'],
  ]);
  const deletion = make('delete', rows);
  expect([deletion.errors, deletion.header]).toEqual([[], ['generic', 'color', 'size', 'sku']]);
  expect(deletion.rows[0]?.slice(0, 2)).toEqual([edit.rows[0]?.[0], edit.rows[0]?.[1]]);
});

it('leaves what an edit does not name as it is', () => {
  const made = make('edit', [
    ['Style', 'Title', 'Size'],
    ['WJM123', 'Coat', 'S'],
    ['WJM123', null, 'M'],
  ]);
  expect(made.rows.map((row) => row[made.header.indexOf('name')])).toEqual(['Coat', null]);
});

it('finds nothing to unify in a file without products', () => {
  expect(
    make(
      'stock',
      [
        ['SKU', 'Qty'],
        ['WJM123000M', 4],
      ],
      { unifies: true },
    ).changes,
  ).toEqual([]);
  expect(
    make(
      'edit',
      [
        ['Style', 'Title'],
        ['WJM123', 'Coat'],
        ['WJM123', 'Cape'],
      ],
      { unifies: true },
    ).changes,
  ).toHaveLength(1);
});

it('skips rows in which no matched column says anything, and joins columns', () => {
  const table = toTable(
    [
      ['a', 'b', 'c', 'd'],
      ['Ada', 'Byron', 'a@b.test', 1],
      [null, null, null, 2],
      ['Carl', null, 'c@d.test', 3],
    ],
    0,
  );
  const made = makeFile('users', table, {
    ...emptyPlan,
    sources: {
      name: { columns: [0, 1], part: null, fill: '' },
      email: column(2),
      is_wholesale: constant('ja'),
      roles: constant(''),
      sap_id: { columns: [0], part: 5, fill: '' },
    },
  });
  expect(made.header).toEqual(['name', 'email', 'sap_id', 'is_wholesale']);
  expect(made.rows).toEqual([
    ['Ada Byron', 'a@b.test', null, 'yes'],
    ['Carl', 'c@d.test', null, 'yes'],
  ]);
});
