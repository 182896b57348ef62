import { readFile } from 'node:fs/promises';
import type { Message } from '../../src/domain/language/message';
import type { FileKind } from '../../src/domain/uploads/uploads';
import { titlesFault } from '../../src/domain/titlesFault';
import { Problem, Refusal, refuse } from '../core/problems';
import { readSpreadsheet, type Spreadsheet } from './readSpreadsheet';

/** A worker's result for a spreadsheet, or the sentence that refuses it: errors lose their class between threads. */
export type SpreadsheetOutcome<Result> = { result: Result } | { refusal: Message } | { tooLarge: Message };

/**
 * Reads the workbook at `file` and passes its first sheet to `use`, unless none of its titles is known; for exports that
 * run in a worker.
 */
export function withSpreadsheet<Result>(
  kind: FileKind,
  file: string,
  use: (spreadsheet: Spreadsheet) => Result,
): Promise<SpreadsheetOutcome<Result>> {
  return onSpreadsheet(file, async (bytes) => {
    const sheet = await readSpreadsheet(bytes);
    refuse(titlesFault(kind, sheet));
    return use(sheet);
  });
}

/** Passes the bytes of the spreadsheet at `file` to `work`; for exports that run in a worker. */
export async function onSpreadsheet<Result>(
  file: string,
  work: (bytes: Buffer) => Promise<Result>,
): Promise<SpreadsheetOutcome<Result>> {
  try {
    return { result: await work(await readFile(file)) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.sentence };
    if (error instanceof Problem) return { tooLarge: error.detail };
    throw error;
  }
}
