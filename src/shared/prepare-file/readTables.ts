import { type Range, read, type WorkBook, type WorkSheet } from 'xlsx';
import {
  type Encoding,
  encodingMark,
  guessEncoding,
  parseCsv,
  type Separator,
  separatorOf,
} from '../../domain/prepare/csv';
import { noteRows } from '../../domain/prepare/notesOf';
import { type Cell, isAmbiguous, type AmbiguousCell, uncalculated } from '../../domain/spreadsheet/cell';
import { isBlank } from '../../domain/spreadsheet/readCell';
import { notingHidden } from '../../domain/spreadsheet/rowCells';
import { formatRowNote, type RowNote } from '../../domain/spreadsheet/rowErrors';
import { spreadsheetFaults, spreadsheetLimits } from '../../domain/spreadsheet/sheet';
import { cellReaderOf, kindOf, openWorkbook, SheetFault } from '../file-check/readSheet';
import { hiddenOdsRows, type RowProps } from './hiddenOdsRows';
import { cellWarnings, type FoundCell } from './cellWarnings';
import { writeCurrencies } from './shownCurrencies';

/** A sheet of a file: its name, and its rows from the first to the last, blank ones included. */
export interface RawSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Warnings about cells whose value differs from what they show, if any. */
  readonly notes?: readonly string[];
}

/** How a text file was read; the person may change it. */
export interface TextFormat {
  readonly encoding: Encoding;
  readonly separator: Separator;
}

/** The sheets of a file, and for a text file how it was read. */
export interface RawFile {
  readonly sheets: readonly RawSheet[];
  readonly text: TextFormat | null;
}

const faults = {
  noTable:
    'The file holds no table. Choose a spreadsheet or a text file with a row of titles and the rows below it.',
  blank: 'The file has no cells with anything in them. Choose the file that has your rows.',
} as const;

/**
 * Reads any table that people have: .xlsx, .xlsm, .xlsb, .xls, .ods, and text with separated columns, which is detected
 * by content. Throws a `SheetFault` with a sentence for the person.
 */
export function readTables(bytes: Uint8Array, chosen: Partial<TextFormat> = {}): RawFile {
  if (bytes.length === 0) throw new SheetFault(spreadsheetFaults.empty);
  if (bytes.length > spreadsheetLimits.bytes) throw new SheetFault(spreadsheetFaults.tooLarge);
  const file =
    kindOf(bytes) === 'other'
      ? readText(bytes, chosen)
      : { sheets: sheetsOf(openWorkbook(bytes), hiddenOdsRows(bytes)), text: null };
  if (file.sheets.every(({ rows }) => rows.length === 0)) throw new SheetFault(faults.blank);
  if (file.sheets.some(({ rows }) => rows.length > spreadsheetLimits.rows + 1))
    throw new SheetFault(spreadsheetFaults.tooManyRows);
  return file;
}

function sheetsOf(workbook: WorkBook, hidden: readonly RowProps[] = []): RawSheet[] {
  const { SheetNames, Sheets } = workbook;
  const toCell = cellReaderOf(workbook);
  return SheetNames.flatMap((name, index) => {
    const sheet = Sheets[name];
    return sheet === undefined ? [] : [toRawSheet(name, sheet, toCell, hidden[index])];
  });
}

type CellReader = ReturnType<typeof cellReaderOf>;

function toRawSheet(
  name: string,
  sheet: WorkSheet,
  toCell: CellReader,
  rowProps: RowProps = sheet['!rows'] ?? [],
): RawSheet {
  const { rows, found, merged } = rowsOf(sheet, toCell);
  const hidden: RowNote[] = [];
  const seen = rows.map((cells, index) => ({
    row: index + 1,
    cells,
    isHidden: rowProps[index]?.hidden === true,
  }));
  Array.from(notingHidden(seen, hidden));
  const notes = [...hidden.map(formatRowNote), ...cellWarnings(found), ...merged];
  return { name, rows, ...(notes.length > 0 && { notes }) };
}

/** A cell's displayed text; a formula that was never calculated gets a marker, as it shows nothing. */
function displayedCell(cell: AmbiguousCell): Cell {
  return cell.ambiguity === 'formula' ? uncalculated : cell.shown;
}

