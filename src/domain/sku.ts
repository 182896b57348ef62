const colorNumberLength = 3;

/**
 * A color number padded with zeros to 3 digits when it is numeric, 0 to 000; any other text as it is (contract.md
 * 'Fine print').
 */
export function padColor(color: string): string {
  return /^\d+$/.test(color) ? color.padStart(colorNumberLength, '0') : color;
}

const genericLength = 6;
const colorCodeLength = 9;
const genericPattern = /^[A-Z0-9]{6}$/;
const colorNumberPattern = /^[A-Z0-9]{3}$/;
const skuPattern = /^[A-Z0-9]{9}\S(.*\S)?$/;

/** The parts of a sku: a generic of 6 characters, a color number of 3, and the size (contract.md 'Shapes'). */
export type SkuParts = { generic: string; color: string; size: string };

/**
 * The generic that a garment reference, a color code or a sku starts with: its first 6 characters (spec 9).
 */
export function genericOf(code: string): string {
  return code.slice(0, genericLength);
}

/** The color code, generic and color number, that a sku starts with: its first 9 characters (spec 9). */
export function colorCodeOf(sku: string): string {
  return sku.slice(0, colorCodeLength);
}

/** Whether a text is a generic: 6 capital letters or digits, as in WJM123 (contract.md 'Shapes'). */
export function isGeneric(text: string): boolean {
  return genericPattern.test(text);
}

/** Whether a text is a color number: 3 capital letters or digits, as in 000 (contract.md 'Shapes'). */
export function isColorNumber(text: string): boolean {
  return colorNumberPattern.test(text);
}

/** The parts of a sku, or null when the text is not a sku (contract.md 'Shapes'). */
export function parseSku(sku: string): SkuParts | null {
  if (!skuPattern.test(sku)) return null;
  const colorCode = colorCodeOf(sku);
  return {
    generic: genericOf(sku),
    color: colorCode.slice(genericLength),
    size: sku.slice(colorCodeLength),
  };
}
