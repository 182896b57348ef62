import { pictureSize } from '../pictures';

/** How pictures of any size become 790x1080: fitted with a margin, or cropped to fill. */
export type Placing =
  | { readonly how: 'fit'; readonly margin: string }
  /** The position of the crop, from 0 (left, top) to 1 (right, bottom). */
  | { readonly how: 'crop'; readonly across: number; readonly down: number };

/** A rectangle in pixels. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The area of a picture of this size to draw, and its area in the result of 790x1080 (spec 5). */
export function placePicture(
  size: { readonly width: number; readonly height: number },
  placing: Placing,
): { from: Area; to: Area } {
  const across = pictureSize.width / size.width;
  const down = pictureSize.height / size.height;
  if (placing.how === 'fit') {
    const scale = Math.min(across, down);
    const width = Math.round(size.width * scale);
    const height = Math.round(size.height * scale);
    return {
      // Not spread, as the size of an ImageBitmap is in getters of its class.
      from: { x: 0, y: 0, width: size.width, height: size.height },
      to: {
        x: Math.round((pictureSize.width - width) / 2),
        y: Math.round((pictureSize.height - height) / 2),
        width,
        height,
      },
    };
  }
  const scale = Math.max(across, down);
  const width = pictureSize.width / scale;
  const height = pictureSize.height / scale;
  return {
    from: {
      x: (size.width - width) * placing.across,
      y: (size.height - height) * placing.down,
      width,
      height,
    },
    to: { x: 0, y: 0, ...pictureSize },
  };
}
