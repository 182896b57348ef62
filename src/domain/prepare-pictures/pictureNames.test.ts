import { generateCodes } from '../own-codes/ownCodes';
import { indexGarments, isPictured, pictureNames, shownBy } from './pictureNames';

const codeOf = (kind: 'style' | 'color', own: string) => [...generateCodes(kind, [own]).values()].join();

const coat = {
  generic: 'WJM123',
  number: '1001',
  name: 'Wool coat',
  colors: [
    { number: '000', name: 'Black' },
    { number: '001', name: 'Dark blue' },
    { number: codeOf('color', 'BORD-12'), name: '' },
  ],
  pictures: { '000': 2 },
};
const shirt = {
  generic: codeOf('style', 'ocean-blue-shirt'),
  number: '',
  name: 'Shirt',
  colors: [],
  pictures: {},
};
const twins = [
  { generic: 'AAAAA1', number: '7', name: 'Twin', colors: [], pictures: {} },
  { generic: 'AAAAA2', number: '8', name: 'Twin', colors: [], pictures: {} },
];
const catalog = indexGarments([coat, shirt, ...twins], [shirt.generic]);
const nothing = indexGarments([], undefined);

it.each([
  ['WJM123.JPG', { generic: 'WJM123', color: null }],
  ['wjm123_000_2.png', { generic: 'WJM123', color: '000' }],
  ['WJM123-1.webp', { generic: 'WJM123', color: '001' }],
  ['WJM123 dark blue front.png', { generic: 'WJM123', color: '001' }],
  ['wool-coat-black.avif', { generic: 'WJM123', color: '000' }],
  ['1001_back.jpg', { generic: 'WJM123', color: null }],
  ['WJM123_BORD-12.jpg', { generic: 'WJM123', color: codeOf('color', 'BORD-12') }],
  ['ocean-blue-shirt-detail.png', { generic: shirt.generic, color: null }],
  ['Twin.jpg', null],
  ['7.jpg', { generic: 'AAAAA1', color: null }],
  ['holiday.jpg', null],
  ['ABCDEF_000_1.jpg', null],
])('finds the garment of %s in a catalog', (name, shown) => {
  expect(shownBy(name, catalog)).toEqual(shown);
});

it.each([
  ['abcdef.png', { generic: 'ABCDEF', color: null }],
  ['ABCDEF-000 2.png', { generic: 'ABCDEF', color: '000' }],
  ['ABCDEF-front.png', { generic: 'ABCDEF', color: null }],
  ['ocean-blue-shirt.png', null],
])('finds the garment of %s without a catalog', (name, shown) => {
  expect(shownBy(name, nothing)).toEqual(shown);
});

it.each([
  [
    'the first picture without a color the main one, and numbers the others by color',
    [
      'coat 000.png',
      'WJM123 front.png',
      'WJM123 dark blue.png',
      'WJM123 black.png',
      'WJM123 back.png',
      'me.png',
    ],
    ['WJM123_000_1.jpg', 'WJM123.jpg', 'WJM123_001_1.jpg', 'WJM123_000_2.jpg', 'WJM123_000_3.jpg', null],
  ],
  [
    'the first picture the main one where all have a color',
    ['WJM123 black.png', 'WJM123 black 2.png'],
    ['WJM123.jpg', 'WJM123_000_1.jpg'],
  ],
  ['nothing that fits the rule', ['WJM123_001_4.jpg'], ['WJM123_001_4.jpg']],
  ['nothing that fits the rule in a color that is new', ['WJM123_900_4.jpg'], ['WJM123_900_4.jpg']],
  ['nothing that fits the rule and is in no catalog', ['ABCDEF_000_1.jpg'], ['ABCDEF_000_1.jpg']],
  ['nothing that is in no catalog and fits the rule but for its case', ['abcdef_000_1.jpg'], [null]],
  [
    'what fits the rule but for case and kind',
    ['wjm123_000_2.png', 'wjm123.JPG'],
    ['WJM123_000_2.jpg', 'WJM123.jpg'],
  ],
  [
    'others around those that fit the rule',
    ['WJM123 back.png', 'WJM123.jpg', 'WJM123 black.png', 'WJM123.png', 'WJM123_000_2.jpg'],
    ['WJM123_000_1.jpg', 'WJM123.jpg', 'WJM123_000_3.jpg', 'WJM123_000_4.jpg', 'WJM123_000_2.jpg'],
  ],
])('renames %s', (_what, files, names) => {
  const known = indexGarments([{ ...coat, name: 'Coat' }, shirt], undefined);
  expect(pictureNames(files, known)).toEqual(names);
});

it('defaults to color 000', () => {
  expect(pictureNames(['ABCDEF front.png', 'ABCDEF back.png', 'abcdef_000_1.png'], nothing)).toEqual([
    'ABCDEF.jpg',
    'ABCDEF_000_2.jpg',
    'ABCDEF_000_1.jpg',
  ]);
});

it.each([
  ['WJM123.jpg', true],
  ['WJM123_000_2.jpg', true],
  ['WJM123_000_3.jpg', false],
  ['WJM123_001_1.jpg', false],
  [`${shirt.generic}.jpg`, false],
  ['ABCDEF_000_1.jpg', false],
  ['coat', false],
])('knows whether the catalog has %s', (name, isThere) => {
  expect(isPictured(name, catalog)).toBe(isThere);
});

it('assumes nothing if the server does not report missing pictures', () => {
  expect(isPictured('WJM123.jpg', indexGarments([coat], undefined))).toBe(false);
});
