import { catalogColumns, type CatalogColumn } from './catalogColumns';
import { formatRowError } from '../spreadsheet/rowErrors';
import { parseCatalogRows } from './parseCatalogRows';
import type { FileCell } from '../spreadsheet/cell';

type Cells = { [column in CatalogColumn]?: FileCell };

const coat: Cells = { generic: 'WJM123', name: 'Coat', color: 0, size: 'M', wh_price: 100, currency: 'EUR' };
const hat: Cells = { ...coat, generic: 'WJM456', name: 'Hat', wh_price: '12,50' };

const sheet = (rows: Cells[]) =>
  rows.map((cells, index) => ({
    row: index + 2,
    cells: catalogColumns.map((column) => cells[column] ?? null),
  }));
const parse = (...rows: Cells[]) => parseCatalogRows(catalogColumns, sheet(rows));
const count = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const date = (shown: string): FileCell => ({ ambiguity: 'date', shown });
const errorsOf = (...rows: Cells[]) => parse(...rows).errors.map(formatRowError);

describe('a bad catalog file', () => {
  it('is refused for its header before its rows are read', () => {
    expect(parseCatalogRows(['generic'], sheet([coat])).errors.map(formatRowError)).toEqual([
      'Row 1, column name: the column is missing',
      'Row 1, column color: the column is missing',
      'Row 1, column size: the column is missing',
      'Row 1, column wh_price: the column is missing',
      'Row 1, column currency: the column is missing',
    ]);
  });

  it.each([['wh_price_0999'], ['RT Price 0999']])('is refused for the unknown price list %p', (title) => {
    expect(parseCatalogRows([...catalogColumns, title], sheet([coat])).errors.map(formatRowError)).toEqual([
      `Row 1, column ${title}: "0999" is not a price list; use 0151, 0352, 0554, 0655, 0751, 0358`,
    ]);
  });

  it.each<[string, Cells[]]>([
    ['has no rows', []],
    ['has only empty rows', [{}, {}]],
  ])('%s', (_rule, rows) => {
    expect(errorsOf(...rows)).toEqual(['Row 2, column generic: the file has no products']);
  });

  it.each<[string, Cells[], string[]]>([
    ['a missing generic', [{ ...coat, generic: null }], ['Row 2, column generic: is required']],
    [
      'a bad generic beside other bad cells, each of them',
      [{ ...coat, generic: 'W1', name: null, color: '0000', wh_price: '1,5,0', stock: -1.5, ean: '123' }],
      [
        'Row 2, column generic: "W1" must be 6 capital letters or digits, as in WJM123',
        'Row 2, column name: is required',
        'Row 2, column wh_price: "1,5,0" must be a price with at most two decimals, as in 12.50',
        'Row 2, column color: "0000" must be 3 digits or capital letters, as in 000',
        'Row 2, column stock: "-1.5" must be a whole number',
        'Row 2, column ean: "123" must be an EAN of 8, 12, 13 or 14 digits, as in 4006381333931',
      ],
    ],
    [
      'a row without color and size',
      [coat, { ...coat, color: null, size: '' }],
      ['Row 3, column color: is required', 'Row 3, column size: is required'],
    ],
    [
      'a garment of which no row says what is required, each of them',
      [
        { ...coat, name: null, wh_price: null, currency: null },
        { ...coat, size: 'L', name: null, wh_price: null, currency: null },
      ],
      [
        'Row 2, column name: is required',
        'Row 2, column wh_price: is required',
        'Row 2, column currency: is required',
        'Row 3, column name: is required',
        'Row 3, column wh_price: is required',
        'Row 3, column currency: is required',
      ],
    ],
    [
      'a later row of a garment that leaves out what is required',
      [coat, { ...coat, size: 'L', name: ' ', wh_price: null, currency: null }],
      [
        'Row 3, column name: is required',
        'Row 3, column wh_price: is required',
        'Row 3, column currency: is required',
      ],
    ],
    [
      'a formula without a value',
      [{ ...coat, rt_price: { ambiguity: 'formula' } }],
      [
        'Row 2, column rt_price: holds a formula without a value; open the file in your spreadsheet program, save it and try again',
      ],
    ],
    [
      'codes that the spreadsheet made dates',
      [{ ...coat, size: date('4-Mar'), number: date('1-Feb') }],
      [
        'Row 2, column number: "1-Feb" is a date in the spreadsheet; format the cell as text and type it again',
        'Row 2, column size: "4-Mar" is a date in the spreadsheet; format the cell as text and type it again',
      ],
    ],
    [
      'prices with decimals in a currency without any',
      [
        { ...coat, currency: 'JPY', wh_price: 12000, rt_price: 24000.5 },
        { ...coat, size: 'L', currency: 'JPY', wh_price: 12000, rt_price: '24000,50', wh_price_0151: 0.5 },
        { ...coat, size: 'S', currency: 'JPY', wh_price: 12000, rt_price_0151: -1 },
      ],
      [
        'Row 2, column rt_price: "24000.5" must be a whole number, as JPY has no decimals',
        'Row 3, column wh_price_0151: "0.5" must be a whole number, as JPY has no decimals',
        'Row 4, column rt_price_0151: "-1" must not be negative',
      ],
    ],
    [
      'a currency that nobody knows',
      [{ ...coat, currency: 'EUX' }],
      ['Row 2, column currency: "EUX" is not a currency of ISO 4217, as EUR is'],
    ],
    [
      'rows of a garment that disagree, each of them',
      [coat, { ...coat, size: 'L', name: 'Cape' }, { ...coat, size: 'S', wh_price: 90, with_stocks: 1 }],
      [
        'Row 3, column name: "Cape" differs from "Coat" of row 2',
        'Row 4, column wh_price: "90" differs from "100" of row 2',
      ],
    ],
    [
      'a disagreement names the row that first said it',
      [
        coat,
        { ...coat, size: 'L', rt_price: 1, with_stocks: 'no' },
        { ...coat, size: 'S', rt_price: 2, with_stocks: 'yes' },
      ],
      [
        'Row 4, column rt_price: "2" differs from "1" of row 3',
        'Row 4, column with_stocks: "yes" differs from "no" of row 3',
      ],
    ],
    [
      'rows of a color that name it differently',
      [
        { ...coat, color_name: 'Black' },
        { ...coat, size: 'L', color_name: 'Noir' },
        { ...coat, color: 1, color_name: 'White' },
      ],
      ['Row 3, column color_name: "Noir" differs from "Black" of row 2'],
    ],
    [
      'every bad price, also when it repeats, and what differs from the first good one',
      [
        { ...coat, wh_price: -1 },
        { ...coat, size: 'L', wh_price: -1 },
        { ...coat, size: 'S', wh_price: 5 },
        { ...coat, size: 'XS', wh_price: 6 },
      ],
      [
        'Row 2, column wh_price: "-1" must not be negative',
        'Row 3, column wh_price: "-1" must not be negative',
        'Row 5, column wh_price: "6" differs from "5" of row 4',
      ],
    ],
    [
      'bad cells of one row together',
      [{ ...coat, color: 'x', stock: 1.5, name: '#N/A', with_stocks: 'maybe', currency: 'euro' }],
      [
        'Row 2, column name: holds the spreadsheet error #N/A',
        'Row 2, column currency: "euro" must be a currency of 3 capitals, as in EUR',
        'Row 2, column with_stocks: "maybe" must be TRUE or FALSE, yes or no, 1 or 0',
        'Row 2, column color: "x" must be 3 digits or capital letters, as in 000',
        'Row 2, column stock: "1.5" must be a whole number',
      ],
    ],
    [
      'a sku that is not of its generic and color',
      [
        { ...coat, sku: 'WJM123001M' },
        { ...coat, size: 'L', sku: 'WJM123000' },
      ],
      [
        'Row 2, column sku: "WJM123001M" must be WJM123000 followed by a size',
        'Row 3, column sku: "WJM123000" must be WJM123000 followed by a size',
      ],
    ],
    ['a sku that appears twice', [coat, hat, coat], ['Row 4, column sku: repeats WJM123000M of row 2']],
    [
      'a sku that appears twice under two sizes',
      [coat, { ...coat, size: 'L', sku: 'WJM123000M' }],
      ['Row 3, column sku: repeats WJM123000M of row 2'],
    ],
    [
      'two skus for one color and size',
      [coat, { ...coat, sku: 'WJM123000MM' }],
      ['Row 3, column size: "M" repeats the color and size of row 2'],
    ],
    [
      'a bad EAN, which it quotes',
      [
        { ...coat, ean: '4006381333932' },
        { ...coat, size: 'L', ean: '4.00638E+12' },
        { ...hat, ean: '#N/A' },
      ],
      [
        'Row 2, column ean: "4006381333932" has a wrong check digit',
        'Row 3, column ean: "4.00638E+12" is not the whole code. Excel has shortened this code: format the column as text and enter it again',
        'Row 4, column ean: holds the spreadsheet error #N/A',
      ],
    ],
    [
      'one EAN for two skus, however it is written',
      [
        { ...coat, ean: '0036000291452' },
        { ...coat, size: 'L' },
        { ...hat, ean: 36000291452 },
      ],
      ['Row 4, column ean: repeats 036000291452 of row 2'],
    ],
    [
      "two of the brand's own codes for one style or color, and one for two skus",
      [
        { ...coat, style_code: 'A-1', color_code: 'BLK', own_sku: 'A-1-M' },
        { ...coat, size: 'L', style_code: 'A-2', color_code: 'BLA', own_sku: 'A-1-L' },
        { ...hat, own_sku: 'A-1-M' },
      ],
      [
        'Row 3, column style_code: "A-2" differs from "A-1" of row 2',
        'Row 3, column color_code: "BLA" differs from "BLK" of row 2',
        'Row 4, column own_sku: repeats A-1-M of row 2',
      ],
    ],
    [
      'texts that are too long',
      [
        {
          ...coat,
          name: 'x'.repeat(201),
          size: 'y'.repeat(17),
          color_name: 'z'.repeat(201),
          sku: 's'.repeat(65),
        },
      ],
      [
        'Row 2, column name: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" must have at most 200 characters',
        'Row 2, column size: "yyyyyyyyyyyyyyyyy" must have at most 16 characters',
        'Row 2, column sku: "ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss…" must have at most 64 characters',
      ],
    ],
    [
      'a size beyond the hundredth of a product',
      [...count(101).map((size) => ({ ...coat, size })), { ...coat, size: 1, color: 1 }, hat],
      ['Row 102, column size: "101" is one too many: a product has at most 100 sizes'],
    ],
    [
      'a color beyond the five hundredth of a product',
      [...count(501).map((color) => ({ ...coat, color })), { ...coat, size: 'L', color: 1 }, hat],
      ['Row 502, column color: "501" is one too many: a product has at most 500 colors'],
    ],
    [
      'products beyond the twenty thousandth',
      [
        ...count(20_001).map((index) => ({ ...coat, generic: 100_000 + index })),
        { ...coat, generic: 100_001, color: 1 },
      ],
      ['Row 20002, column generic: "120001" is one too many: a catalog has at most 20000 products'],
    ],
    [
      'a second currency in the catalog',
      [
        { ...coat, currency: 'e' },
        hat,
        { ...coat, generic: 'WJM789', currency: 'USD' },
        { ...hat, generic: 'WJM000' },
      ],
      [
        'Row 2, column currency: "e" must be a currency of 3 capitals, as in EUR',
        'Row 4, column currency: "USD" differs from "EUR" of row 3, and a catalog has one currency',
      ],
    ],
  ])('is refused for %s', (_rule, rows, errors) => {
    expect(errorsOf(...rows)).toEqual(errors);
  });
});

test('beside bad rows stands what could be read, with the garments that it is not all of', () => {
  const { garments, errors } = parse(coat, { ...coat, color: 1, stock: 1.5 }, hat);
  expect(errors).toHaveLength(1);
  expect(garments).toMatchObject([
    { generic: 'WJM123', name: 'Coat', is_sound: false },
    { generic: 'WJM456', is_sound: true },
  ]);
  const { name: _name, ...nameless } = hat;
  expect(parse(coat, nameless).garments).toMatchObject([{ is_sound: true }, { is_sound: false }]);
});
