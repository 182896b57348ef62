import { readByteRange } from './byteRange';

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-4', { start: 4, end: 4 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=7-99', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['Bytes= 2-5 ', { start: 2, end: 5 }],
  ['bytes=10-', 'outside'],
  ['bytes=10-12', 'outside'],
  ['bytes=-0', 'outside'],
  [undefined, 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=0-3', 'whole'],
])('of ten bytes %s is %j', (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});

it('finds no byte in an empty file', () => {
  expect(['bytes=0-', 'bytes=-5'].map((header) => readByteRange(header, 0))).toEqual(['outside', 'outside']);
});
