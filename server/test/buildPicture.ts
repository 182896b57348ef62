import sharp from 'sharp';

/** The bytes of a single-color picture, by default the size of a garment's picture. */
export function buildPicture({
  width = 790,
  height = 1080,
  background = '#804020',
  format = 'jpeg',
  orientation = 1,
}: {
  width?: number;
  height?: number;
  background?: string;
  format?: 'jpeg' | 'png' | 'webp';
  orientation?: number;
} = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .withMetadata({ orientation })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toFormat(format)
    .toBuffer();
}
