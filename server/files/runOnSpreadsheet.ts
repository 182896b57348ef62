import { codeOf, Refusal, tooLarge } from '../core/problems';
import type { Workers } from '../core/workers';
import { faults } from './spreadsheetFaults';
import type { SpreadsheetOutcome } from './withSpreadsheet';

const longestMs = 120_000;

/**
 * Runs a worker module's export, written with `withSpreadsheet`, on an uploaded file, or on what names one. A file that is not a valid
 * spreadsheet is refused with a message; one that exceeds the limits, or needs more than a worker may use, gives 413.
 */
export async function runOnSpreadsheet<Result>(
  workers: Workers,
  module: string,
  name: string,
  input: unknown,
): Promise<Result> {
  const outcome = await run<Result>(workers, module, name, input);
  if ('result' in outcome) return outcome.result;
  if ('tooLarge' in outcome) throw tooLarge(outcome.tooLarge);
  throw new Refusal(outcome.refusal);
}

async function run<Result>(
  workers: Workers,
  module: string,
  name: string,
  input: unknown,
): Promise<SpreadsheetOutcome<Result>> {
  try {
    return await workers.run(module, name, input, { longestMs });
  } catch (error) {
    if (isOverMeans(error)) throw faults.tooMuchWork();
    throw error;
  }
}

/** The worker ran out of memory or time, which only a file crafted for it can cause. */
const isOverMeans = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY');
