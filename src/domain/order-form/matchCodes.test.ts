import { worded } from '../../test/worded';
import { readQuantityCell } from './filledCells';
import { matchCodes } from './matchCodes';
import { readList } from './readList';
import type { Cell } from '../spreadsheet/cell';

const skus = [
  { sku: 'WJM123000S', ean: '4006381333931' },
  { sku: 'WJM123000M', ean: '036000291452' },
  { sku: 'WJM123000L', ean: '10012345678902' },
  { sku: 'WJM123010S', ean: '96385074' },
  { sku: 'WJM123010M' },
];

/** A list of these skus. */
function match(rows: Cell[][], known: Parameters<typeof matchCodes>[1] = skus) {
  const list = readList({ rows }, readQuantityCell);
  if (list === null) throw new Error('It is no list.');
  return matchCodes(list, known);
}

it.each<[string, Cell, string]>([
  ['13 digits', '4006381333931', 'WJM123000S'],
  ['13 digits as a number', 4006381333931, 'WJM123000S'],
  ['13 digits written with 14', '04006381333931', 'WJM123000S'],
  ['13 digits with spaces', '4 006381 333931', 'WJM123000S'],
  ['a UPC of 12', '036000291452', 'WJM123000M'],
  ['a UPC of 12 as a number, without its zero', 36000291452, 'WJM123000M'],
  ['a UPC written with 13', '0036000291452', 'WJM123000M'],
  ['a UPC written with 14', '00036000291452', 'WJM123000M'],
  ['14 digits', '10012345678902', 'WJM123000L'],
  ['8 digits', 96385074, 'WJM123010S'],
  ['a sku', 'WJM123010M', 'WJM123010M'],
  ['a sku with a mark of direction', '\u200eWJM123010M', 'WJM123010M'],
  ['a full-width sku', 'ＷＪＭ１２３０１０Ｍ', 'WJM123010M'],
  ['Arabic digits', '٤٠٠٦٣٨١٣٣٣٩٣١', 'WJM123000S'],
  ['an EAN with a zero-width space', '4006381333931\u200b', 'WJM123000S'],
])('matches %s', (_what, code, sku) => {
  for (const rows of [
    [[code, 4]],
    [
      ['EAN', 'Quantity'],
      [code, 4],
    ],
  ]) {
    expect(match(rows).cells).toMatchObject([{ sku, quantity: 4 }]);
  }
});

it('leaves unknown codes unchanged', () => {
  expect(match([['4012345678901', 4]]).cells).toMatchObject([{ sku: '4012345678901' }]);
  expect(
    match([
      ['EAN', 'Quantity'],
      ['4006381333932', 4],
    ]).cells,
  ).toMatchObject([{ sku: '4006381333932' }]);
});

it("prefers a sku to another sku's EAN", () => {
  const known = [...skus, { sku: '4006381333931' }];
  expect(match([['4006381333931', 4]], known).cells).toMatchObject([{ sku: '4006381333931' }]);
});

it("prefers the brand's own code of a sku, in any spelling, to an EAN", () => {
  const known = [
    { sku: 'WJM123000S', own_sku: 'Ab-12 S' },
    { sku: 'WJM123000M', own_sku: '4006381333931' },
    { sku: 'WJM123000L', ean: '4006381333931' },
  ];
  const rows = [
    ['AB-12 s', 4],
    ['4006381333931', 2],
  ];
  expect(match(rows, known).cells).toMatchObject([
    { sku: 'WJM123000S', quantity: 4 },
    { sku: 'WJM123000M', quantity: 2 },
  ]);
});

it("refuses the brand's own code of several skus", () => {
  const known = [
    { sku: 'WJM123000S', own_sku: 'ab-1' },
    { sku: 'WJM123000M', own_sku: 'AB-1' },
  ];
  expect(worded(match([['AB-1', 4]], known).refused)).toEqual([
    {
      address: 'B1',
      text: '4',
      reason: 'AB-1 is the code of WJM123000S and WJM123000M: name the sku instead',
    },
  ]);
});

it('refuses a code that is spelled like several skus', () => {
  const known = [{ sku: 'WJM12300036½' }, { sku: 'WJM12300036 1/2' }];
  expect(worded(match([['WJM123000３６ ½', 4]], known).refused)).toMatchObject([
    {
      reason: 'WJM123000３６ ½ is the code of WJM12300036½ and WJM12300036 1/2: name the sku instead',
    },
  ]);
});

it('refuses the EAN of several skus', () => {
  const known = [...skus, { sku: 'WJM200000S', ean: '4006381333931' }];
  expect(
    worded(
      match(
        [
          ['4006381333931', 4],
          ['WJM200000S', 2],
        ],
        known,
      ),
    ),
  ).toEqual({
    cells: [{ sku: 'WJM200000S', base: null, quantity: 2, address: 'B2' }],
    refused: [
      {
        address: 'B1',
        text: '4',
        reason: '4006381333931 is the EAN of WJM123000S and WJM200000S: name the sku instead',
      },
    ],
  });
});

it('refuses a sku that is also listed by its EAN with another quantity', () => {
  const rows = [
    ['4006381333931', 4],
    ['WJM123000S', 2],
    ['36000291452', 1],
    ['WJM123000M', 1],
  ];
  const reason = 'WJM123000S stands in B1, B2 with different quantities';
  expect(worded(match(rows))).toEqual({
    cells: [{ sku: 'WJM123000M', base: null, quantity: 1, address: 'B3' }],
    refused: [
      { address: 'B1', text: '4', reason },
      { address: 'B2', text: '2', reason },
    ],
  });
});
