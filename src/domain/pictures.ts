import { type Message, message } from './language/message';

const signature = [0xff, 0xd8, 0xff];

/** Whether a file that begins with these bytes is a JPEG, whatever it is called (spec 5). */
export function isJpeg(start: Uint8Array): boolean {
  return signature.every((byte, index) => start[index] === byte);
}

/** The most pictures per call, and the most bytes per picture (contract.md 'Fine print'). */
export const pictureLimits: { readonly files: number; readonly bytes: number } = {
  files: 500,
  bytes: 10 * 1024 * 1024,
};

/** Why a picture is not accepted, in words for the person. */
export const pictureFaults = {
  notJpeg: message('is not a JPEG'),
  tooLarge: message('is larger than 10 MiB'),
  damaged: message('is damaged'),
} as const;

/** What pictures are uploaded for: garments (`images`), or swatches of their colors (`colors`) (spec 2, 7). */
export type PictureKind = 'images' | 'colors';

const patterns = {
  images: /^[A-Z0-9]{6}(_[A-Z0-9]{3}_[1-9]\d?)?\.jpg$/,
  colors: /^[A-Z0-9]{6}_[A-Z0-9]{3}\.jpg$/,
} as const;

const faults = {
  images: message('must be named like WJM123.jpg or WJM123_000_1.jpg'),
  colors: message('must be named like WJM123_000.jpg'),
} as const;

/**
 * What is wrong with the name of a picture file, or null: a garment's main picture is WJM123.jpg, an extra one in a
 * color WJM123_000_1.jpg, a color's swatch WJM123_000.jpg (spec 5, contract.md 'Images').
 */
export function pictureNameFault(kind: PictureKind, fileName: string): Message | null {
  return patterns[kind].test(fileName) ? null : faults[kind];
}

/** What files each upload takes, in words. */
export const pictureRules: Readonly<Record<PictureKind, Message>> = {
  images: message(
    'JPEG files of 790x1080 px, named like WJM123.jpg; more pictures of a color like WJM123_000_1.jpg.',
  ),
  colors: message('JPEG files of any size, named by garment and color like WJM123_000.jpg.'),
};

/** The size of a garment's picture, in pixels (spec 5, 9). */
export const pictureSize = { width: 790, height: 1080 } as const;

/** What is wrong with the size of a picture in pixels, or null; a swatch may have any (contract.md 'Fine print'). */
export function pictureSizeFault(
  kind: PictureKind,
  { width, height }: { width: number; height: number },
): Message | null {
  const isRight = width === pictureSize.width && height === pictureSize.height;
  return kind === 'colors' || isRight
    ? null
    : message('{width}x{height} px, not {rightWidth}x{rightHeight}', {
        width,
        height,
        rightWidth: pictureSize.width,
        rightHeight: pictureSize.height,
      });
}