/** All rows up to the last one with a cell; vertically merged cells repeat their value in each row. */
function rowsOf(
  sheet: WorkSheet,
  toCell: CellReader,
): { rows: Cell[][]; found: FoundCell[]; merged: string[] } {
  const found: FoundCell[] = [];
  const rows = Array.from(sheet['!data'] ?? [], (cells, row) =>
    Array.from(cells ?? [], (raw, column) => {
      const cell = toCell(raw);
      if (!isAmbiguous(cell)) return cell;
      found.push({ row, column, cell });
      return displayedCell(cell);
    }),
  );
  writeCurrencies(rows, (row, column) => sheet['!data']?.[row]?.[column]?.z);
  const filled = fillMerged(rows, sheet['!merges'] ?? []);
  while (rows.at(-1)?.every(isBlank)) rows.pop();
  const merged = noteRows(filled, 'the value of merged cells is used in each of their rows');
  return { rows, found, merged };
}

/**
 * Copies the values of vertically merged cells down, and returns the numbers of the filled rows. Rows in which all
 * cells are merged stay blank.
 */
function fillMerged(rows: Cell[][], merges: readonly Range[]): number[] {
  const filled: number[] = [];
  const hasOwn = rows.map((cells) => !cells.every(isBlank));
  for (const { s: start, e: end } of merges) {
    const top = rows[start.r]?.[start.c] ?? null;
    if (isBlank(top)) continue;
    for (const [offset, row] of rows.slice(start.r + 1, end.r + 1).entries()) {
      const index = start.r + 1 + offset;
      if (hasOwn[index] !== true || !isBlank(row[start.c] ?? null)) continue;
      while (row.length < start.c) row.push(null);
      row[start.c] = top;
      filled.push(index + 1);
    }
  }
  return filled.sort((a, b) => a - b);
}

function readText(bytes: Uint8Array, chosen: Partial<TextFormat>): RawFile {
  const { text, encoding } = decode(bytes, chosen.encoding);
  if (text.includes('\u0000')) throw new SheetFault(faults.noTable);
  if (isMarkup(text)) return readMarkup(text);
  const separator = chosen.separator ?? separatorOf(text);
  const { rows, strayQuotes } = parseCsv(text, separator);
  const isTable = rows.length > 1 && rows.slice(0, 20).some((cells) => cells.length > 1);
  const isChosen = chosen.separator !== undefined;
  if (!isChosen && (!isTable || isProgram(text))) throw new SheetFault(faults.noTable);
  const notes = textNotes(rows, strayQuotes);
  return { sheets: [{ name: '', rows, ...(notes.length > 0 && { notes }) }], text: { encoding, separator } };
}

/** Warnings about what may have been misread in a text file. */
function textNotes(rows: readonly (readonly string[])[], strayQuotes: readonly number[]): string[] {
  const unreadable = rows.flatMap((cells, row) =>
    cells.some((cell) => cell.includes('\ufffd')) ? [row + 1] : [],
  );
  return [
    ...noteRows(
      strayQuotes,
      'a quotation mark does not end with its cell, so that cells may have run together; correct it in the file',
    ),
    ...noteRows(
      unreadable,
      'some characters could not be read and are shown as \ufffd; choose other letters or correct them',
    ),
  ];
}

/** Source code and JSON are text too, but not tables. */
function isProgram(text: string): boolean {
  return /^\s*(?:[[{]|\/[/*]|(?:export|import|const|var|let|window|function)\b|%PDF|PK)/.test(text);
}

/** The text of a file. A text that is not Unicode is in a regional encoding. */
export function decode(
  bytes: Uint8Array,
  encoding: Encoding | null = encodingMark(bytes),
): { text: string; encoding: Encoding } {
  if (encoding !== null) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const guessed = guessEncoding(bytes);
    return { text: new TextDecoder(guessed).decode(bytes), encoding: guessed };
  }
}

/** Many programs export HTML tables or XML as .xls. */
export const isMarkup = (text: string): boolean => /^\s*<(\?xml|!doctype|html|table)/i.test(text);

function readMarkup(text: string): RawFile {
  try {
    const workbook = read(text, { type: 'string', dense: true, cellNF: true, raw: true });
    return { sheets: sheetsOf(workbook), text: null };
  } catch {
    throw new SheetFault(faults.noTable);
  }
}
