import { formatMoney } from './formatMoney';

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('formatMoney', () => {
  it.each([
    [123450, 'EUR', 'en-US', '€1,234.50'],
    [123450, 'EUR', 'de-DE', '1.234,50 €'],
    [100, 'JPY', 'en-US', '¥1.00'],
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
