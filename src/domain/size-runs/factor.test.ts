import { readFactor } from './factor';

it.each([
  ['2', 200],
  [' 1.5 ', 150],
  ['0,25', 25],
  ['1.1', 110],
  ['999999', 99_999_900],
  ['0', null],
  ['0.00', null],
  ['', null],
  ['-2', null],
  ['1.234', null],
  ['two', null],
])('%j is %s hundredths', (text, hundredths) => {
  expect(readFactor(text)).toBe(hundredths);
});
