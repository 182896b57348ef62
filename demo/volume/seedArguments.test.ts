import { readSeedArguments } from './seedArguments';

it.each([
  [['--orders', '50000', '--garments', '1000'], { orders: 50_000, garments: 1000, customers: 0 }],
  [['--customers=7'], { orders: 0, garments: 0, customers: 7 }],
])('%j asks for %j', (args, size) => {
  expect(readSeedArguments(args)).toEqual(size);
});

it.each([
  [[], 'Say how much to add: npm run seed -- --orders 50000 --garments 1000 [--customers 500]'],
  [['--orders', 'many'], "--orders must be a whole number from 0 to 1000000, but is 'many'."],
  [['--garments', '10001'], "--garments must be a whole number from 0 to 10000, but is '10001'."],
  [['--orders=-1'], "--orders must be a whole number from 0 to 1000000, but is '-1'."],
  [['--orders'], "--orders must be a whole number from 0 to 1000000, but is ''."],
  [
    ['--shops', '3'],
    "'--shops' is not known; there are --orders, --garments and --customers, each with a number.",
  ],
  [['3'], "'3' is not known; there are --orders, --garments and --customers, each with a number."],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readSeedArguments(args)).toThrow(sentence);
});
