import { read, type WorkBook } from 'xlsx';
import { filledCell, type FilledSheet } from '../../../domain/order-form/filledCells';
import { type ReadFile, readFilled } from '../../../domain/order-form/readFilled';
import { parseCsv, separatorOf } from '../../../domain/prepare/csv';
import { spreadsheetFaults } from '../../../domain/spreadsheet/sheet';
import {
  isHiddenSheet,
  kindOf,
  openWorkbook,
  SheetFault,
  toCell,
} from '../../../shared/file-check/readSheet';
import { decodeFile } from '../../../shared/file-check/decodeFile';
import { isBinary } from '../../../domain/prepare/decodeText';
import { isMarkup } from '../../../shared/prepare-file/readTables';
import { message, type Message } from '../../../domain/language/message';

/** The content of a chosen file, or why it cannot be read. */
export type FillReading =
  | ({ readonly state: 'read' } & ReadFile)
  | { readonly state: 'fault'; readonly message: string | Message };

const notSpreadsheet = message(
  'The file is not a spreadsheet; save it as .xlsx, .xls, .ods or .csv and try again.',
);
const neither = message('The file has neither an order form nor a list of skus and quantities.');

/** For files that crash the parser or time out. */
export const unreadable: FillReading = { state: 'fault', message: spreadsheetFaults.damaged };

/** Reads an order form or a list from the bytes of an .xlsx, .xls, .ods or .csv file, whatever its name. */
export function readFill(bytes: Uint8Array): FillReading {
  try {
    const sheets = sheetsOf(bytes);
    if (sheets === null) return { state: 'fault', message: notSpreadsheet };
    const read = readFilled(sheets);
    return read === null ? { state: 'fault', message: neither } : { state: 'read', ...read };
  } catch (error) {
    return error instanceof SheetFault ? { state: 'fault', message: error.reason } : unreadable;
  }
}

/** The sheets of a file, or null when it is no spreadsheet. */
function sheetsOf(bytes: Uint8Array): readonly FilledSheet[] | null {
  if (bytes.length === 0) throw new SheetFault(spreadsheetFaults.empty);
  if (kindOf(bytes) === 'other') return sheetsOfText(decodeFile(bytes).text);
  // A formula that was never calculated has no value, but its cell isn't empty.
  return sheetsOfBook(openWorkbook(bytes, { cellFormula: true, sheetStubs: true, cellStyles: false }));
}

function sheetsOfBook(workbook: WorkBook): readonly FilledSheet[] {
  return workbook.SheetNames.map((name, index) => ({
    isHidden: isHiddenSheet(workbook, index),
    rows: Array.from(workbook.Sheets[name]?.['!data'] ?? [], (row) =>
      Array.from(row ?? [], (cell) => filledCell(cell, toCell)),
    ),
  }));
}

function sheetsOfText(text: string): readonly FilledSheet[] | null {
  if (isBinary(text)) return null;
  // Raw: texts that resemble dates or amounts are not converted.
  if (isMarkup(text)) return sheetsOfBook(read(text, { type: 'string', raw: true, dense: true }));
  return [parseCsv(text, separatorOf(text))];
}
