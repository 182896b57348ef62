import { useEffect, useState } from 'react';
import type { PictureKind } from '../../domain/pictures/pictureName';
import { checkPicture } from './checkPicture';

/** A chosen picture file. */
export interface Picture {
  readonly file: File;
  /** What is wrong with it; null when nothing is, undefined while it is being looked at. */
  readonly fault: string | null | undefined;
}

/** The list of hundreds is not rendered anew for each of them. */
const shownAtOnce = 25;

/** The chosen pictures, by name; each is checked before it is sent. */
export function usePictures(kind: PictureKind) {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);

  useEffect(
    function checkNext() {
      const next = pictures.filter(({ fault }) => fault === undefined).slice(0, shownAtOnce);
      if (next.length === 0) return;
      const stop = new AbortController();
      void findFaults(kind, next, stop.signal).then((found) => {
        if (stop.signal.aborted) return;
        setPictures((known) => known.map((picture) => found.get(picture.file) ?? picture));
      });
      return () => stop.abort();
    },
    [kind, pictures],
  );

  const add = (files: readonly File[]) => {
    // A file chosen anew takes the place of the one before it.
    const byName = new Map(files.map((file) => [file.name, { file, fault: undefined }]));
    setPictures((known) => [...known.filter(({ file }) => !byName.has(file.name)), ...byName.values()]);
  };

  return { pictures, add, clear: () => setPictures([]) };
}

/** The same pictures with their faults, by their files; two are looked at side by side, since each is unpacked for it. */
async function findFaults(kind: PictureKind, pictures: readonly Picture[], stop: AbortSignal) {
  const waiting = pictures.map(({ file }) => file);
  const found = new Map<File, Picture>();
  const lookAtWaiting = async () => {
    for (let file = waiting.shift(); file !== undefined && !stop.aborted; file = waiting.shift()) {
      found.set(file, { file, fault: await checkPicture(kind, file) });
    }
  };
  await Promise.all([lookAtWaiting(), lookAtWaiting()]);
  return found;
}
