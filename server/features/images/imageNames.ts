/** The folders of pictures (api.md 'Images'). */
export type ImageKind = 'garments' | 'thumbnails' | 'colors';

const picture = /^[A-Z0-9]{6}(_[A-Z0-9]{3}_[1-9]\d?)?\.jpg$/;
const swatch = /^[A-Z0-9]{6}_[A-Z0-9]{3}\.jpg$/;

/** Whether a name is one that a picture of this kind can have; nothing else ever becomes a path. */
export const isImageName = (kind: ImageKind, name: string): boolean =>
  (kind === 'colors' ? swatch : picture).test(name);
