import { loadPicture, prefetch, stateOf } from '../pictures';
import type { PicturePosition, Sheet } from './sheet';

/** The size of a garment's picture beside its lines, in points. */
export const formPicture = { width: 29, height: 40 };

/** A picture file, and the position of its picture. */
export interface PictureWish {
  file: string;
  position: PicturePosition;
}

/** About 3 KB each. */
const maxCached = 4000;
/**
 * Scaled pictures by their files, also those of earlier workbooks of this worker, as most orders of a season have the
 * same garments.
 */
const cache = new Map<string, Promise<Buffer | null>>();

async function loadCached(file: string): Promise<Buffer | null> {
  // A picture that was replaced has the same path.
  const key = `${file} ${await stateOf(file)}`;
  const picture = cache.get(key) ?? loadPicture(file, formPicture);
  cache.delete(key);
  cache.set(key, picture);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCached) break;
    cache.delete(oldest);
  }
  if ((await picture) === null) cache.delete(key);
  return picture;
}

/** The pictures of a sheet, a few of them ahead of writing; undefined if there are none. */
export function loadPictures(wishes: readonly PictureWish[]): Sheet['pictures'] {
  if (wishes.length === 0) return undefined;
  return (async function* pictures() {
    for await (const [{ position }, jpeg] of prefetch(wishes, ({ file }) => loadCached(file))) {
      if (jpeg !== null) yield { ...position, jpeg };
    }
  })();
}
