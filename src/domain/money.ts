import { withPlainMarks } from './text/plainMarks';

const formats = new Map<string, Intl.NumberFormat>();

/** The ISO 4217 currencies without decimals, such as the yen. */
export const currenciesWithoutDecimals: readonly string[] = Intl.supportedValuesOf('currency').filter(
  (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return maximumFractionDigits === 0;
  },
);

/**
 * The number of decimals shown of a currency: none for a yen, otherwise two (spec 9). Amounts are counted in
 * hundredths in every currency, so that the contract's two decimals fit; those of a yen are always 0.
 */
export function decimalsOf(currency: string): 0 | 2 {
  return currenciesWithoutDecimals.includes(currency) ? 0 : 2;
}

/** Rounds to what can be paid in the currency, in integer cents: full yen, otherwise cents. */
export function roundToCurrency(cents: number, currency: string): number {
  const unit = decimalsOf(currency) === 0 ? 100 : 1;
  return Math.round(cents / unit) * unit;
}

/**
 * An amount in integer cents, formatted for people: the currency's decimals and its ISO 4217 code or sign, in the given
 * locale or the person's own; an unset currency leaves the bare number (spec 9).
 */
export function formatMoney(cents: number, currency: string, locale?: string): string {
  return formatFor(currency, locale).format(fromCents(cents));
}

/** Formats an amount in major units, as in the contract. */
export const formatAmount = (amount: number, currency: string, locale?: string): string =>
  formatFor(currency, locale).format(amount);

/** Formats without decimals, where there is no room for them. */
export function formatRoundedMoney(cents: number, currency: string, locale?: string): string {
  return formatFor(currency, locale, 0).format(fromCents(cents));
}

// Creating a format is far more expensive than using it, and lists show tens of thousands of amounts.
function formatFor(currency: string, locale?: string, digits = decimalsOf(currency)): Intl.NumberFormat {
  const key = `${locale ?? ''}|${currency}|${digits}`;
  const known = formats.get(key);
  if (known) return known;

  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = new Intl.NumberFormat(
    locale,
    currency === '' ? decimals : { ...decimals, style: 'currency', currency },
  );
  formats.set(key, format);
  return format;
}

/** Converts integer cents to major units, as the contract transports money (contract.md 'Conventions'). */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** What a line costs, in integer cents, from its pieces and its price per piece in integer cents (spec 3). */
export function lineAmount(line: { quantity: number; price: number }): number {
  return line.quantity * line.price;
}

const amountPattern = /^(-?)(\d+)(?:[.,](\d{1,2}))?$/;
const minNoise = 1e-6;

/**
 * Parses an amount in major units, a number or a text with '.' or ',' before its decimals, in digits of any script, into integer cents; null
 * when it is not an amount or has more than two decimals (contract.md 'Conventions').
 */
export function toCents(amount: number | string): number | null {
  return typeof amount === 'number' ? numberToCents(amount) : textToCents(amount);
}

function numberToCents(amount: number): number | null {
  const scaled = amount * 100;
  const cents = Math.round(scaled);
  // The error of binary fractions grows with the number.
  const floatNoise = Math.max(minNoise, Math.abs(scaled) * 4 * Number.EPSILON);
  if (!Number.isSafeInteger(cents) || Math.abs(scaled - cents) > floatNoise) return null;
  return cents === 0 ? 0 : cents;
}

function textToCents(text: string): number | null {
  const match =
    amountPattern.exec(text.trim()) ?? amountPattern.exec(withPlainMarks(text).replace('٫', '.').trim());
  if (match === null) return null;
  const [, sign, integer, decimals = ''] = match;
  const cents = Number(`${integer}${decimals.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents > 0 ? -cents : cents;
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether this is an ISO 4217 code, including historic currencies. */
export function isCurrency(code: string): boolean {
  return currencies.has(code);
}
