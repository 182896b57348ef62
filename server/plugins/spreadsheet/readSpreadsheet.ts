import { type CellObject, type Range, read } from 'xlsx';
import { isBlank } from '../../../src/domain/catalog-file/readCell';
import type { SheetRow } from '../../../src/domain/catalog-file/parseCatalogRows';
import { faults, spreadsheetLimits } from './SpreadsheetFault';
import { toCell } from './toCell';
import { toReadable } from './toReadable';

/** The first sheet of a workbook: the texts of its first row, and the other rows that are not blank. */
export interface Spreadsheet {
  header: string[];
  /** Made as they are asked for; throws a `SpreadsheetFault` beyond the limit of rows. */
  rows: Iterable<SheetRow>;
}

type SheetData = (CellObject[] | undefined)[];

/**
 * Reads the first sheet of an .xlsx or .xls file. Throws a `SpreadsheetFault` for a file that is none, is
 * broken, protected or over the limits. Holds its thread for long: call it in a worker.
 */
export function readSpreadsheet(bytes: Buffer): Spreadsheet {
  const data = readFirstSheet(toReadable(bytes));
  const header = Array.from(data[0] ?? [], (cell) => String(toCell(cell) ?? ''));
  while (header.at(-1)?.trim() === '') header.pop();
  return { header, rows: { [Symbol.iterator]: () => rowsOf(data, header.length) } };
}

function* rowsOf(data: SheetData, width: number): Generator<SheetRow> {
  let count = 0;
  for (const [index, cells] of data.entries()) {
    if (index === 0 || cells === undefined) continue;
    const row = {
      row: index + 1,
      cells: Array.from({ length: width }, (_, column) => toCell(cells[column])),
    };
    if (row.cells.every(isBlank)) continue;
    count += 1;
    if (count > spreadsheetLimits.rows) throw faults.tooManyRows();
    yield row;
  }
}

function readFirstSheet(bytes: Buffer): SheetData {
  const workbook = parse(bytes);
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  // The reader leaves out a sheet that it could not read.
  if (sheet === undefined) throw faults.damaged();
  const data: SheetData = sheet['!data'] ?? [];
  for (const range of sheet['!merges'] ?? []) spreadDown(data, range);
  return data;
}

function parse(bytes: Buffer) {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheets: 0,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
    });
  } catch {
    throw faults.damaged();
  }
}

/** Cells merged downwards show one value for all their rows, so each of the rows has it. */
function spreadDown(data: SheetData, { s: start, e: end }: Range): void {
  const top = data[start.r]?.[start.c];
  if (start.r === 0 || top === undefined) return;
  const last = Math.min(end.r, data.length - 1);
  for (let index = start.r + 1; index <= last; index += 1) {
    const cells = data[index];
    // Merges never overlap in a sound file; in another, nothing is done twice.
    if (cells?.[start.c] !== undefined) return;
    if (cells !== undefined) cells[start.c] = top;
  }
}
