import { loadPicture, prefetch, stateOf } from '../pictures';
import type { PicturePosition, Sheet } from './sheet';

/** The size of a garment's picture beside its lines, in points. */
export const formPicture = { width: 29, height: 40 };

/** A picture file, and the position of its picture. */
export interface PictureWish {
  file: string;
  position: PicturePosition;
}

/** Loads a picture; null when it can't be read. */
export type PictureLoader = (file: string) => Promise<Buffer | null>;

/** Loads each picture of a workbook once, however many of its sheets show it. */
export function picturesOnce(): PictureLoader {
  const loaded = new Map<string, Promise<Buffer | null>>();
  return (file) => {
    const picture = loaded.get(file) ?? loadCached(file);
    loaded.set(file, picture);
    return picture;
  };
}

/** About 3 KB each. */
const maxCached = 4000;
/** Scaled pictures of earlier workbooks of this worker, as most orders of a season have the same garments. */
const cache = new Map<string, Buffer>();

async function loadCached(file: string): Promise<Buffer | null> {
  // A picture that was replaced has the same path.
  const key = `${file} ${await stateOf(file)}`;
  const picture = cache.get(key) ?? (await loadPicture(file, formPicture));
  if (picture === null) return null;
  cache.delete(key);
  cache.set(key, picture);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCached) break;
    cache.delete(oldest);
  }
  return picture;
}

/** The pictures of a sheet, a few of them ahead of writing; undefined if there are none. */
export function loadPictures(wishes: readonly PictureWish[], load: PictureLoader): Sheet['pictures'] {
  if (wishes.length === 0) return undefined;
  return (async function* pictures() {
    for await (const [{ position }, jpeg] of prefetch(wishes, ({ file }) => load(file))) {
      if (jpeg !== null) yield { ...position, jpeg };
    }
  })();
}
