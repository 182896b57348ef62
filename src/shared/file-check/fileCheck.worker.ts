import { checkBytes } from './checkBytes';
import type { FileCheck } from './FileCheck';
import type { FileKind } from '../../domain/spreadsheet/sheet';

/** The request to the worker: a file and its kind. */
export interface FileQuestion {
  readonly kind: FileKind;
  readonly file: File;
}

const tell = (check: FileCheck) => postMessage(check);

addEventListener('message', ({ data: { kind, file } }: MessageEvent<FileQuestion>) => {
  file.arrayBuffer().then(
    (buffer) => checkBytes(kind, new Uint8Array(buffer), tell),
    () => tell({ state: 'unchecked' }),
  );
});
