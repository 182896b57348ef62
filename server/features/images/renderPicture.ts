import sharp from 'sharp';
import type { PictureKind } from '../../../src/domain/pictures';
import { mostPixels } from './inspectPicture';
import type { ImageKind } from './pictureName';

// Pictures are made some at a time, so each of them needs one thread only.
sharp.concurrency(1);

const thumbnailWidth = 240;
const swatchSide = 120;

/** A file of the image host. */
export interface RenderedPicture {
  kind: ImageKind;
  content: Buffer;
}

/**
 * Makes the files of the image host from an uploaded picture: drawn anew, upright and in sRGB, without whatever
 * else the upload held. Throws when the picture is broken.
 */
export async function renderPicture(kind: PictureKind, file: string): Promise<RenderedPicture[]> {
  const picture = () => sharp(file, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient();
  if (kind === 'colors') {
    const swatch = picture().resize(swatchSide, swatchSide, { fit: 'cover' }).jpeg({ quality: 84 });
    return [{ kind: 'colors', content: await swatch.toBuffer() }];
  }
  const whole = picture().jpeg({ quality: 84, progressive: true });
  const small = picture().resize({ width: thumbnailWidth }).jpeg({ quality: 80 });
  return [
    { kind: 'thumbnails', content: await small.toBuffer() },
    { kind: 'garments', content: await whole.toBuffer() },
  ];
}
