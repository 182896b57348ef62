import { read, SSF, type WorkBook } from 'xlsx';
import { parseCsv, separatorOf } from '../../src/domain/prepare/csv';
import { decodeText } from '../../src/domain/prepare/decodeText';
import type { SheetRow } from '../../src/domain/spreadsheet/readCell';
import {
  cellsBy,
  type NumberFormats,
  type Sheet,
  spreadsheetLimits,
  toSheet,
} from '../../src/domain/spreadsheet/sheet';
import { faults } from './spreadsheetFaults';
import { isZip, type ReadableFile, toReadable } from './toReadable';

/** The sheet of a workbook that is read; its rows throw a `SpreadsheetFault` beyond the row limit. */
export type Spreadsheet = Sheet;

/**
 * Reads the first sheet that is shown of an .xlsx or .xls file. Throws one of the `faults` for a file that is not one, is broken or
 * protected, or exceeds the limits. Blocks its thread for a long time: call it in a worker.
 */
export async function readSpreadsheet(bytes: Buffer): Promise<Spreadsheet> {
  const { workbook, index } = parseShown(await toReadable(bytes));
  const name = workbook.SheetNames[index] ?? '';
  const sheet = workbook.Sheets[name];
  // The reader omits a sheet that it could not read.
  if (sheet === undefined) throw faults.damaged();
  const raw = { name, data: sheet['!data'] ?? [], merges: sheet['!merges'], rows: sheet['!rows'] };
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const { header, rows } = toSheet(raw, is1904 ? toCell1904 : toCell);
  return { name, header, rows: { [Symbol.iterator]: () => limited(rows) } };
}

/** Reads a text file as the page does. Throws one of the `faults` when a quote is never closed. */
export function readCsv(bytes: Buffer): Spreadsheet {
  const { text } = decodeText(bytes, (part, label, options) => new TextDecoder(label, options).decode(part));
  const { rows, openQuote } = parseCsv(text, separatorOf(text));
  if (openQuote !== null) throw faults.openQuote(openQuote);
  const [header = [], ...others] = rows;
  return { name: '', header, rows: others.map((cells, index) => ({ row: index + 2, cells })) };
}

function* limited(rows: Iterable<SheetRow>): Generator<SheetRow> {
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count > spreadsheetLimits.rows) throw faults.tooManyRows();
    yield row;
  }
}

/** The workbook with the one sheet that is read, and its position. */
function parseShown({ bytes, sheet }: ReadableFile): { workbook: WorkBook; index: number } {
  const workbook = parseWorkbook(bytes, sheet ?? 0);
  if (sheet !== null) return { workbook, index: sheet };
  const index = (workbook.Workbook?.Sheets ?? []).findIndex(({ Hidden = 0 }) => Hidden === 0);
  return index <= 0 ? { workbook, index: 0 } : { workbook: parseWorkbook(bytes, index), index };
}

function parseWorkbook(bytes: Uint8Array, sheets: number): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheets,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
      // Needed to detect hidden rows, but slow, so it is enabled only for workbooks that may have some.
      cellStyles:
        !isZip(bytes) || Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(' hidden='),
    });
  } catch {
    throw faults.damaged();
  }
}

const formats: NumberFormats = {
  isDate: (format) => SSF.is_date(format) === true,
  show: (format, value) => String(SSF.format(format, value)),
};

/** The displayed value of a cell, for workbooks whose dates count from 1900. */
const toCell = cellsBy(formats);
const toCell1904 = cellsBy(formats, true);
