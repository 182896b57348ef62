import { readFile } from 'node:fs/promises';
import { Refusal, tooLarge } from '../http/problems';
import type { Workers } from '../background/workers';
import { readSpreadsheet, type Spreadsheet } from './readSpreadsheet';
import { faults, SpreadsheetFault } from './SpreadsheetFault';

/** A worker's result for a spreadsheet, or why it could not be read. */
export type SpreadsheetOutcome<Result> =
  { result: Result } | { fault: Pick<SpreadsheetFault, 'kind' | 'message'> };

const longestMs = 120_000;

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

/**
 * Runs a worker module's export, written with `withSpreadsheet`, on an uploaded file. A file that is not a valid
 * spreadsheet is refused with a message; one that exceeds the limits, or needs more than a worker may use, gives 413.
 */
export async function runOnSpreadsheet<Result>(
  workers: Workers,
  module: string,
  name: string,
  file: string,
): Promise<Result> {
  const outcome = await run<Result>(workers, module, name, file);
  if ('result' in outcome) return outcome.result;
  if (outcome.fault.kind === 'too large') throw tooLarge(outcome.fault.message);
  throw new Refusal(outcome.fault.message);
}

async function run<Result>(
  workers: Workers,
  module: string,
  name: string,
  file: string,
): Promise<SpreadsheetOutcome<Result>> {
  try {
    return await workers.run(module, name, file, { longestMs });
  } catch (error) {
    if (isOverMeans(error)) throw tooLarge(faults.tooMuchWork().message);
    throw error;
  }
}

/** The worker ran out of memory or time, which only a file crafted for it can cause. */
const isOverMeans = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
