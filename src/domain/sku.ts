const colourNumberLength = 3;

/**
 * A colour number padded with zeros to 3 digits when it is numeric, 0 to 000; any other text as it is (api.md
 * 'Fine print').
 */
export function padColour(colour: string): string {
  return /^\d+$/.test(colour) ? colour.padStart(colourNumberLength, '0') : colour;
}

const genericLength = 6;
const colourCodeLength = 9;
const genericPattern = /^[A-Z0-9]{6}$/;
const colourNumberPattern = /^[A-Z0-9]{3}$/;
const colourCodePattern = /^[A-Z0-9]{9}$/;
const skuPattern = /^[A-Z0-9]{9}\S(.*\S)?$/;

/**
 * The parts of a sku: generic of 6 characters, colour number of 3, and the size as the rest (api.md
 * 'Shapes').
 */
export type SkuParts = { generic: string; color: string; size: string };

/**
 * The generic that a garment reference, a colour code or a sku starts with: its first 6 characters (spec 9).
 */
export function genericOf(code: string): string {
  return code.slice(0, genericLength);
}

/** The colour code, generic and colour number, that a sku starts with: its first 9 characters (spec 9). */
export function colourCodeOf(sku: string): string {
  return sku.slice(0, colourCodeLength);
}

/** Whether a text is a generic: 6 capital letters or digits, as in WJM123 (api.md 'Shapes'). */
export function isGeneric(text: string): boolean {
  return genericPattern.test(text);
}

/** Whether a text is a colour number: 3 capital letters or digits, as in 000 (api.md 'Shapes'). */
export function isColourNumber(text: string): boolean {
  return colourNumberPattern.test(text);
}

/** Whether a text is a colour code: a generic and a colour number, as in WJM123000 (api.md 'Shapes'). */
export function isColourCode(text: string): boolean {
  return colourCodePattern.test(text);
}

/**
 * Whether a text may stand in an order's wanted list: a colour code, or a sku such as WJM123000M (spec 3).
 */
export function isWantedCode(text: string): boolean {
  return isColourCode(text) || skuPattern.test(text);
}

/** The parts of a sku, or null when the text is none (api.md 'Shapes'). */
export function parseSku(sku: string): SkuParts | null {
  if (!skuPattern.test(sku)) return null;
  const colourCode = colourCodeOf(sku);
  return {
    generic: genericOf(sku),
    color: colourCode.slice(genericLength),
    size: sku.slice(colourCodeLength),
  };
}
