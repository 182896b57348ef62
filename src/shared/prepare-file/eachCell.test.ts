import { constant, type ColumnMapping } from '../../domain/prepare/columnMapping';
import type { FileKind } from '../../domain/uploads/uploads';
import { prepareFile, type SaidRow, unreportedDifferences } from '../../test/eachCell';

type Grid = (string | number | null)[][];

const utf8 = (text: string) => new TextEncoder().encode(text);
const quoted = (cell: string | number | null) => `"${String(cell ?? '').replaceAll('"', '""')}"`;
const csv = (grid: Grid, separator = ',') =>
  utf8(grid.map((row) => row.map(quoted).join(separator)).join('\r\n'));

const euros: Partial<ColumnMapping> = { sources: { currency: constant('EUR') } };

/** A brand's file, the choices for it, and its expected rows in our columns. */
interface Case {
  readonly bytes: Uint8Array;
  readonly said: readonly SaidRow[];
  readonly kind?: FileKind;
  readonly chosen?: Partial<ColumnMapping>;
  /** The expected notes. */
  readonly notes?: readonly RegExp[];
}

/** Rows with one color, each as a style code, a name, a color, a size and a price. */
const garments = (rows: readonly string[][]): SaidRow[] =>
  rows.map(([generic = '', name = '', color = '', size = '', wh_price = '']) => ({
    generic,
    name,
    color,
    color_name: color,
    size,
    wh_price,
  }));

const sizesFrom46 = Array.from({ length: 9 }, (_, index) => String(46 + 2 * index));
const letterSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'];

