import { listLines } from './useCellEntry';
import { english } from '../../../languages/useT';

it.each([
  [[], []],
  [['a'], ['a']],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'd', 'e'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'b', 'c', 'd', 'and 2 more'],
  ],
])('lists %j', (sentences, lines) => {
  expect(listLines(english.t, sentences)).toEqual(lines);
});
