/** A colour as its red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour of a text such as `#1b2426`. */
export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The text of a colour, as SVG takes it. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour between two; `share` 0 is the first and 1 the second. */
export function mix([r, g, b]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb {
  return [r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share];
}

/** How light a colour looks, from 0 for black to 1 for white. */
export function lightnessOf([r, g, b]: Rgb): number {
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

const white: Rgb = [255, 253, 250];
const shade: Rgb = [16, 14, 18];

/** A cloth's colour in more light (`tone` up to 1) or in more shade (down to -1). */
export function toned(rgb: Rgb, tone: number): Rgb {
  return tone >= 0 ? mix(rgb, white, tone) : mix(rgb, shade, -tone);
}

/** How a dye photographs: black keeps some light and white some shade, or no seam of either would show. */
export function photographed(rgb: Rgb): Rgb {
  const lightness = lightnessOf(rgb);
  if (lightness < 0.16) return mix(rgb, [74, 75, 82], 0.34);
  if (lightness > 0.9) return mix(rgb, [226, 223, 217], 0.35);
  return rgb;
}
