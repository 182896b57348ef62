import type { FileKind } from '../spreadsheet/sheet';
import { guessPlan } from './guessPlan';
import { toTable } from './table';

/** The guess, each source in short: titles, the part behind #, the fill behind =. */
function guess(kind: FileKind, rows: (string | number | null)[][]) {
  const table = toTable(rows, 0);
  return Object.fromEntries(
    Object.entries(guessPlan(kind, table).sources).map(([field, source]) => {
      const titles = source?.columns.map((index) => table.header[index]).join('+') ?? '';
      const part = source?.part === null ? '' : `#${source?.part}`;
      return [field, `${titles}${part}${source?.fill ? `=${source.fill}` : ''}`];
    }),
  );
}

it.each<[string, FileKind, (string | number | null)[][], object]>([
  [
    'a German file',
    'catalog',
    [
      [
        'Artikelnummer',
        'Bezeichnung',
        'Farbcode',
        'Farbe',
        'Größe',
        'EK',
        'UVP',
        'Währung',
        'Bestand',
        'EAN',
      ],
      ['4711', 'Mantel', 'NVY', 'Navy', 'M', '1.234,50 €', '2.000,00 €', 'EUR', '5', '4006381333931'],
    ],
    {
      generic: 'Artikelnummer',
      name: 'Bezeichnung',
      color: 'Farbcode=000',
      color_name: 'Farbe',
      size: 'Größe=One size',
      wh_price: 'EK',
      rt_price: 'UVP',
      currency: 'Währung',
      stock: 'Bestand',
      ean: 'EAN',
    },
  ],
  [
    'a file with one price, no color, no size, and the currency in the price',
    'catalog',
    [
      ['Style number', 'Title', 'Price'],
      ['A1', 'Coat', '$1,234.50'],
    ],
    {
      generic: 'Style number',
      name: 'Title',
      color: '=000',
      size: '=One size',
      wh_price: 'Price',
      currency: '=USD',
    },
  ],
  [
    'no currency where the prices have several',
    'catalog',
    [
      ['Style number', 'Title', 'Price'],
      ['A1', 'Coat', '€ 12,50'],
      ['A2', 'Hat', '£ 12,50'],
    ],
    { generic: 'Style number', name: 'Title', color: '=000', size: '=One size', wh_price: 'Price' },
  ],
  [
    'the currency of the wholesale price, which stands behind the retail price',
    'catalog',
    [
      ['Style number', 'Title', 'RRP', 'Wholesale price'],
      ['A1', 'Coat', '£ 12,50', '€ 12,50'],
    ],
    {
      generic: 'Style number',
      name: 'Title',
      color: '=000',
      size: '=One size',
      rt_price: 'RRP',
      wh_price: 'Wholesale price',
      currency: '=EUR',
    },
  ],
  [
    'a currency in the title, and color numbers under Color',
    'catalog',
    [
      ['Style', 'Title', 'Color', 'RRP (CHF)'],
      ['A1', 'Coat', '001', 5],
      ['A1', 'Coat', '002', 5],
    ],
    {
      generic: 'Style',
      name: 'Title',
      color: 'Color=000',
      size: '=One size',
      rt_price: 'RRP (CHF)',
      currency: '=CHF',
    },
  ],
  [
    'codes of letters beside the names of colors, in our own columns',
    'catalog',
    [
      ['generic', 'color', 'color_name', 'size'],
      ['WJM123', 'BLA', 'Black', 'S'],
      ['WJM123', 'RED', 'Red', 'S'],
    ],
    { generic: 'generic', color: 'color=000', color_name: 'color_name', size: 'size=One size' },
  ],
  [
    'codes of letters beside the names of colors, in other columns',
    'catalog',
    [
      ['Style', 'Colour description', 'Colour', 'Size'],
      ['A1', 'Black', 'bla', 'S'],
      ['A1', 'Dark red', 'red', 'S'],
    ],
    { generic: 'Style', color: 'Colour=000', color_name: 'Colour description', size: 'Size=One size' },
  ],
  [
    'names of colors of three letters, in our own columns',
    'catalog',
    [
      ['generic', 'color_name', 'color'],
      ['WJM123', 'Red', 'RED'],
    ],
    { generic: 'generic', color: 'color=000', color_name: 'color_name', size: '=One size' },
  ],
  [
    'a color and its shade, both names',
    'catalog',
    [
      ['Style', 'Colour', 'Shade'],
      ['A1', 'Black', 'Deep night'],
    ],
    { generic: 'Style', color: 'Colour=000', color_name: 'Colour', size: '=One size' },
  ],
  [
    'sizes under the title of colors',
    'catalog',
    [
      ['Style', 'Colour'],
      ['A1', 'XS'],
      ['A1', 'S'],
      ['A1', '2XL'],
    ],
    { generic: 'Style', color: '=000', size: '=One size' },
  ],
  [
    'skus with the size before the color',
    'catalog',
    [
      ['sku', 'name'],
      ['TEE-M-BLK', 'Tee'],
      ['TEE-XL-RED', 'Tee'],
    ],
    { sku: 'sku', name: 'name', generic: 'sku#0', color: 'sku#2=000', size: 'sku#1=One size' },
  ],
  [
    'codes of style and size',
    'catalog',
    [
      ['Style', 'Name'],
      ['WJM123-XXL', 'Tee'],
    ],
    { generic: 'Style', name: 'Name', color: '=000', size: '=One size' },
  ],
  [
    'skus of three parts',
    'catalog',
    [
      ['sku', 'name'],
      ['272145190-250-2', 'Jacket'],
      ['324052738-800-46', 'Coat'],
    ],
    { sku: 'sku', name: 'name', generic: 'sku#0', color: 'sku#1=000', size: 'sku#2=One size' },
  ],
  [
    'skus of two parts, and a currency that only a name mentions',
    'catalog',
    [
      ['sku', 'name', 'price'],
      ['272145-46', 'Jacket for $ 5', 5],
    ],
    {
      sku: 'sku',
      name: 'name',
      generic: 'sku#0',
      color: '=000',
      size: 'sku#1=One size',
      wh_price: 'price',
    },
  ],
  [
    'skus of two parts beside a color',
    'catalog',
    [
      ['sku', 'name', 'Colour'],
      ['272145-46', 'Jacket', 'Navy'],
    ],
    {
      sku: 'sku',
      name: 'name',
      generic: 'sku#0',
      color: 'Colour=000',
      color_name: 'Colour',
      size: 'sku#1=One size',
    },
  ],
  [
    'skus of one part',
    'catalog',
    [
      ['sku', 'name'],
      ['272145', 'Jacket'],
    ],
    { sku: 'sku', name: 'name', generic: 'name', color: '=000', size: '=One size' },
  ],
  [
    'codes of style and color',
    'catalog',
    [
      ['Product ID', 'Product Name'],
      ['CJ1646-600', 'Air'],
      ['AH2430', 'Racer'],
    ],
    { generic: 'Product ID#0', name: 'Product Name', color: 'Product ID#1=000', size: '=One size' },
  ],
  [
    'nothing known',
    'catalog',
    [
      ['foo', 'bar'],
      ['x', 'y'],
    ],
    { color: '=000', size: '=One size' },
  ],
  [
    'a price column without prices and blank columns',
    'catalog',
    [
      ['Style', 'Price', 'Stock', 'Size'],
      ['A1', 'on request', null, null],
    ],
    { generic: 'Style', color: '=000', size: '=One size' },
  ],
  [
    'the fuller of two columns, and the one made by the shape',
    'catalog',
    [
      ['Article', 'Style', 'Size', 'Size (from columns)'],
      [null, 'A1', 'S-L', 'S'],
      ['x', 'A2', 'S-L', 'M'],
    ],
    { generic: 'Style', color: '=000', size: 'Size (from columns)=One size' },
  ],
  [
    'the first of two equal ones',
    'stock',
    [
      ['Style', 'Article', 'Qty'],
      ['A1', 'x', 1],
    ],
    { generic: 'Style', color: '=000', size: '=One size', stock: 'Qty' },
  ],
  [
    'a stock file by skus',
    'stock',
    [
      ['SKU', 'On hand'],
      ['WJM123000M', 1],
    ],
    { sku: 'SKU', stock: 'On hand' },
  ],
  ['a file of deletions', 'delete', [['Style'], ['A1']], { generic: 'Style' }],
  [
    'EANs by what they are',
    'edit',
    [
      ['Style', 'foo'],
      ['A1', '4006381333931'],
    ],
    { generic: 'Style', ean: 'foo' },
  ],
  [
    'customers with first and last names',
    'users',
    [
      ['email', 'first_name', 'last_name', 'company'],
      ['a@b.test', 'Ada', 'Byron', null],
      ['c@d.test', 'Carl', 'Dean', 'Dean Ltd'],
    ],
    { email: 'email', name: 'first_name+last_name' },
  ],
  [
    'shops, and emails by what they are',
    'users',
    [
      ['Shop', 'Kontakt', 'Vorname', 'Kundennummer'],
      ['Mode Meyer', 'a@b.test', 'Ada', '104711'],
    ],
    { name: 'Shop', email: 'Kontakt', sap_id: 'Kundennummer' },
  ],
  ['customers without names', 'users', [['E-Mail'], ['a@b.test']], { email: 'E-Mail' }],
])('guesses %s', (_what, kind, rows, sources) => {
  expect(guess(kind, rows)).toEqual(sources);
});

it('guesses nothing for a table without rows but what it can make up', () => {
  expect(guess('catalog', [['Style', 'Name']])).toEqual({ color: '=000', size: '=One size' });
});