const cases: Readonly<Record<string, Case>> = {
  'semicolons, codes of 9 digits, ids with a decimal, broken rows': {
    chosen: { unifies: true, dropsRepeats: true, dropsBad: true },
    bytes: utf8(
      [
        'Product ID;Position;sku;name;description;price;currency',
        '100102.0;Rack;300123456-250-2;      PADDED VEST      ;"Warm; with a 5"" hem.";19.99;USD',
        '100103.0;Rack;300123457-800-46;DINNER COAT;Cut wide.;169.0;USD',
        '100103.0;Rack;300123457-800-46;DINNER COAT;Cut wide.;169.0;USD',
        ';Window;;;;;',
        '100104.0;Rack;300123458-800-44;LINEN BLAZER;Cut narrow.;unknown;USD',
        '100105.0;Rack;300123459-420-44;COAT;;1299.00;USD',
      ].join('\n'),
    ),
    said: [
      ['100102.0', '300123456-250-2', 'PADDED VEST', 'Warm; with a 5" hem.', '19.99', 'USD'],
      ['100103.0', '300123457-800-46', 'DINNER COAT', 'Cut wide.', '169.0', 'USD'],
      ['100103.0', '300123457-800-46', 'DINNER COAT', 'Cut wide.', '169.0', 'USD'],
      [],
      ['100104.0', '300123458-800-44', 'LINEN BLAZER', 'Cut narrow.', 'unknown', 'USD'],
      ['100105.0', '300123459-420-44', 'COAT', '', '1299.00', 'USD'],
    ].map(([generic = '', sku = '', name = '', description = '', wh_price = '', currency = '']) => ({
      generic,
      sku,
      name,
      description,
      wh_price,
      currency,
    })),
    notes: [/^Nothing is taken from the column Position$/],
  },
  'style, color and size in one code of 9 digits and more': {
    chosen: euros,
    bytes: csv(
      [
        ['sku', 'name', 'price'],
        ['300123456-250-38', 'Jacket', '19.99'],
        ['300123456-250-40', 'Jacket', '19.99'],
        ['300123457-800-46', 'Coat', '169.00'],
      ],
      ';',
    ),
    said: [
      ['300123456-250-38', 'Jacket', '19.99'],
      ['300123456-250-40', 'Jacket', '19.99'],
      ['300123457-800-46', 'Coat', '169.00'],
    ].map(([code = '', name = '', wh_price = '']) => ({
      generic: code,
      color: code,
      size: code,
      sku: code,
      name,
      wh_price,
    })),
  },
  'codes of 6 and 3 signs and of 6, with sizes in one cell': {
    chosen: euros,
    bytes: csv([
      ['Product Name', 'Product ID', 'Listing Price', 'Sizes', 'Qty', 'Brand'],
      ["Women's runner, knit", 'QX2071-600', '0', '36, 36 2/3, 38', '30', 'A'],
      ['House shoes &bull; soft', 'QX0094', '999.5', '38', '', 'A'],
      ["Men's Gr&ouml;&szlig;e \u202eX\u202c", 'QY3305 001', '1,299.00', '40, 41', '5', 'B'],
    ]),
    said: [
      ...['36', '36 2/3', '38'].map((size) => ({
        generic: 'QX2071-600',
        color: 'QX2071-600',
        name: "Women's runner, knit",
        wh_price: '0',
        size,
        stock: '30',
      })),
      {
        generic: 'QX0094',
        color: 'QX0094',
        name: 'House shoes &bull; soft',
        wh_price: '999.5',
        size: '38',
        stock: '',
      },
      ...['40', '41'].map((size) => ({
        generic: 'QY3305 001',
        color: 'QY3305 001',
        name: "Men's Gr&ouml;&szlig;e \u202eX\u202c",
        wh_price: '1,299.00',
        size,
        stock: '5',
      })),
    ],
    notes: [
      /^Row 2: the wholesale price is 0/,
      /^Row 2 and 1 more: each size of the row gets the whole stock/,
      /^Nothing is taken from the column Brand$/,
    ],
  },
  'options as columns, and the name of a handle on its first row': {
    chosen: euros,
    bytes: csv([
      ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Option1 Name', 'Option1 Value', 'Option2 Name'].concat([
        'Option2 Value',
        'Variant SKU',
        'Variant Inventory Qty',
        'Variant Price',
        'Image Src',
      ]),
      [
        'linen-shirt',
        'Linen shirt',
        '<p>Light &amp; cool.</p>',
        'V',
        'Size',
        'S',
        'Color',
        'Sky blue',
      ].concat(['LS-1', '4', '50', 'https://shop.test/a.jpg']),
      ['linen-shirt', '', '', '', '', 'M', '', 'Sky blue', 'LS-2', '0', '50', 'https://shop.test/b.jpg'],
      ['wool-hat', 'Wool hat', '', 'V', 'Title', 'Default Title', '', '', '', '', '12.5', ''],
      ['long-coat', 'Long coat', '', 'V', 'Length', 'L', 'Size', '38', 'LC-1', '7', '200', ''],
    ]),
    said: [
      {
        generic: 'linen-shirt',
        name: 'Linen shirt',
        large_description: '<p>Light &amp; cool.</p>',
        size: 'S',
        color: 'Sky blue',
        color_name: 'Sky blue',
        sku: 'LS-1',
        stock: '4',
        wh_price: '50',
      },
      {
        generic: 'linen-shirt',
        size: 'M',
        color: 'Sky blue',
        color_name: 'Sky blue',
        sku: 'LS-2',
        stock: '0',
        wh_price: '50',
      },
      { generic: 'wool-hat', name: 'Wool hat', wh_price: '12.5' },
      {
        generic: 'long-coat',
        name: 'Long coat',
        size: '38',
        color: 'Length L',
        color_name: 'Length L',
        sku: 'LC-1',
        stock: '7',
        wh_price: '200',
      },
    ],
    notes: [/^Nothing is taken from the column Vendor$/],
  },
  'parents with variations, entities and line breaks in quotes': {
    chosen: euros,
    bytes: csv([
      ['ID', 'SKU', 'Name', 'Short description', 'Stock', 'Regular price', 'Parent'].concat([
        'Attribute 1 name',
        'Attribute 1 value(s)',
        'Attribute 2 name',
        'Attribute 2 value(s)',
      ]),
      [
        741,
        'shop-tee',
        'T-Shirt &#8211; basic',
        'Soft.\nWarm &amp; dry.',
        30,
        '',
        '',
        'Color',
        'Blue, Green',
      ].concat(['Size', 'S, M']),
      [12, 'shop-tee-blue', 'T-Shirt - Blue', '', '', '18', 'shop-tee', 'Color', 'Blue', 'Size', ''],
      [13, 'shop-tee-green', 'T-Shirt - Green', '', 4, '18', 'shop-tee', 'Color', 'Green', 'Size', 'M'],
      [14, 'shop-cap', 'Cap', 'A cap.', '', '9', '', '', '', '', ''],
    ]),
    said: [
      ...['S', 'M'].map((size) => ({ size, color: 'Blue', sku: 'shop-tee-blue', wh_price: '18', stock: 30 })),
      { size: 'M', color: 'Green', sku: 'shop-tee-green', wh_price: '18', stock: 4 },
      { sku: 'shop-cap', wh_price: '9' },
    ].map((row, index) => ({
      ...row,
      color_name: 'color' in row ? row.color : '',
      generic: index < 3 ? 'shop-tee' : 'shop-cap',
      name: index < 3 ? 'T-Shirt &#8211; basic' : 'Cap',
      description: index < 3 ? 'Soft.\nWarm &amp; dry.' : 'A cap.',
    })),
    notes: [
      /^Row 3: each size of the row gets the whole stock/,
      /^Row 3: the stock is that of its parent row/,
    ],
  },
  'Turkish, with codes of 14 signs and sizes from 46 to 62': {
    bytes: Uint8Array.from(
      Buffer.from(
        [
          'Ürün Kodu;Ürün Ad\u00fd;Renk;Beden;Fiyat',
          `7K1108200041LA;Keten Yazl\u00fdk Ceket;Haki;${sizesFrom46.join(',')};2999,99 TL`,
          `7K1108200042SY;\u00dd\u00e7 giyim \u00fe\u00fdk;Siyah;${letterSizes.join(',')};1.049,90 TL`,
        ].join('\r\n'),
        'latin1',
      ),
    ),
    said: garments([
      ...sizesFrom46.map((size) => ['7K1108200041LA', 'Keten Yazlık Ceket', 'Haki', size, '2999,99 TL']),
      ...letterSizes.map((size) => ['7K1108200042SY', 'İç giyim şık', 'Siyah', size, '1.049,90 TL']),
    ]),
  },
  'Arabic, with its own comma between sizes': {
    chosen: euros,
    bytes: csv([
      ['رقم الموديل', 'الاسم', 'اللون', 'المقاس', 'السعر'],
      ['mk01', 'معطف صوف طويل — كحلي', 'كحلي', 'S، M، L', '20.00'],
      ['mk02', 'قميص كتان', 'رملي', '52', '20.50'],
    ]),
    said: garments([
      ...['S', 'M', 'L'].map((size) => ['mk01', 'معطف صوف طويل — كحلي', 'كحلي', size, '20.00']),
      ['mk02', 'قميص كتان', 'رملي', '52', '20.50'],
    ]),
  },
  'customers with first and last names': {
    kind: 'users',
    bytes: csv([
      ['email', 'first_name', 'last_name', 'tags'],
      ['ada@shop.test', 'Ada', 'Byron', 'VIP, Returning'],
      ['Carl <carl@shop.test>', 'Carl', '', ''],
    ]),
    said: [
      { email: 'ada@shop.test', name: 'Ada Byron' },
      { email: 'Carl <carl@shop.test>', name: 'Carl' },
    ],
    notes: [/^Nothing is taken from the column tags$/],
  },
};

it.each(Object.entries(cases))('reports every changed cell: %s', (_what, one) => {
  const prepared = prepareFile(one.kind ?? 'catalog', one.bytes, one.chosen);
  expect(prepared.made.errors).toEqual([]);
  expect(prepared.made.unclear).toEqual([]);
  expect(unreportedDifferences(prepared, one.said)).toEqual([]);
  for (const note of one.notes ?? [])
    expect([...prepared.notes, ...prepared.made.notes]).toContainEqual(expect.stringMatching(note));
});

it('notes unbalanced quotation marks and unreadable characters', () => {
  const rows = ['Style,Name,Price', 'WJM123,"Coat 5" long,10', 'WJM124,"Hat,12', 'WJM125,Cap,8'];
  const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(rows.join('\n')), 0xfc]);
  expect(prepareFile('catalog', bytes, euros).notes).toEqual([
    'Row 2 and 1 more: a quotation mark does not end with its cell, so that cells may have run together; correct it in the file',
    'Row 3: some characters could not be read and are shown as \ufffd; choose other letters or correct them',
  ]);
});
