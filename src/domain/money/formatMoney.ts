import { fromCents } from './fromCents';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in integer cents as a person reads it: two decimals and the ISO 4217 currency, in the given
 * locale or the person's own; an unset currency leaves the bare number (spec 9).
 */
export function formatMoney(cents: number, currency: string, locale?: string): string {
  return formatFor(currency, locale).format(fromCents(cents));
}

// Building a format costs far more than using it, and lists show tens of thousands of amounts.
function formatFor(currency: string, locale?: string): Intl.NumberFormat {
  const key = `${locale ?? ''}|${currency}`;
  const known = formats.get(key);
  if (known) return known;

  const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat(
    locale,
    currency === '' ? twoDecimals : { ...twoDecimals, style: 'currency', currency },
  );
  formats.set(key, format);
  return format;
}
