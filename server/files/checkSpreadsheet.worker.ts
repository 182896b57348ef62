import { onSpreadsheet, type SpreadsheetOutcome } from './withSpreadsheet';
import { checkReadable } from './toReadable';

/** Checks that a file is a workbook within the limits; runs in a worker thread. */
export const checkWorkbook = (file: string): Promise<SpreadsheetOutcome<void>> =>
  onSpreadsheet(file, checkReadable);
