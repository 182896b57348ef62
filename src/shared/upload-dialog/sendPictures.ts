import { api } from '../../api';
import { type PictureKind, pictureLimits } from '../../domain/pictures';
import type { AppDispatch } from '../../lib/redux';
import { runUpload } from './runUpload';

/** A call of more than this could outlast its time on a slow line. */
const mostBytes = 150 * 1024 * 1024;

const { uploadImages, uploadColors } = api.endpoints;

/** Sends pictures, in as many calls as their number and size ask for; answers whether any task has started. */
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

/** How many bytes these files have together. */
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
