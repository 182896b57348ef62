import { listText } from './useCellEntry';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c', 'd', 'e'], 'a\nb\nc\nd\ne'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'a\nb\nc\nd\nand 2 more'],
])('writes %j', (sentences, text) => {
  expect(listText(sentences)).toBe(text);
});
