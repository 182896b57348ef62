import type { PictureKind } from './pictureName';

/** The size of a garment's picture, in pixels (spec 5, 9). */
export const pictureSize = { width: 790, height: 1080 } as const;

/** What is wrong with the size of a picture in pixels, or null; a swatch may have any (api.md 'Fine print'). */
export function pictureSizeFault(
  kind: PictureKind,
  { width, height }: { width: number; height: number },
): string | null {
  const isRight = width === pictureSize.width && height === pictureSize.height;
  return kind === 'colors' || isRight
    ? null
    : `${width}x${height} px, not ${pictureSize.width}x${pictureSize.height}`;
}
