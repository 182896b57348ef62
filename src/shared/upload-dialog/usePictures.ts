import { useRef, useState } from 'react';
import type { PictureKind } from '../../domain/pictures/pictureName';
import { checkPicture } from './checkPicture';

/** A chosen picture file. */
export interface Picture {
  readonly file: File;
  /** What is wrong with it; null when nothing is, undefined while it is being looked at. */
  readonly fault: string | null | undefined;
}

/** Pictures that are looked at side by side: each is unpacked for it. */
const atOnce = 2;
/** The list of hundreds is not rendered anew for each of them. */
const shownAtOnce = 25;

/** The chosen pictures, by name; each is checked before it is sent. */
export function usePictures(kind: PictureKind) {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const waiting = useRef<File[]>([]);
  const running = useRef(0);
  const found = useRef(new Map<File, string | null>());

  const showFound = () => {
    const faults = found.current;
    found.current = new Map();
    setPictures((known) =>
      known.map(({ file, fault }) => ({ file, fault: faults.has(file) ? faults.get(file) : fault })),
    );
  };

  const checkWaiting = async () => {
    running.current += 1;
    for (let file = waiting.current.shift(); file !== undefined; file = waiting.current.shift()) {
      const fault = await checkPicture(kind, file);
      found.current.set(file, fault);
      if (found.current.size >= shownAtOnce || waiting.current.length === 0) showFound();
    }
    running.current -= 1;
  };

  const add = (files: readonly File[]) => {
    const names = new Set(files.map(({ name }) => name));
    setPictures((known) => [
      // A file chosen anew takes the place of the one before it.
      ...known.filter(({ file }) => !names.has(file.name)),
      ...[...new Map(files.map((file) => [file.name, file])).values()].map((file) => ({
        file,
        fault: undefined,
      })),
    ]);
    waiting.current.push(...files);
    while (running.current < Math.min(atOnce, waiting.current.length + running.current)) void checkWaiting();
  };

  const clear = () => {
    waiting.current = [];
    setPictures([]);
  };

  return { pictures, add, clear };
}
