import { checkDigitOf } from '../../src/domain/ean';
import { parseSku } from '../../src/domain/sku';
import { initialOf, kinds, sizeRuns } from './kinds';

const codes = kinds.map(({ line, code }) => `${initialOf(line)}${code}`);
const sizes = [...new Set(Object.values(sizeRuns).flat())];

/**
 * The EAN of a sku of the brand, always the same: 2, GS1's prefix of numbers that a company gives itself, then 2 digits
 * for the kind, 3 for the garment, 3 for the color, 3 for the size.
 */
export function eanOf(sku: string): string {
  const { generic = '', color = '', size = '' } = parseSku(sku) ?? {};
  const kind = codes.indexOf(generic.slice(0, 3));
  const sizeNumber = sizes.indexOf(size);
  if (kind === -1 || sizeNumber === -1) throw new Error(`${sku} is not of the brand.`);
  const parts = [String(kind).padStart(2, '0'), generic.slice(3), color, String(sizeNumber).padStart(3, '0')];
  const digits = `2${parts.join('')}`;
  return digits + checkDigitOf(digits);
}
