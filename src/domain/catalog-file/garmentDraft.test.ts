import { worded } from '../../test/worded';
import { sizeOf, sizesToShow, stateFact } from './garmentDraft';
import { readTextUpTo } from '../spreadsheet/codeReaders';

it.each([
  [{ sku: null, size: 'M' }, 'M'],
  [{ sku: 'WJM123000L', size: 'M' }, 'M'],
  [{ sku: 'WJM123000L', size: null }, 'L'],
  [{ sku: null, size: null }, ''],
])('the size of %j is %j', (sku, size) => {
  expect(sizeOf(sku)).toBe(size);
});

it('shows the sizes of all colors from small to large where the file has each by the alphabet', () => {
  const sku = (color: string, code: string | null, size: string | null) => ({
    row: 2,
    sku: code,
    color,
    size,
    ean: null,
    own_sku: null,
    stock: null,
  });
  const skus = [
    sku('000', null, 'L'),
    sku('001', 'WJM123001L', null),
    sku('000', null, 'S'),
    sku('001', null, 'M'),
  ];
  expect(sizesToShow(skus)).toEqual(['S', 'M', 'L']);
});

it.each([
  [
    'Cream',
    'Crеam',
    '"Crеam" differs from "Cream" of row 2, as the third character is a Cyrillic letter that looks like e',
  ],
  [
    'Crеam',
    'Cream',
    '"Cream" differs from "Crеam" of row 2 where the third character is a Cyrillic letter that looks like e',
  ],
  ['Leder\u00adjacke', 'Lederjacke', '"Lederjacke" differs from "Leder\u00adjacke" of row 2'],
  ['Red', 'Blue', '"Blue" differs from "Red" of row 2'],
  [
    `${'Wool '.repeat(13)}A`,
    `${'Wool '.repeat(13)}B`,
    `"${'Wool '.repeat(12)}…" differs from "${'Wool '.repeat(12)}…" of row 2`,
  ],
])('says how %j and %j differ', (known, cell, error) => {
  const read = readTextUpTo(200);
  const facts = new Map([['name', { cell: known, row: 2, value: known }]]);
  expect(worded(stateFact(facts, 'name', { cell, row: 3 }, read))).toEqual({ error });
});
