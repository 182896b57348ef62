import type { FileKind } from '../uploads/uploads';
import { guessedSources, type Rows } from '../../test/prepareRows';

it.each<[string, FileKind, Rows, object]>([
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
])('maps %s', (_what, kind, rows, sources) => {
  expect(guessedSources(kind, rows)).toEqual(sources);
});

it('maps only defaults for a table without rows', () => {
  expect(guessedSources('catalog', [['Style', 'Name']])).toEqual({ color: '=000', size: '=One size' });
});
