import { buildGarment } from '../../test/factories/buildGarment';
import { filterGarments } from './filterGarments';

const coat = buildGarment({
  generic: 'WJM123',
  number: '1001',
  name: 'Manteau d’été',
  collection: 'Capsule',
  colors: [{ number: '000', name: 'Noir' }],
});
const skirt = buildGarment({ generic: 'WJM200', number: '1002', name: 'Pleated skirt', collection: 'Main' });
const garments = [coat, skirt];

it.each([
  ['number', '1001'],
  ['name', 'manteau'],
  ['name without its accents', 'ETE'],
  ['generic', 'wjm123'],
  ['colour', 'noir'],
  ['collection', 'capsule'],
  ['several words', 'noir  manteau '],
])('finds a garment by its %s', (_name, search) => {
  expect(filterGarments(garments, search, null)).toEqual([coat]);
});

it('gives all without a search, and none when nothing has every word', () => {
  expect(filterGarments(garments, ' ', null)).toBe(garments);
  expect(filterGarments(garments, 'noir skirt', null)).toEqual([]);
});

it('keeps to what is selected', () => {
  expect(filterGarments(garments, '', new Set(['WJM200']))).toEqual([skirt]);
  expect(filterGarments(garments, 'manteau', new Set(['WJM200']))).toEqual([]);
});
