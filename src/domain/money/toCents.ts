const amountPattern = /^(-?)(\d+)(?:[.,](\d{1,2}))?$/;
const leastNoise = 1e-6;

/**
 * Integer cents of an amount in major units, a number or a text with '.' or ',' before its decimals, or null
 * when it is no amount or has more than two decimals (api.md 'Conventions').
 */
export function toCents(amount: number | string): number | null {
  return typeof amount === 'number' ? numberToCents(amount) : textToCents(amount);
}

function numberToCents(amount: number): number | null {
  const scaled = amount * 100;
  const cents = Math.round(scaled);
  // Binary fractions are off by a little, and by more the larger they are.
  const floatNoise = Math.max(leastNoise, Math.abs(scaled) * 4 * Number.EPSILON);
  if (!Number.isSafeInteger(cents) || Math.abs(scaled - cents) > floatNoise) return null;
  return cents === 0 ? 0 : cents;
}

function textToCents(text: string): number | null {
  const match = amountPattern.exec(text.trim());
  if (match === null) return null;
  const [, sign, whole, decimals = ''] = match;
  const cents = Number(`${whole}${decimals.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents > 0 ? -cents : cents;
}
