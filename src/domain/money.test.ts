import {
  formatAmount,
  formatMoney,
  formatRoundedMoney,
  fromCents,
  lineAmount,
  toCents,
  isCurrency,
} from './money';
import fc from 'fast-check';

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('formatMoney', () => {
  it.each([
    [123450, 'EUR', 'en-US', '€1,234.50'],
    [123450, 'EUR', 'de-DE', '1.234,50 €'],
    [1250000, 'JPY', 'en-US', '¥12,500'],
    [1250000, 'KRW', 'de-DE', '12.500 ₩'],
    [1250, 'KWD', 'en-US', 'KWD 12.50'],
    [5, 'USD', 'en-US', '$0.05'],
    [123450, '', 'en-US', '1,234.50'],
  ])('%i cents in %p for %s are %s', (cents, currency, locale, text) => {
    expect(plainSpaces(formatMoney(cents, currency, locale))).toBe(text);
    expect(plainSpaces(formatMoney(cents, currency, locale))).toBe(text);
  });

  it("falls back on the person's own locale", () => {
    expect(formatMoney(1250, '')).toMatch(/^12[.,]50$/);
  });
});

describe('formatAmount', () => {
  it('takes major units', () => {
    expect(formatAmount(1234.5, 'EUR', 'en-US')).toBe('€1,234.50');
  });
});

describe('fromCents', () => {
  it.each([
    [0, 0],
    [1999, 19.99],
    [-5, -0.05],
  ])('%i cents are %d', (cents, amount) => {
    expect(fromCents(cents)).toBe(amount);
  });

  it('round-trips without losing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('lineAmount', () => {
  it('multiplies pieces by price, in cents', () => {
    expect(lineAmount({ quantity: 3, price: 1999 })).toBe(5997);
  });
});

describe('toCents', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [1234.5, 123450],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [-12.5, -1250],
    [1.005, null],
    [0.001, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e20, null],
    ['12,50', 1250],
    ['12.5', 1250],
    [' 7 ', 700],
    ['0,05', 5],
    ['-3.10', -310],
    ['-0', 0],
    ['12.505', null],
    ['1.234,50', null],
    ['12.', null],
    ['.5', null],
    ['12 EUR', null],
    ['', null],
    ['99999999999999999', null],
  ])('%p is %p cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });
});

it.each([
  ['EUR', true],
  ['JPY', true],
  ['EUX', false],
  ['eur', false],
])('isCurrency %s: %s', (code, known) => {
  expect(isCurrency(code)).toBe(known);
});

it('formats without decimals', () => {
  expect(formatRoundedMoney(125_050, 'EUR', 'en')).toBe('€1,251');
  expect(formatMoney(125_050, 'EUR', 'en')).toBe('€1,250.50');
});
