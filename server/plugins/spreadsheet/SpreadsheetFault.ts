/** Why a file can't be read as a spreadsheet: it is none or broken (`unreadable`), or over the limits (`too large`). */
export class SpreadsheetFault extends Error {
  constructor(
    readonly kind: 'unreadable' | 'too large',
    /** One sentence that tells the person what to do. */
    message: string,
  ) {
    super(message);
  }
}

const unreadable = (message: string) => new SpreadsheetFault('unreadable', message);
const tooLarge = (message: string) => new SpreadsheetFault('too large', message);

/** Every fault of an uploaded spreadsheet, by what is the matter with it. */
export const faults = {
  empty: () => unreadable('The file is empty.'),
  notExcel: () => unreadable('The file is not an Excel file; save it as .xlsx or .xls and try again.'),
  openDocument: () => unreadable('The file is an OpenDocument spreadsheet; save it as .xlsx and try again.'),
  binaryWorkbook: () => unreadable('The file is a binary workbook (.xlsb); save it as .xlsx and try again.'),
  macros: () => unreadable('The file contains macros; save it as .xlsx without them and try again.'),
  password: () => unreadable('The file is protected with a password; remove the password and try again.'),
  damaged: () =>
    unreadable('The file is damaged; open it in your spreadsheet program, save it anew and try again.'),
  tooLarge: () => tooLarge('The file is larger than 20 MiB.'),
  tooLargeUnpacked: () => tooLarge('The file is larger than 200 MiB when it is unpacked.'),
  tooManyRows: () => tooLarge('The file has more than 200,000 rows.'),
  tooMuchWork: () => tooLarge('The file is too large to be read; split it into smaller files.'),
};

/** The limits of api.md 'Fine print', in bytes and in rows under the header. */
export const spreadsheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  rows: 200_000,
};
