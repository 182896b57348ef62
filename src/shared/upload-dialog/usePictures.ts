import type { Message } from '../../domain/language/message';
import { useEffect, useState } from 'react';
import {
  isJpeg,
  pictureFaults,
  type PictureKind,
  pictureLimits,
  pictureNameFault,
  pictureSizeFault,
} from '../../domain/pictures';
import { pictureUploads } from '../../domain/uploads/uploads';
import { api } from '../../api';
import type { AppDispatch } from '../../lib/redux';
import { runUpload } from './runUpload';

/** A chosen picture file. */
export interface Picture {
  readonly file: File;
  /** Its error; null if valid, undefined while it is being checked. */
  readonly fault: Message | null | undefined;
}

/** Concurrent checks, as each picture is decoded. */
const checkedAtOnce = 4;

/** The chosen pictures, by name; each is checked before it is sent. */
export function usePictures(kind: PictureKind, first: readonly File[] = []) {
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    first.map((file) => ({ file, fault: undefined })),
  );

  useEffect(
    function checkNext() {
      const next = pictures.filter(({ fault }) => fault === undefined).slice(0, checkedAtOnce);
      if (next.length === 0) return;
      let isOver = false;
      void Promise.all(next.map(async ({ file }) => ({ file, fault: await checkPicture(kind, file) }))).then(
        (found) => {
          if (isOver) return;
          const byFile = new Map(found.map((picture) => [picture.file, picture]));
          setPictures((known) => known.map((picture) => byFile.get(picture.file) ?? picture));
        },
      );
      return () => {
        isOver = true;
      };
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

/** The error in a picture file, or null: name, bytes, and size in pixels (spec 5). */
async function checkPicture(kind: PictureKind, file: File): Promise<Message | null> {
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

/** The maximum size of a call: larger ones could time out on a slow connection. */
const maxBytes = 150 * 1024 * 1024;

/** Sends pictures in as many calls as their number and size require; resolves to whether any task has started. */
export const sendPictures = (kind: PictureKind, files: readonly File[]) => (dispatch: AppDispatch) => {
  const { call } = pictureUploads[kind];
  const parts = batchesOf(files).map((images) => {
    const imagesForm = { images };
    return {
      form: imagesForm,
      bytes: bytesOf(images),
      send: () => dispatch(api.endpoints[call].initiate({ imagesForm }, { track: false })),
    };
  });
  return dispatch(runUpload(call, parts));
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
    if (last === undefined || last.length === pictureLimits.files || bytes > maxBytes) {
      batches.push([file]);
      bytes = file.size;
    } else last.push(file);
  }
  return batches;
}
