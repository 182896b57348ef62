import sharp from 'sharp';
import {
  pictureFaults,
  type PictureKind,
  pictureNameFault,
  pictureSizeFault,
} from '../../../src/domain/pictures';
import { type Message, message } from '../../../src/domain/language/message';
import type { UploadedFile } from '../../core/uploadedFile';
import type { ImageKind } from './pictureStore';

// Several pictures are made in parallel, so each needs only one thread.
sharp.concurrency(1);

/** A small file may declare a picture that would fill the memory once decoded. */
const maxPixels = 100_000_000;

/** What is wrong with an uploaded picture's name, content or size, or null. */
export async function inspectPicture(
  kind: PictureKind,
  { filename, path }: Pick<UploadedFile, 'filename' | 'path'>,
): Promise<Message | null> {
  const nameFault = pictureNameFault(kind, filename);
  if (nameFault !== null) return nameFault;
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null);
  if (metadata?.format !== 'jpeg') return pictureFaults.notJpeg;
  // The size as displayed: a camera held upright records the rotation in the metadata.
  const { width, height } = metadata.autoOrient;
  const sizeFault = pictureSizeFault(kind, { width, height });
  if (sizeFault !== null) return sizeFault;
  return width * height > maxPixels ? message('{width}x{height} px are too many', { width, height }) : null;
}

const thumbnailWidth = 240;

const swatchSide = 120;

/** A file of the image host. */
interface RenderedPicture {
  kind: ImageKind;
  content: Buffer;
}

/**
 * Makes the image host's files from an uploaded picture: re-encoded, upright and in sRGB, without anything else the
 * upload contained. Throws when the picture is broken.
 */
export async function renderPicture(kind: PictureKind, file: string): Promise<RenderedPicture[]> {
  const picture = () => sharp(file, { failOn: 'error', limitInputPixels: maxPixels }).autoOrient();
  if (kind === 'colors') {
    const swatch = picture().resize(swatchSide, swatchSide, { fit: 'cover' }).jpeg({ quality: 84 });
    return [{ kind: 'colors', content: await swatch.toBuffer() }];
  }
  const full = picture().jpeg({ quality: 84, progressive: true });
  const small = picture().resize({ width: thumbnailWidth }).jpeg({ quality: 80 });
  return [
    { kind: 'thumbnails', content: await small.toBuffer() },
    { kind: 'garments', content: await full.toBuffer() },
  ];
}
