/** The folders of the image host: pictures of garments, small ones of the same names, and swatches. */
export const imageKinds = ['garments', 'thumbnails', 'colors'] as const;

/** A folder of the image host. */
export type ImageKind = (typeof imageKinds)[number];

const picture = /^[A-Z0-9]{6}(_[A-Z0-9]{3}_[1-9]\d?)?$/;
const swatch = /^[A-Z0-9]{6}_[A-Z0-9]{3}$/;
const patterns: Record<ImageKind, RegExp> = { garments: picture, thumbnails: picture, colors: swatch };

/**
 * The folder and the name, without `.jpg`, of an address on the image host, or null when it is none: only what
 * matches whole ever becomes part of a path (api.md 'Images').
 */
export function parsePictureName(folder: string, file: string): { kind: ImageKind; name: string } | null {
  const kind = imageKinds.find((one) => one === folder);
  if (kind === undefined || !file.endsWith('.jpg')) return null;
  const name = file.slice(0, -'.jpg'.length);
  return patterns[kind].test(name) ? { kind, name } : null;
}
