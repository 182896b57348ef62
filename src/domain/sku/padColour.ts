const colourNumberLength = 3;

/**
 * A colour number padded with zeros to 3 digits when it is numeric, 0 to 000; any other text as it is (api.md
 * 'Fine print').
 */
export function padColour(colour: string): string {
  return /^\d+$/.test(colour) ? colour.padStart(colourNumberLength, '0') : colour;
}
