import { placePicture } from './placePicture';

/** A size with getters, as in a browser's ImageBitmap. */
class Bitmap {
  constructor(private readonly size: { width: number; height: number }) {}
  get width() {
    return this.size.width;
  }
  get height() {
    return this.size.height;
  }
}

const all = { x: 0, y: 0, width: 790, height: 1080 };

it.each([
  ['a wide one', { width: 1580, height: 1080 }, { x: 0, y: 270, width: 790, height: 540 }],
  ['a tall one', { width: 395, height: 1080 }, { x: 198, y: 0, width: 395, height: 1080 }],
  ['one of the right size', { width: 790, height: 1080 }, all],
  ['a small one', { width: 79, height: 108 }, all],
])('fits %s into the center', (_what, size, to) => {
  expect(placePicture(new Bitmap(size), { how: 'fit', margin: '#ffffff' })).toEqual({
    from: { x: 0, y: 0, ...size },
    to,
  });
});

it.each([
  [
    'the middle of a wide one',
    { width: 1580, height: 1080 },
    0.5,
    0.5,
    { x: 395, y: 0, width: 790, height: 1080 },
  ],
  ['the left of a wide one', { width: 1580, height: 1080 }, 0, 1, { x: 0, y: 0, width: 790, height: 1080 }],
  [
    'the bottom of a tall one',
    { width: 790, height: 2160 },
    0.5,
    1,
    { x: 0, y: 1080, width: 790, height: 1080 },
  ],
  [
    'all of one in the right proportion',
    { width: 1580, height: 2160 },
    0.3,
    0.7,
    { x: 0, y: 0, width: 1580, height: 2160 },
  ],
])('crops %s to fill', (_what, size, across, down, from) => {
  expect(placePicture(new Bitmap(size), { how: 'crop', across, down })).toEqual({ from, to: all });
});
