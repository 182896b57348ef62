import { read } from 'xlsx';
import { type Message, message } from '../../domain/language/message';
import { parseCsv, type Separator, separatorOf } from '../../domain/prepare/csv';
import { type Encoding, isBinary } from '../../domain/prepare/decodeText';
import { noteRows } from '../../domain/prepare/notesOf';
import { spreadsheetFaults, spreadsheetLimits } from '../../domain/spreadsheet/sheet';
import { decodeFile } from '../file-check/decodeFile';
import { kindOf, openWorkbook, SheetFault } from '../file-check/readSheet';
import { type RawSheet, sheetsOf } from './sheetsOf';

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
  noTable: message(
    'The file holds no table. Choose a spreadsheet or a text file with a row of titles and the rows below it.',
  ),
  blank: message('The file has no cells with anything in them. Choose the file that has your rows.'),
};

/**
 * Reads any table that people have: .xlsx, .xlsm, .xlsb, .xls, .ods, and text with separated columns, which is detected
 * by content. Throws a `SheetFault` with a sentence for the person.
 */
export function readTables(bytes: Uint8Array, chosen: Partial<TextFormat> = {}): RawFile {
  if (bytes.length === 0) throw new SheetFault(spreadsheetFaults.empty);
  if (bytes.length > spreadsheetLimits.bytes) throw new SheetFault(spreadsheetFaults.tooLarge);
  const file: RawFile =
    kindOf(bytes) === 'other'
      ? readText(bytes, chosen)
      : { sheets: sheetsOf(openWorkbook(bytes, {}, previewRows)).map(withIsCut), text: null };
  if (file.sheets.every(({ rows }) => rows.length === 0)) throw new SheetFault(faults.blank);
  for (const sheet of file.sheets) checkRows(sheet);
  return file;
}

function checkRows({ rows }: RawSheet): void {
  if (rows.length > spreadsheetLimits.rows + 1) throw new SheetFault(spreadsheetFaults.tooManyRows);
}

/** Look-up sheets of many thousand rows are opened by their first ones, until the person chooses them. */
const previewRows = 100;

/** A cut sheet has nothing between its first rows and the last one. A whole one like that is read once more for nothing. */
const withIsCut = (sheet: RawSheet): RawSheet =>
  sheet.rows.slice(previewRows, -1).some((cells) => cells.length > 0) || sheet.rows.length <= previewRows
    ? sheet
    : { ...sheet, isCut: true };

/** A sheet of a workbook with all its rows; throws a `SheetFault`. */
export function readWholeSheet(bytes: Uint8Array, name: string): RawSheet | undefined {
  const sheet = sheetsOf(openWorkbook(bytes, { sheets: name })).find((one) => one.name === name);
  if (sheet !== undefined) checkRows(sheet);
  return sheet;
}

function readText(bytes: Uint8Array, chosen: Partial<TextFormat>): RawFile {
  const { text, encoding } = decodeFile(bytes, chosen.encoding);
  if (isBinary(text)) throw new SheetFault(faults.noTable);
  if (isMarkup(text)) return readMarkup(text);
  const separator = chosen.separator ?? separatorOf(text);
  const { rows, strayQuotes } = parseCsv(text, separator);
  const isTable = rows.length > 1 && rows.slice(0, 20).some((cells) => cells.length > 1);
  const isChosen = chosen.separator !== undefined;
  if (!isChosen && (!isTable || isProgram(text))) throw new SheetFault(faults.noTable);
  const notes = textNotes(rows, strayQuotes);
  return {
    sheets: [{ name: '', isHidden: false, rows, ...(notes.length > 0 && { notes }) }],
    text: { encoding, separator },
  };
}

/** Warnings about what may have been misread in a text file. */
function textNotes(rows: readonly (readonly string[])[], strayQuotes: readonly number[]): Message[] {
  const unreadable = rows.flatMap((cells, row) =>
    cells.some((cell) => cell.includes('\ufffd')) ? [row + 1] : [],
  );
  return [
    ...noteRows(
      strayQuotes,
      message(
        'a quotation mark does not end with its cell, so that cells may have run together; correct it in the file',
      ),
    ),
    ...noteRows(
      unreadable,
      message(
        'some characters could not be read and are shown as \ufffd; choose other letters or correct them',
      ),
    ),
  ];
}

/** Source code and JSON are text too, but not tables. */
function isProgram(text: string): boolean {
  return /^\s*(?:[[{]|\/[/*]|(?:export|import|const|var|let|window|function)\b|%PDF|PK)/.test(text);
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
