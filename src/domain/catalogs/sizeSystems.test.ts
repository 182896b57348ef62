import { inEnglish } from '../language/wording';
import { sizeSystem, sizeSystemNames } from './sizeSystems';

it.each([
  ['S', 'Letters'],
  ['xl', 'Letters'],
  ['XXXS', 'Letters'],
  ['2XL', 'Letters'],
  ['S/M', 'Letters'],
  ['XS-S', 'Letters'],
  ['38', 'Numbers'],
  ['36 1/2', 'Numbers'],
  ['41,5', 'Numbers'],
  ['32/34', 'Numbers'],
  ['86-92', 'Numbers'],
  ['One size', 'One size'],
  ['ONESIZE', 'One size'],
  ['OS', 'One size'],
  ['O/S', 'One size'],
  ['TU', 'One size'],
  [' U ', 'One size'],
  ['Newborn', 'Others'],
])('%j is of %s', (size, system) => {
  expect(inEnglish(sizeSystemNames[sizeSystem(size)])).toBe(system);
});
