import type { FileKind } from '../../domain/uploads/uploads';
import { answerQuestions } from '../worker-client/WorkerClient';
import { checkBytes } from './checkBytes';
import type { FileCheck } from './FileCheck';

/** The request to the worker: a file and its kind. */
export interface FileQuestion {
  readonly kind: FileKind;
  readonly file: File;
}

answerQuestions<FileQuestion, FileCheck>(async ({ kind, file }, onProgress) =>
  checkBytes(kind, new Uint8Array(await file.arrayBuffer()), onProgress),
);
