import { padColour } from './padColour';

describe('padColour', () => {
  it.each([
    ['0', '000'],
    ['12', '012'],
    ['123', '123'],
    ['1234', '1234'],
    ['BK', 'BK'],
    ['', ''],
  ])('%p becomes %p', (colour, padded) => {
    expect(padColour(colour)).toBe(padded);
  });
});
