import sharp from 'sharp';
import {
  pictureFaults,
  type PictureKind,
  pictureNameFault,
  pictureSizeFault,
} from '../../../src/domain/pictures';
import type { UploadedFile } from '../../http/multipart';

/** A small file may declare a picture that would fill the memory when it is unpacked. */
export const mostPixels = 100_000_000;

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
  // As it is shown: a camera that was held upright says so beside the picture.
  const { width, height } = metadata.autoOrient;
  const sizeFault = pictureSizeFault(kind, { width, height });
  if (sizeFault !== null) return sizeFault;
  return width * height > mostPixels ? `${width}x${height} px are too many` : null;
}
