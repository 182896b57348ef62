import type { Cell } from '../spreadsheet/cell';
import { findDataStart } from './helpRows';

const titles = ['Seller SKU', 'Product Name', 'Colour', 'Price'];
const data = ['A-1', 'Coat', 'Navy', '12.50'];

it.each<[string, Cell[][], number]>([
  ['nothing', [], 0],
  ['a blank row', [[null, ' ']], 0],
  ['what is required', [['Required', 'Required', 'Optional', 'Required']], 1],
  ['what is required, in German', [['Pflichtfeld', 'Pflichtfeld', 'Optional', 'Pflichtfeld']], 1],
  ['a row named so', [['Mandatory field', 'x', 'x', 'x']], 1],
  [
    'limits',
    [['Text, max 50 characters', 'Text, max 200 characters', 'Max. 20 Zeichen', 'Decimal (2 digits)']],
    1,
  ],
  ['types', [['[string]', '[string]', '<enum>', '{number}']], 1],
  ['types in words', [['String', 'Text', 'List', 'Number']], 1],
  ['examples', [['e.g. ABC123', 'e.g. Summer dress', 'z. B. Blau', 'e.g. 19.99']], 1],
  ['a row named an example', [['Example', 'Summer dress', 'Blue', '19.99']], 1],
  ['codes', [['product.sku', 'product.name', 'attribute:color', 'offer_price']], 1],
  ['titles once more', [['SKU', 'Name', 'Colour', 'Price']], 1],
  ['sentences', [['Enter your own code', 'The name that shops see', 'Choose a color', 'Net of taxes']], 1],
  ['long texts', [['x'.repeat(100), 'y'.repeat(100), null, null]], 1],
  ['words where others have numbers', [['Your code', 'Max. 50', 'Any', 'Euros']], 1],
  [
    'three rows, and what stands between them',
    [
      ['Required', 'Required', 'Optional', 'Required'],
      ['ABC', 'Dress', 'Red', '9.99'],
      [],
      ['Text, max 50 characters', 'Text', 'Text', 'Number'],
    ],
    4,
  ],
  ['a single note', [['Required fields are red', null, null, null]], 1],
  ['a single word', [['Line']], 0],
])('finds the first row of data below %s', (_what, help, skipped) => {
  const rows = [['Sheet'], titles, ...help, ...Array.from({ length: 12 }, () => data)];
  expect(findDataStart(rows, 1)).toBe(2 + skipped);
});

it.each<[string, Cell[]]>([
  ['a product with a long description', ['A-1', 'Coat', 'x'.repeat(200), 12.5]],
  ['a product without a price', ['A-1', 'Coat', 'Navy', 'on request']],
  ['a product named like a requirement', ['A-1', 'Required', 'Navy', 12.5]],
  ['names with a point or a line', ['a_1', 'Coat', 'navy', 12.5]],
  ['codes with a number beside them', ['blue_coat', 'coat_m', 'navy', 5]],
  ['pictures', ['coat.jpg', 'coat_back.png', null, null]],
  ['titles of the next page', titles],
  ['numbers alone', [1, 2, 3, 4]],
])('does not leave out %s', (_what, row) => {
  expect(findDataStart([titles, row, ...Array.from({ length: 12 }, () => data)], 0)).toBe(1);
});

it('takes rows that all resemble help as data', () => {
  const rows = [titles, ...Array.from({ length: 20 }, () => ['blue_coat', 'coat_m', 'navy', null])];
  expect(findDataStart(rows, 0)).toBe(1);
});

it('does not look for help far below the titles', () => {
  const rows = [titles, ...Array.from({ length: 12 }, () => data), ['Required', 'Required', 'Optional', 'x']];
  expect(findDataStart(rows, 0)).toBe(1);
  expect(findDataStart([titles], 0)).toBe(1);
});
