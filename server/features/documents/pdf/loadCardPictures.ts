import type { LoadedGarment } from '../../../db/garments';
import { cardPicture } from './drawCard';
import { loadPicture } from './loadPicture';

const swatchSize = { width: 9, height: 9 };

/** The pictures of one garment's card: the main one, and the swatches by colour code. */
export async function loadCardPictures(
  { generic, colors }: LoadedGarment,
  files: Record<string, string>,
): Promise<{ main: Buffer | null; swatches: Map<string, Buffer> }> {
  const main = await loadPicture(files[generic], cardPicture);
  const swatches = new Map<string, Buffer>();
  for (const { number } of colors) {
    const swatch = await loadPicture(files[`${generic}_${number}`], swatchSize);
    if (swatch !== null) swatches.set(generic + number, swatch);
  }
  return { main, swatches };
}
