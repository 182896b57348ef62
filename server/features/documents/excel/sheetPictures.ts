import { loadPicture, lookAhead, stateOf } from '../pictures';
import type { PicturePlace, Sheet } from './sheet';

/** The size of a garment's picture beside its lines, in points. */
export const formPicture = { width: 29, height: 40 };

/** A picture file, and where its picture is to stand. */
export interface PictureWish {
  file: string;
  place: PicturePlace;
}

/** Loads a picture; null when it can't be read. */
export type PictureLoader = (file: string) => Promise<Buffer | null>;

/** Loads each picture of a workbook once, however many of its sheets show it. */
export function picturesOnce(): PictureLoader {
  const loaded = new Map<string, Promise<Buffer | null>>();
  return (file) => {
    const picture = loaded.get(file) ?? loadKept(file);
    loaded.set(file, picture);
    return picture;
  };
}

/** About 3 KB each. */
const mostKept = 4000;
/** Pictures made small for earlier workbooks of this worker: the same garments stand in most orders of a season. */
const kept = new Map<string, Buffer>();

async function loadKept(file: string): Promise<Buffer | null> {
  // A picture that was replaced has the same path.
  const key = `${file} ${await stateOf(file)}`;
  const picture = kept.get(key) ?? (await loadPicture(file, formPicture));
  if (picture === null) return null;
  kept.delete(key);
  kept.set(key, picture);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return picture;
}

/** The pictures of a sheet, a few of them ahead of writing; undefined if there are none. */
export function loadPictures(wishes: readonly PictureWish[], load: PictureLoader): Sheet['pictures'] {
  if (wishes.length === 0) return undefined;
  return (async function* pictures() {
    for await (const [{ place }, jpeg] of lookAhead(wishes, ({ file }) => load(file))) {
      if (jpeg !== null) yield { ...place, jpeg };
    }
  })();
}
