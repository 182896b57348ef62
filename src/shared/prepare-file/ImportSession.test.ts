import { type BookType, utils, write } from 'xlsx';
import { ImportSession } from './ImportSession';

const table = [
  ['Style', 'Name', 'Color', 'Size', 'Price'],
  ['A1', 'Coat', 'Black', 'M', 12.5],
];
const prose = [['a'], ['b']];

/** Opens a workbook; `Hidden` is 1 for hidden sheets, and 2 for very hidden ones. */
function open(sheets: Readonly<Record<string, { readonly rows: unknown[][]; readonly Hidden: 0 | 1 | 2 }>>) {
  const book = utils.book_new();
  for (const [name, { rows }] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  book.Workbook = { Sheets: Object.values(sheets).map(({ Hidden }) => ({ Hidden })) };
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  return new ImportSession().open(new Uint8Array(bytes), {});
}

it.each<[string, Parameters<typeof open>[0], string]>([
  ['the likeliest sheet', { Notes: { rows: prose, Hidden: 0 }, Now: { rows: table, Hidden: 0 } }, 'Now'],
  [
    'a sheet that is shown, though hidden ones have better titles',
    { Old: { rows: table, Hidden: 1 }, Older: { rows: table, Hidden: 2 }, Now: { rows: prose, Hidden: 0 } },
    'Now',
  ],
  [
    'a hidden sheet where those that are shown are blank',
    { Cover: { rows: [], Hidden: 0 }, Rows: { rows: table, Hidden: 1 } },
    'Rows',
  ],
  [
    'the likeliest of hidden sheets only',
    { Notes: { rows: prose, Hidden: 1 }, Rows: { rows: table, Hidden: 1 } },
    'Rows',
  ],
])('starts with %s', (_what, sheets, expected) => {
  const opened = open(sheets);
  expect(opened.sheets[opened.sheet]?.name).toBe(expected);
  expect(opened.sheets.map(({ isHidden }) => isHidden)).toEqual(
    Object.values(sheets).map(({ Hidden }) => Hidden > 0),
  );
});

// SheetJS takes ten seconds to write an .xlsb of 20,000 rows.
it.each<[BookType, number]>([
  ['xlsx', 20_000],
  ['xlsb', 2000],
  ['ods', 20_000],
])('reads all rows of a long look-up sheet of .%s only once it is chosen', (bookType, length) => {
  const lookUp = Array.from({ length }, (_, index) => [`Fabric ${index}`, `Description ${index}`]);
  const book = utils.book_new(utils.aoa_to_sheet(table), 'Form');
  utils.book_append_sheet(book, utils.aoa_to_sheet(lookUp), 'Fabrics');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType });
  const session = new ImportSession();
  const { sheet, sheets } = session.open(new Uint8Array(bytes), {});
  expect(sheets.map(({ name, count, isCut }) => ({ name, count, isCut }))).toEqual([
    { name: 'Form', count: 2, isCut: false },
    { name: 'Fabrics', count: length, isCut: true },
  ]);
  expect(sheet).toBe(0);
  const shape = null;
  expect(session.match({ kind: 'stock', sheet: 1, headerIndex: 0, dataIndex: 1, shape }).rows).toBe(
    length - 1,
  );
  expect(session.show(0)).toEqual(sheets[0]);
  expect(session.show(1)).toEqual({ ...sheets[1], isCut: false });
});
