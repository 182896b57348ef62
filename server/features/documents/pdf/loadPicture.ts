import sharp from 'sharp';

// One picture at a time uses one core: the host has other work.
sharp.concurrency(1);

const dotsAnInch = 200;
const toPixels = (points: number) => Math.round((points / 72) * dotsAnInch);

/**
 * A picture as it is printed, no larger than its place needs; null when there is none or it can't be read, which
 * leaves its place to a quiet placeholder.
 */
export async function loadPicture(
  file: string | undefined,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  if (file === undefined) return null;
  try {
    return await sharp(file)
      .rotate()
      .resize(toPixels(width), toPixels(height), { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The brand's picture for the head of a document, with what is transparent in it; null when there is none. */
export async function loadLogo(file: string | null): Promise<Buffer | null> {
  if (file === null) return null;
  try {
    return await sharp(file, { density: 300 })
      .resize(toPixels(240), toPixels(40), { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
