import { giveCodes } from '../own-codes/ownCodes';
import { indexGarments, pictureNames, shownBy } from './pictureNames';

const codeOf = (kind: 'style' | 'color', own: string) => [...giveCodes(kind, [own]).values()].join();

const coat = {
  generic: 'WJM123',
  number: '1001',
  name: 'Wool coat',
  colors: [
    { number: '000', name: 'Black' },
    { number: '001', name: 'Dark blue' },
    { number: codeOf('color', 'BORD-12'), name: '' },
  ],
};
const shirt = { generic: codeOf('style', 'ocean-blue-shirt'), number: '', name: 'Shirt', colors: [] };
const twins = [
  { generic: 'AAAAA1', number: '7', name: 'Twin', colors: [] },
  { generic: 'AAAAA2', number: '8', name: 'Twin', colors: [] },
];
const catalog = indexGarments([coat, shirt, ...twins]);
const nothing = indexGarments([]);

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
])('finds what %s shows in a catalog', (name, shown) => {
  expect(shownBy(name, catalog)).toEqual(shown);
});

it.each([
  ['abcdef.png', { generic: 'ABCDEF', color: null }],
  ['ABCDEF-000 2.png', { generic: 'ABCDEF', color: '000' }],
  ['ABCDEF-front.png', { generic: 'ABCDEF', color: null }],
  ['ocean-blue-shirt.png', null],
])('finds what %s shows without a catalog', (name, shown) => {
  expect(shownBy(name, nothing)).toEqual(shown);
});

it('names the first picture without a color the main one, and numbers the others by color', () => {
  const plain = { generic: 'WJM123', color: null };
  const black = { generic: 'WJM123', color: '000' };
  const blue = { generic: 'WJM123', color: '001' };
  expect(pictureNames([black, plain, blue, { ...black }, { ...plain }, null], catalog)).toEqual([
    'WJM123_000_1.jpg',
    'WJM123.jpg',
    'WJM123_001_1.jpg',
    'WJM123_000_2.jpg',
    'WJM123_000_3.jpg',
    null,
  ]);
});

it('names the first picture the main one where all have a color, and takes color 000 where none is known', () => {
  const black = { generic: 'WJM123', color: '000' };
  expect(pictureNames([black, { ...black }], catalog)).toEqual(['WJM123.jpg', 'WJM123_000_1.jpg']);
  const other = { generic: 'ABCDEF', color: null };
  expect(pictureNames([other, { ...other }], nothing)).toEqual(['ABCDEF.jpg', 'ABCDEF_000_1.jpg']);
});
