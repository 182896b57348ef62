import { worded } from '../test/worded';
import { isJpeg, pictureNameFault, pictureSizeFault } from './pictures';

describe('pictureNameFault', () => {
  const image = 'must be named like WJM123.jpg or WJM123_000_1.jpg';
  const swatch = 'must be named like WJM123_000.jpg';
  it.each([
    ['images', 'WJM123.jpg', null],
    ['images', 'WJM123_000_1.jpg', null],
    ['images', 'WJM123_BLK_12.jpg', null],
    ['images', 'WJM123_000.jpg', image],
    ['images', 'WJM123_000_0.jpg', image],
    ['images', 'WJM123_000_100.jpg', image],
    ['images', 'wjm123.jpg', image],
    ['images', 'WJM123.png', image],
    ['images', 'WJM123.jpg\n', image],
    ['images', '../WJM123.jpg', image],
    ['colors', 'WJM123_000.jpg', null],
    ['colors', 'WJM123.jpg', swatch],
    ['colors', 'WJM123_000_1.jpg', swatch],
  ] as const)('%s %j: %p', (kind, name, fault) => {
    expect(worded(pictureNameFault(kind, name))).toBe(fault);
  });
});

describe('pictureSizeFault', () => {
  it.each([
    ['images', 790, 1080, null],
    ['images', 1080, 790, '1080x790 px, not 790x1080'],
    ['images', 790, 1079, '790x1079 px, not 790x1080'],
    ['colors', 40, 30, null],
  ] as const)('%s of %ix%i: %p', (kind, width, height, fault) => {
    expect(worded(pictureSizeFault(kind, { width, height }))).toBe(fault);
  });
});

it.each<[string, number[], boolean]>([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47], false],
  ['nothing', [], false],
])('isJpeg recognizes %s', (_what, bytes, expected) => {
  expect(isJpeg(new Uint8Array(bytes))).toBe(expected);
});
