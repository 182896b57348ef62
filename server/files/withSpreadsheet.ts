import { readFile } from 'node:fs/promises';
import { readSpreadsheet, type Spreadsheet } from './readSpreadsheet';
import { SpreadsheetFault } from './SpreadsheetFault';

/** A worker's result for a spreadsheet, or why it could not be read. */
export type SpreadsheetOutcome<Result> =
  | { result: Result }
  | { fault: Pick<SpreadsheetFault, 'kind' | 'message'> };

/**
 * Reads the spreadsheet at `file`, a workbook unless `read` says otherwise, and passes it to `use`; for exports that
 * run in a worker.
 */
export function withSpreadsheet<Result>(
  file: string,
  use: (spreadsheet: Spreadsheet) => Result,
  read: (bytes: Buffer) => Spreadsheet | Promise<Spreadsheet> = readSpreadsheet,
): Promise<SpreadsheetOutcome<Result>> {
  return onSpreadsheet(file, async (bytes) => use(await read(bytes)));
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
