import {
  isJpeg,
  pictureFaults,
  type PictureKind,
  pictureLimits,
  pictureNameFault,
  pictureSizeFault,
} from '../../domain/pictures';

/** What is wrong with a picture file before it is sent, or null: name, bytes, and size in pixels (spec 5). */
export async function checkPicture(kind: PictureKind, file: File): Promise<string | null> {
  const nameFault = pictureNameFault(kind, file.name);
  if (nameFault !== null) return nameFault;
  if (file.size > pictureLimits.bytes) return pictureFaults.tooLarge;
  try {
    const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
    if (!isJpeg(start)) return pictureFaults.notJpeg;
    const bitmap = await createImageBitmap(file);
    const sizeFault = pictureSizeFault(kind, bitmap);
    bitmap.close();
    return sizeFault;
  } catch {
    return pictureFaults.damaged;
  }
}
