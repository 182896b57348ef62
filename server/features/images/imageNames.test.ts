import { isImageName } from './imageNames';

test.each([
  ['garments', 'WJM123.jpg', true],
  ['garments', 'WJM123_000_1.jpg', true],
  ['thumbnails', 'WJM123_000_12.jpg', true],
  ['garments', 'WJM123_000.jpg', false],
  ['colors', 'WJM123_000.jpg', true],
  ['colors', 'WJM123.jpg', false],
  ['garments', 'WJM123_000_0.jpg', false],
  ['garments', 'wjm123.jpg', false],
  ['garments', 'WJM123.png', false],
  ['garments', '..%2FWJM123.jpg', false],
  ['garments', '../WJM1.jpg', false],
] as const)('%s/%s is a picture’s name: %s', (kind, name, expected) => {
  expect(isImageName(kind, name)).toBe(expected);
});
