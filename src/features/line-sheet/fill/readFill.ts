import { read, type WorkBook } from 'xlsx';
import { filledCell } from '../../../domain/order-form/filledCells';
import { type FilledFile, readFilled } from '../../../domain/order-form/readFilled';
import { spreadsheetFaults } from '../../../domain/spreadsheet/sheet';
import { kindOf, openWorkbook, SheetFault, toCell } from '../../../shared/file-check/readSheet';

/** What a chosen file says, or why it cannot be read. */
export type FillReading =
  | { readonly state: 'read'; readonly file: FilledFile }
  | { readonly state: 'fault'; readonly message: string };

const notSpreadsheet = 'The file is not a spreadsheet; save it as .xlsx, .xls, .ods or .csv and try again.';
const neither = 'The file has neither an order form nor a list of skus and quantities.';

/** For a file that defeats its reader. */
export const unreadable: FillReading = { state: 'fault', message: spreadsheetFaults.damaged };

/** What an order form or a list says, from the bytes of an .xlsx, .xls, .ods or .csv file, whatever its name. */
export function readFill(bytes: Uint8Array): FillReading {
  try {
    const file = readFilled(sheetsOf(bytes));
    return file === null ? { state: 'fault', message: neither } : { state: 'read', file };
  } catch (error) {
    return error instanceof SheetFault ? { state: 'fault', message: error.message } : unreadable;
  }
}

function sheetsOf(bytes: Uint8Array) {
  if (bytes.length === 0) throw new SheetFault(spreadsheetFaults.empty);
  // A formula that was never calculated has no value, but is no empty cell.
  const options = { cellFormula: true, sheetStubs: true };
  const isText = kindOf(bytes) === 'other';
  const { SheetNames, Sheets } = isText ? openText(bytes) : openWorkbook(bytes, options);
  return SheetNames.map((name) => ({
    rows: Array.from(Sheets[name]?.['!data'] ?? [], (row) =>
      Array.from(row ?? [], (cell) => filledCell(cell, toCell)),
    ),
  }));
}

function openText(bytes: Uint8Array): WorkBook {
  const text = decode(bytes);
  if (text.includes('\0')) throw new SheetFault(notSpreadsheet);
  // Raw: what looks like a date or an amount stays as it was written.
  return read(text, { type: 'string', raw: true, dense: true });
}

/** Text in UTF-16 or UTF-8, or else in the encoding in which Excel saves .csv on Windows. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
