import { worded } from '../../test/worded';
import { startLog } from './changes';
import { isSwatchColumn, noteSwatches } from './swatches';
import { toTable } from './table';

it.each<[string, string[], boolean]>([
  ['Image Src', ['https://cdn.shop.test/1/coat.jpg?v=3'], true],
  ['Images', ['https://a.test/1.jpg, https://a.test/2.png'], true],
  ['Photo', ['https://cdn.test/pictures/91'], true],
  ['Link', ['https://shop.test/coat'], false],
  ['Variant', ['coat_navy.webp', 'coat_red.webp'], true],
  ['Colour', ['#1B2A41', '#fff', 'rgb(1, 2, 3)'], true],
  ['Colour', ['#1B2A41', 'Navy'], false],
  ['Color hex', ['1B2A41', 'FFFFFF'], true],
  ['Color code', ['112233', '445566'], false],
  ['Swatch', [], false],
  ['Bild', ['siehe Katalog'], false],
])('of the column %s with %j: %p', (title, samples, is) => {
  expect(isSwatchColumn(title, samples)).toBe(is);
});

it('notes each unused column, with its number of filled rows', () => {
  const table = toTable(
    [
      ['Style', 'Swatch', 'Image', 'Photo'],
      ['A1', '#112233', 'a.jpg', 'a.jpg'],
      ['A2', null, 'b.jpg', 'b.jpg'],
    ],
    0,
  );
  const log = startLog();
  noteSwatches(table, (column) => column === 3, log);
  const why = 'pictures and swatches are uploaded as images';
  expect(worded(log.list())).toEqual([
    { column: 'Swatch', why, before: '#112233', after: 'left out', row: 2, count: 1 },
    { column: 'Image', why, before: 'a.jpg', after: 'left out', row: 2, count: 2 },
  ]);
});
