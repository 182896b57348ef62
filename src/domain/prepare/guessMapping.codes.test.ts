import type { FileKind } from '../uploads/uploads';
import { guessedSources, type Rows } from '../../test/prepareRows';

it.each<[string, FileKind, Rows, object]>([
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
])('maps %s', (_what, kind, rows, sources) => {
  expect(guessedSources(kind, rows)).toEqual(sources);
});
