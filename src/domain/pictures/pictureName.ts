/** What pictures are uploaded for: garments (`images`), or swatches of their colours (`colors`) (spec 2, 7). */
export type PictureKind = 'images' | 'colors';

const patterns = {
  images: /^[A-Z0-9]{6}(_[A-Z0-9]{3}_[1-9]\d?)?\.jpg$/,
  colors: /^[A-Z0-9]{6}_[A-Z0-9]{3}\.jpg$/,
} as const;

const faults = {
  images: 'must be named like WJM123.jpg or WJM123_000_1.jpg',
  colors: 'must be named like WJM123_000.jpg',
} as const;

/**
 * What is wrong with the name of a picture file, or null: a garment's main picture is WJM123.jpg, an extra one in a
 * colour WJM123_000_1.jpg, a colour's swatch WJM123_000.jpg (spec 5, api.md 'Images').
 */
export function pictureNameFault(kind: PictureKind, fileName: string): string | null {
  return patterns[kind].test(fileName) ? null : faults[kind];
}
