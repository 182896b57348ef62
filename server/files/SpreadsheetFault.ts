import { spreadsheetFaults } from '../../src/domain/spreadsheet/sheet';

/**
 * Why a file can't be read as a spreadsheet: it isn't one or is broken (`unreadable`), or it exceeds the limits (`too
 * large`).
 */
export class SpreadsheetFault extends Error {
  constructor(
    readonly kind: 'unreadable' | 'too large',
    /** One sentence that says what to do. */
    message: string,
  ) {
    super(message);
  }
}

const unreadable = (message: string) => new SpreadsheetFault('unreadable', message);
const tooLarge = (message: string) => new SpreadsheetFault('too large', message);

/** Every fault of an uploaded spreadsheet, by its cause. */
export const faults = {
  empty: () => unreadable(spreadsheetFaults.empty),
  notExcel: () => unreadable(spreadsheetFaults.notExcel),
  openDocument: () => unreadable('The file is an OpenDocument spreadsheet; save it as .xlsx and try again.'),
  binaryWorkbook: () => unreadable('The file is a binary workbook (.xlsb); save it as .xlsx and try again.'),
  macros: () => unreadable('The file contains macros; save it as .xlsx without them and try again.'),
  password: () => unreadable(spreadsheetFaults.password),
  damaged: () => unreadable(spreadsheetFaults.damaged),
  openQuote: (row: number) =>
    unreadable(`The file has a quote in row ${row} that is never closed; close it and try again.`),
  tooLarge: () => tooLarge(spreadsheetFaults.tooLarge),
  tooLargeUnpacked: () => tooLarge(spreadsheetFaults.tooLargeUnpacked),
  tooManyRows: () => tooLarge(spreadsheetFaults.tooManyRows),
  tooMuchWork: () => tooLarge('The file is too large to be read; split it into smaller files.'),
};
