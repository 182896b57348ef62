import { catalogColumns, type CatalogColumn } from './catalogColumns';
import { parseCatalogRows } from './parseCatalogRows';
import type { FileCell } from '../spreadsheet/cell';
import { formatRowError, formatRowNote } from '../spreadsheet/rowErrors';

type Cells = { [column in CatalogColumn]?: FileCell };

const coat: Cells = { generic: 'WJM123', name: 'Coat', color: 0, size: 'M', wh_price: 100, currency: 'EUR' };
const hat: Cells = { ...coat, generic: 'WJM456', name: 'Hat', wh_price: '12,50' };

const sheet = (rows: Cells[]) =>
  rows.map((cells, index) => ({
    row: index + 2,
    cells: catalogColumns.map((column) => cells[column] ?? null),
  }));
const parse = (...rows: Cells[]) => parseCatalogRows(catalogColumns, sheet(rows));

describe('a good catalog file', () => {
  it('needs only the required columns', () => {
    const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];
    const rows = [{ row: 2, cells: ['WJM123', 'Coat', 0, 'M', 100, 'EUR'] }];
    expect(parseCatalogRows(header, rows)).toEqual({
      errors: [],
      notes: [],
      garments: [
        {
          generic: 'WJM123',
          row: 2,
          number: null,
          style_code: null,
          name: 'Coat',
          drop: null,
          collection: null,
          made_in: null,
          description: null,
          composition: null,
          large_description: null,
          currency: 'EUR',
          with_stocks: null,
          min_quantity: null,
          multiple: null,
          wh_price: 10000,
          rt_price: null,
          prices: [],
          sizes: ['M'],
          colors: [{ row: 2, number: '000', name: null, code: null }],
          skus: [{ row: 2, sku: null, color: '000', size: 'M', ean: null, own_sku: null, stock: null }],
          is_sound: true,
        },
      ],
    });
  });

  it('may name garments and colors in other languages', () => {
    const french = { name_fr: 'Manteau', color_name_fr: 'Noir' };
    const { garments, errors, notes } = parse(
      { ...coat, ...french, name_ar: 'معطف' },
      { ...coat, ...french, size: 'L', color_name_de: 'Schwarz' },
      { ...coat, color: 310 },
      hat,
    );
    expect({ errors, notes }).toEqual({ errors: [], notes: [] });
    expect(garments.map(({ names, colors }) => [names, ...colors.map((color) => color.names)])).toEqual([
      [{ fr: 'Manteau', ar: 'معطف' }, { fr: 'Noir', de: 'Schwarz' }, undefined],
      [undefined, undefined],
    ]);
  });

  it('may fill every field', () => {
    const full: Cells = {
      ...coat,
      number: 12,
      style_code: ' AW-1204/B',
      drop: 'D1',
      collection: 'Main',
      made_in: 'Portugal',
      description: 'A coat',
      composition: 'Wool',
      large_description: 'A warm coat',
      with_stocks: 'yes',
      color_name: 'Black',
      color_code: 'BLK',
      sku: 'WJM123000-M',
      ean: 4006381333931,
      own_sku: '1204-BLK-M',
      rt_price: '250',
      stock: '7',
      wh_price_0151: 90,
      rt_price_0151: 200,
      rt_price_0358: 210,
      min_quantity: 12,
      multiple: '6',
    };
    expect(parse(full).garments).toEqual([
      {
        generic: 'WJM123',
        row: 2,
        number: '12',
        style_code: 'AW-1204/B',
        name: 'Coat',
        drop: 'D1',
        collection: 'Main',
        made_in: 'Portugal',
        description: 'A coat',
        composition: 'Wool',
        large_description: 'A warm coat',
        currency: 'EUR',
        with_stocks: true,
        min_quantity: 12,
        multiple: 6,
        wh_price: 10000,
        rt_price: 25000,
        prices: [
          { pricelist: '0151', wh_price: 9000, rt_price: 20000 },
          { pricelist: '0358', wh_price: null, rt_price: 21000 },
        ],
        sizes: ['M'],
        colors: [{ row: 2, number: '000', name: 'Black', code: 'BLK' }],
        skus: [
          {
            row: 2,
            sku: 'WJM123000-M',
            color: '000',
            size: 'M',
            ean: '4006381333931',
            own_sku: '1204-BLK-M',
            stock: 7,
          },
        ],
        is_sound: true,
      },
    ]);
  });

  it('preserves the order of garments, colors and sizes', () => {
    const { garments } = parse(
      { ...hat, color: 2, size: 'L', color_name: 'Red' },
      { ...coat, size: 38 },
      { ...hat, color: 1, size: 'S' },
      { ...hat, color: 2, size: 'S' },
    );
    expect(garments.map(({ generic }) => generic)).toEqual(['WJM456', 'WJM123']);
    expect(garments[0]).toMatchObject({
      sizes: ['L', 'S'],
      colors: [
        { number: '002', name: 'Red' },
        { number: '001', name: null },
      ],
    });
  });

  it('may write the same value in several formats', () => {
    expect(parse(coat, { ...coat, size: 'L', wh_price: '100,00', name: 'Coat ' })).toMatchObject({
      errors: [],
      garments: [{ name: 'Coat', wh_price: 10000, currency: 'EUR', sizes: ['M', 'L'] }],
    });
  });

  it.each<[string, Cells, string[]]>([
    [
      'a price that is shown rounded, at the first of the rows that state it',
      { wh_price: { ambiguity: 'rounded', stored: 85.625, shown: 85.63 } },
      ['Row 2, column wh_price: "85.625" is taken as 85.63, as the cell shows it'],
    ],
    [
      'a text that the spreadsheet has as a date',
      { drop: { ambiguity: 'date', shown: 'Mar-26' } },
      ['Row 2, column drop: "Mar-26" is a date in the spreadsheet, and is taken as this text'],
    ],
    [
      'a size that is shown rounded',
      { size: { ambiguity: 'rounded', stored: 36.5, shown: 37 } },
      ['Row 2, column size: "36.5" is taken, although the cell shows 37'],
    ],
  ])('notes %s', (_what, cells, lines) => {
    const { errors, notes } = parse({ ...coat, ...cells }, { ...coat, ...cells, size: 'L' });
    expect(errors).toEqual([]);
    expect(notes.map(formatRowError)).toEqual(lines);
  });

  it('takes a rounded price as shown', () => {
    const { garments } = parse({ ...coat, wh_price: { ambiguity: 'rounded', stored: 85.625, shown: 85.63 } });
    expect(garments).toMatchObject([{ wh_price: 8563 }]);
  });

  it('notes hidden rows and skipped columns', () => {
    const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency', 'Remarks '];
    const cells = (size: string) => ['WJM123', 'Coat', 0, size, 100, 'EUR', 'x'];
    const rows = [
      { row: 2, cells: cells('S') },
      { row: 3, cells: cells('M'), isHidden: true as const },
    ];
    const { errors, notes, garments } = parseCatalogRows(header, rows);
    expect([errors, garments[0]?.sizes]).toEqual([[], ['S', 'M']]);
    expect(notes.map(formatRowNote)).toEqual([
      'Row 1, column Remarks: the column is not known, and is left out',
      'Row 3: the row is hidden in the spreadsheet, and is taken all the same',
    ]);
  });

  it("may state a garment's value in a later row only", () => {
    expect(
      parse({ ...coat, description: null }, { ...coat, size: 'L', description: 'Warm' }).garments,
    ).toMatchObject([{ description: 'Warm' }]);
  });

  it('may have EANs in any format, and skus without one', () => {
    expect(
      parse(
        { ...coat, size: 'S', ean: ' 0036000291452' },
        { ...coat, size: 'M', ean: 36000291469 },
        { ...coat, size: 'L', ean: '' },
        { ...coat, size: 'XL' },
      ),
    ).toMatchObject({
      errors: [],
      garments: [{ skus: [{ ean: '036000291452' }, { ean: '036000291469' }, { ean: null }, { ean: null }] }],
    });
  });

  it('may have empty rows, short rows and notes in columns of its own', () => {
    const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency', 'stock', 'notes'];
    const rows = [
      { row: 2, cells: ['WJM123', 'Coat', 0, 'M', 100, 'EUR'] },
      { row: 3, cells: [null, '', ' '] },
      { row: 4, cells: [] },
      { row: 5, cells: [null, null, null, null, null, null, null, 'see above'] },
    ];
    expect(parseCatalogRows(header, rows)).toMatchObject({ errors: [], garments: [{ generic: 'WJM123' }] });
  });
});
