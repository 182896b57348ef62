import { useEffect, useState } from 'react';
import {
  isJpeg,
  pictureFaults,
  type PictureKind,
  pictureLimits,
  pictureNameFault,
  pictureSizeFault,
} from '../../domain/pictures';
import { api } from '../../api';
import type { AppDispatch } from '../../lib/redux';
import { runUpload } from './runUpload';

/** A chosen picture file. */
export interface Picture {
  readonly file: File;
  /** What is wrong with it; null when nothing is, undefined while it is being checked. */
  readonly fault: string | null | undefined;
}

/** Results are shown in batches: a list of hundreds is not rendered again for each. */
const shownAtOnce = 25;

/** The chosen pictures, by name; each is checked before it is sent. */
export function usePictures(kind: PictureKind, first: readonly File[] = []) {
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    first.map((file) => ({ file, fault: undefined })),
  );

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
    // A file that is chosen again replaces the earlier one.
    const byName = new Map(files.map((file) => [file.name, { file, fault: undefined }]));
    setPictures((known) => [...known.filter(({ file }) => !byName.has(file.name)), ...byName.values()]);
  };

  const remove = (files: readonly File[]) =>
    setPictures((known) => known.filter(({ file }) => !files.includes(file)));

  return { pictures, add, remove, clear: () => setPictures([]) };
}

/** The same pictures with their faults; two are checked at a time, since each has to be decoded. */
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

/** What is wrong with a picture file before it is sent, or null: name, bytes, and size in pixels (spec 5). */
async function checkPicture(kind: PictureKind, file: File): Promise<string | null> {
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

/** A larger call could time out on a slow connection. */
const mostBytes = 150 * 1024 * 1024;

const { uploadImages, uploadColors } = api.endpoints;

/** Sends pictures in as many calls as their number and size require; resolves to whether any task has started. */
export const sendPictures = (kind: PictureKind, files: readonly File[]) => (dispatch: AppDispatch) => {
  const upload = kind === 'images' ? uploadImages : uploadColors;
  const parts = batchesOf(files).map((images) => {
    const imagesForm = { images };
    return {
      form: imagesForm,
      bytes: bytesOf(images),
      send: () => dispatch(upload.initiate({ imagesForm }, { track: false })),
    };
  });
  return dispatch(runUpload(kind, parts));
};

/** The total size of these files in bytes. */
export function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function batchesOf(files: readonly File[]): File[][] {
  const batches: File[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    bytes += file.size;
    if (last === undefined || last.length === pictureLimits.files || bytes > mostBytes) {
      batches.push([file]);
      bytes = file.size;
    } else last.push(file);
  }
  return batches;
}
