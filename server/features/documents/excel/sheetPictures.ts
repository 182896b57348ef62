import { loadPicture, lookAhead } from '../pictures';
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
    const picture = loaded.get(file) ?? loadPicture(file, formPicture);
    loaded.set(file, picture);
    return picture;
  };
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
