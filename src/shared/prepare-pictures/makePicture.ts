import { message } from '../../domain/language/message';
import { pictureSize } from '../../domain/pictures';
import { type Placing, placePicture } from '../../domain/prepare-pictures/placePicture';
import { WorkerFault } from '../worker-client/WorkerClient';

/** One picture to make. */
export interface PictureQuestion {
  readonly file: File;
  readonly placing: Placing;
}

const quality = 0.9;
const faults = {
  unreadable: message(
    'cannot be read as a picture; open it in a picture program, save it as PNG and try again',
  ),
  tooLarge: message('is too large for this browser; save it at most 10,000 pixels wide and try again'),
} as const;

/** Makes a JPEG of 790x1080 from any picture that the browser can decode (spec 5); rejects with a `WorkerFault`. */
export async function makePicture({ file, placing }: PictureQuestion): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) throw new WorkerFault(faults.unreadable);
  try {
    const canvas = new OffscreenCanvas(pictureSize.width, pictureSize.height);
    const pen = canvas.getContext('2d', { alpha: false });
    if (pen === null) throw new WorkerFault(faults.tooLarge);
    const { from, to } = placePicture(bitmap, placing);
    // Transparent parts get the margin's color, or white.
    pen.fillStyle = placing.how === 'fit' ? placing.margin : '#ffffff';
    pen.fillRect(0, 0, pictureSize.width, pictureSize.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } catch {
    throw new WorkerFault(faults.tooLarge);
  } finally {
    bitmap.close();
  }
}
