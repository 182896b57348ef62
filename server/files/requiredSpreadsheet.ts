import path from 'node:path';
import { message } from '../../src/domain/language/message';
import type { Workers } from '../core/workers';
import { requiredFile, type UploadedFile } from '../core/uploadedFile';
import { Refusal } from '../core/problems';
import { runOnSpreadsheet } from './runOnSpreadsheet';

const longestName = 100;

/**
 * The path of the spreadsheet of a request whose contract requires one. Refuses a file that is not named as one: name
 * and content must both be a spreadsheet's, and its reader checks the content (contract.md 'Fine print').
 */
export function requiredSpreadsheet(files: readonly UploadedFile[]): string {
  const { filename, path: file } = requiredFile(files);
  if (/\.xlsx?$/i.test(filename)) return file;
  const name = filename.length > longestName ? `…${filename.slice(-longestName)}` : filename;
  throw new Refusal(
    message('{file} is not an .xlsx or .xls file; save it as one and try again.', { file: `'${name}'` }),
  );
}

/**
 * Checks a spreadsheet that a task will read, in a worker thread, so that an invalid file is refused at once, and one
 * over the limits gets 413 (contract.md 'Fine print'). Reading it here would take as long as the task itself.
 */
export async function checkSpreadsheet(workers: Workers, files: readonly UploadedFile[]): Promise<void> {
  const module = path.join(__dirname, 'checkSpreadsheet.worker.ts');
  await runOnSpreadsheet<void>(workers, module, 'checkWorkbook', requiredSpreadsheet(files));
}
