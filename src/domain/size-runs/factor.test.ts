import { readFactor } from './factor';

it.each([
  ['2', 200],
  [' 1.5 ', 150],
  ['0,25', 25],
  ['1.1', 110],
  ['999999', 99_999_900],
  ['２', 200],
  ['١٫٥', 150],
  ['१.५', 150],
  ['１，５', 150],
  ['\u200f٢', 200],
  ['x2', 200],
  ['× 1.5', 150],
  ['2x', 200],
  ['+2', 200],
  ["'2", 200],
  ['0', null],
  ['0.00', null],
  ['', null],
  ['-2', null],
  ['1.234', null],
  ['two', null],
  ['2 3', null],
  ['2x3', null],
  ['١٬٢٣٤', null],
])('%j is %s hundredths', (text, hundredths) => {
  expect(readFactor(text)).toBe(hundredths);
});
