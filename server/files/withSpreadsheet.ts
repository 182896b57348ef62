import { readFile } from 'node:fs/promises';
import type { FileKind } from '../../src/domain/spreadsheet/sheet';
import { titlesFault } from '../../src/domain/titlesFault';
import { readSpreadsheet, type Spreadsheet } from './readSpreadsheet';
import { SpreadsheetFault } from './SpreadsheetFault';

/** A worker's result for a spreadsheet, or why it could not be read. */
export type SpreadsheetOutcome<Result> =
  | { result: Result }
  | { fault: Pick<SpreadsheetFault, 'kind' | 'message'> };

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
    const fault = titlesFault(kind, sheet);
    if (fault !== null) throw new SpreadsheetFault('unreadable', fault);
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
    if (!(error instanceof SpreadsheetFault)) throw error;
    return { fault: { kind: error.kind, message: error.message } };
  }
}
