import sharp from 'sharp';
import {
  pictureFaults,
  type PictureKind,
  pictureNameFault,
  pictureSizeFault,
} from '../../../src/domain/pictures';
import type { UploadedFile } from '../../http/multipart';
import type { ImageKind } from './pictureStore';

// Pictures are made some at a time, so each of them needs one thread only.
sharp.concurrency(1);

/** A small file may declare a picture that would fill the memory when it is unpacked. */
const mostPixels = 100_000_000;

/** What is wrong with an uploaded picture by its name, its content and its size, or null. */
export async function inspectPicture(
  kind: PictureKind,
  { filename, path }: Pick<UploadedFile, 'filename' | 'path'>,
): Promise<string | null> {
  const nameFault = pictureNameFault(kind, filename);
  if (nameFault !== null) return nameFault;
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null);
  if (metadata?.format !== 'jpeg') return pictureFaults.notJpeg;
  // As it is shown: a camera that was held upright notes that beside the picture.
  const { width, height } = metadata.autoOrient;
  const sizeFault = pictureSizeFault(kind, { width, height });
  if (sizeFault !== null) return sizeFault;
  return width * height > mostPixels ? `${width}x${height} px are too many` : null;
}

const thumbnailWidth = 240;

const swatchSide = 120;

/** A file of the image host. */
interface RenderedPicture {
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
