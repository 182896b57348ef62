import { formatCurrency, currenciesOf, currencyIn, isSharedSign, otherCurrency } from './currencies';

it.each([
  ['12,50 €', 'EUR'],
  ['£12', 'GBP'],
  ['&pound;12', 'GBP'],
  ['2999,99 TL', 'TRY'],
  ['$12', 'USD'],
  ['US$ 12', 'USD'],
  ['R$ 12,50', 'BRL'],
  ['C$12', 'CAD'],
  ['CA$ 12', 'CAD'],
  ['A$ 12', 'AUD'],
  ['12 NZ$', 'NZD'],
  ['J$ 12', null],
  ['Price (CHF)', 'CHF'],
  ['usd 12', 'USD'],
  ['12', null],
  ['Titles', null],
])('finds the currency of %p', (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});

it('recognizes signs shared by several currencies', () => {
  expect(['$ 5', '¥ 5', 'C$ 5', '€ 5', 'USD 5', '5'].filter(isSharedSign)).toEqual(['$ 5', '¥ 5']);
});

it.each([
  ['£ 5', 'EUR', 'GBP'],
  ['£ 5', 'GBP', null],
  ['$ 5', 'CAD', null],
  ['R$ 5', 'USD', 'BRL'],
  ['5', 'EUR', null],
])('otherCurrency of %p beside %p is %p', (text, currency, other) => {
  expect(otherCurrency(text, currency)).toBe(other);
});

it.each([
  ['of one', ['€ 12', '13 EUR', '14'], ['EUR']],
  ['of two', ['€ 12,50', '£ 12,50', '€ 9'], ['EUR', 'GBP']],
  ['of $ and C$', ['$ 12', 'C$ 13'], ['CAD']],
  ['of $, C$ and A$', ['$ 12', 'C$ 13', 'A$ 5'], ['CAD', 'AUD']],
  ['of none', ['12', 13, null], []],
])('finds the currencies of a column %s', (_what, cells, currencies) => {
  expect(currenciesOf('Price', cells)).toEqual(currencies);
});

it('finds the currency in the title of a column', () => {
  expect(currenciesOf('Price (EUR)', ['£ 5'])).toEqual(['EUR', 'GBP']);
});

it.each([
  ['#,##0.00 "€"', '€'],
  ['[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00', '£'],
  ['_-* #,##0.00\\ [$CHF]_-', 'CHF'],
  ['"$"#,##0.00_);("$"#,##0.00)', '$'],
  ['[$R$-416] #,##0.00', 'R$'],
  ['[$-409]d/m/yyyy', ''],
  ['[Red]0.00', ''],
  ['0.00 "pcs"', ''],
  ['General', ''],
  ['', ''],
])('finds the currency that the format %j shows', (format, currency) => {
  expect(formatCurrency(format)).toBe(currency);
});
