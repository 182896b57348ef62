import path from 'node:path';
import type { uploadFiles } from '../../src/domain/uploads/uploadFiles';
import type { FileKind } from '../../src/domain/uploads/uploads';
import type { Workers } from '../core/workers';
import { runOnSpreadsheet } from './runOnSpreadsheet';

/** The rows of an uploaded file, with its bad rows and the notes on it. */
export type ParsedUpload<Kind extends FileKind> = ReturnType<(typeof uploadFiles)[Kind]['parse']>;

/** Parses an uploaded file of this kind in a worker. Throws like `runOnSpreadsheet` when it can't be read at all. */
export const readUpload = <Kind extends FileKind>(
  workers: Workers,
  kind: Kind,
  file: string,
): Promise<ParsedUpload<Kind>> =>
  runOnSpreadsheet(workers, path.join(__dirname, 'readUpload.worker.ts'), 'readUpload', { kind, file });
