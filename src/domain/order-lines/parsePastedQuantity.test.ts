import { parsePastedQuantity } from './parsePastedQuantity';

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['007', 7],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1\u202f200', 1200],
  ["1'200", 1200],
  ['1’200', 1200],
  ['12.0', 12],
  ['12,00', 12],
  ['1,200.00', 1200],
  ['1.200,00', 1200],
  ['100,200', 100_200],
  ['999999', 999_999],
])('reads %j as %d', (text, quantity) => {
  expect(parsePastedQuantity(text)).toEqual({ quantity });
});

it.each(['0', '00', '0.00'])('removes with %j', (text) => {
  expect(parsePastedQuantity(text)).toEqual({ quantity: null });
});

it.each(['', ' ', '\u00a0', '\t'])('takes %j for a blank cell', (text) => {
  expect(parsePastedQuantity(text)).toBeNull();
});

it.each(['abc', '-3', '1.5', '12,5', '1e3', '12 pcs', '1,20', '1.2.3', '1,200,30', '1.200,500', '#N/A', '٣'])(
  'does not guess what %j means',
  (text) => {
    expect(parsePastedQuantity(text)).toEqual({ error: 'Not a whole number' });
  },
);

it.each(['1000000', '1,000,000'])('refuses %j, which no line can hold', (text) => {
  expect(parsePastedQuantity(text)).toEqual({ error: 'A quantity can be at most 999999' });
});
