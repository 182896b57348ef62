const shortLength = 4;
const longLength = 10;

/**
 * A SAP ID padded with zeros, to 10 characters when longer than 4 and else to 4; null, empty or blank clears
 * to null (spec 5).
 */
export function normaliseSapId(sapId: string | null): string | null {
  const trimmed = sapId?.trim();
  if (!trimmed) return null;
  return trimmed.padStart(trimmed.length > shortLength ? longLength : shortLength, '0');
}
