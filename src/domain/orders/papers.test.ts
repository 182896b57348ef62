import type { Message } from '../language/message';
import { inEnglish } from '../language/wording';
import { chargeRefusal, discountCents, discountRefusal, toPay, vatCents, windowFault } from './papers';

const worded = (refusal: Message | null) => refusal && inEnglish(refusal);

test.each([
  [10_000, { rate: null, cents: null }, 0],
  [10_000, { rate: 500, cents: null }, 500],
  [9_999, { rate: 333, cents: null }, 333],
  [10_000, { rate: 10_000, cents: null }, 10_000],
  [10_000, { rate: null, cents: 250 }, 250],
  [10_000, { rate: null, cents: 20_000 }, 10_000],
  [0, { rate: 500, cents: null }, 0],
])('the discount on %i cents of %j is %i', (total, discount, taken) => {
  expect(discountCents(total, discount, 'EUR')).toBe(taken);
});

test('the discount comes off the total, and freight is added', () => {
  expect(toPay(10_000, { rate: 1000, cents: null, freight: 1250, vat_rate: null }, 'EUR')).toBe(10_250);
  expect(toPay(10_000, { rate: null, cents: null, freight: null, vat_rate: null }, 'EUR')).toBe(10_000);
});

test('a share of yen is whole yen, and so is what is left to pay', () => {
  const discount = { rate: 750, cents: null, freight: 80_000, vat_rate: null };
  expect(discountCents(1_234_500, discount, 'JPY')).toBe(92_600);
  expect(toPay(1_234_500, discount, 'JPY')).toBe(1_221_900);
});

test.each([
  [['1', '2'], null],
  [[], null],
  [['2', '3'], { at: 1, text: 'The order has no pieces of drop “3”.' }],
  [['1', '2', '1'], { at: 2, text: 'Drop “1” is given twice; give each drop once.' }],
])('windows of the drops %j in an order of 1 and 2: %j', (drops, fault) => {
  const found = windowFault(
    drops.map((drop) => ({ drop })),
    ['1', '2'],
  );
  expect(found && { at: found.at, text: inEnglish(found.text) }).toEqual(fault);
});

test.each([
  [10_000, { rate: null, cents: null, freight: null, vat_rate: 2000 }, 'EUR', 2000, 12_000],
  [10_000, { rate: 1000, cents: null, freight: 1250, vat_rate: 2000 }, 'EUR', 2050, 12_300],
  [9_999, { rate: null, cents: null, freight: null, vat_rate: 550 }, 'EUR', 550, 10_549],
  [10_000, { rate: null, cents: null, freight: null, vat_rate: 0 }, 'EUR', 0, 10_000],
  [1_234_500, { rate: null, cents: null, freight: null, vat_rate: 1000 }, 'JPY', 123_500, 1_358_000],
])('on %i cents with %j in %s, the tax is %i and %i is payable', (total, charges, currency, tax, pay) => {
  expect(vatCents(total, charges, currency)).toBe(tax);
  expect(toPay(total, charges, currency)).toBe(pay);
});

test('amounts have no more decimals than their currency', () => {
  expect(chargeRefusal('freight', 1250, 'EUR')).toBeNull();
  expect(chargeRefusal('freight', 1200, 'JPY')).toBeNull();
  expect(worded(chargeRefusal('discount_amount', 1250, 'JPY'))).toBe(
    'The discount is 12.5; JPY has no decimals, so give a whole number.',
  );
  expect(worded(chargeRefusal('freight', 1250, 'JPY'))).toBe(
    'The freight is 12.5; JPY has no decimals, so give a whole number.',
  );
});

test('a discount is a share or an amount', () => {
  expect(worded(discountRefusal({ rate: 500, cents: 100 }))).toBe(
    'Give the discount in percent or as an amount, not both.',
  );
  expect(discountRefusal({ rate: null, cents: 100 })).toBeNull();
  expect(discountRefusal({ rate: 500, cents: null })).toBeNull();
});
