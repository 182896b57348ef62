import { type UnzipFileInfo, unzipSync } from 'fflate';
import { type ParsingOptions, read, SSF, type WorkBook } from 'xlsx';
import type { FileCell } from '../../domain/spreadsheet/cell';
import {
  cellsBy,
  type NumberFormats,
  type RawCell,
  type Sheet,
  spreadsheetFaults,
  spreadsheetLimits,
  toSheet,
} from '../../domain/spreadsheet/sheet';
import { WorkerFault } from '../worker-client/WorkerClient';
import { addHiddenOfOds } from './hiddenInOds';
import { noteShownInOds } from './shownInOds';
import { readableBook } from './readableBook';

/** Why a file cannot be read, in words for the person. */
export class SheetFault extends WorkerFault {}

const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const formats: NumberFormats = {
  isDate: (format) => SSF.is_date(format) === true,
  show: (format, value) => String(SSF.format(format, value)),
};

type CellOrFormula = (RawCell & { readonly f?: string }) | undefined;

/** An empty cell that is not a formula has no value. */
const withoutStubs = (readCell: (cell: RawCell | undefined) => FileCell) => (cell: CellOrFormula) =>
  cell?.t === 'z' && cell.f === undefined ? null : readCell(cell);

/** The displayed value of a cell; dates use the 1900 date system. */
export const toCell = withoutStubs(cellsBy(formats));
const toCell1904 = withoutStubs(cellsBy(formats, true));

/** How the cells of a workbook are read. */
export const cellReaderOf = ({ Workbook }: WorkBook): ((cell: CellOrFormula) => FileCell) =>
  Workbook?.WBProps?.date1904 === true ? toCell1904 : toCell;

/** The type of a file by its first bytes. */
export function kindOf(bytes: Uint8Array): 'zip' | 'compound' | 'other' {
  const startsWith = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(zip)) return 'zip';
  return startsWith(compound) ? 'compound' : 'other';
}

/** The first sheet that is shown of an .xlsx or .xls file, detected by content, and its number of rows; throws a `SheetFault`. */
export function readSheet(bytes: Uint8Array): Sheet & { total: number } {
  if (bytes.length === 0) throw new SheetFault(spreadsheetFaults.empty);
  if (kindOf(bytes) === 'other') throw new SheetFault(spreadsheetFaults.notExcel);
  const first = openWorkbook(bytes, { sheets: 0 });
  const shown = shownSheet(first);
  const workbook = shown === 0 ? first : openWorkbook(bytes, { sheets: shown });
  const name = workbook.SheetNames[shown] ?? '';
  const sheet = workbook.Sheets[name];
  if (sheet === undefined) throw new SheetFault(spreadsheetFaults.damaged);
  const data = sheet['!data'] ?? [];
  const raw = { name, data, merges: sheet['!merges'], rows: sheet['!rows'] };
  return { ...toSheet(raw, cellReaderOf(workbook)), total: Math.max(0, data.length - 1) };
}

/** Whether the spreadsheet program does not show a sheet of a workbook. */
export const isHiddenSheet = ({ Workbook }: WorkBook, index: number): boolean =>
  (Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;

/** The first sheet that is shown, or the first one where all are hidden. */
const shownSheet = (workbook: WorkBook): number =>
  Math.max(
    0,
    workbook.SheetNames.findIndex((_name, index) => !isHiddenSheet(workbook, index)),
  );

/**
 * The workbook in a zip or a compound file; throws a `SheetFault` when it is damaged, protected or too large unpacked.
 * With `firstRows`, large sheets of .xlsx and .ods files have only that many rows and their last one; those of an .xlsb
 * file with several have that many, and `!fullref`. An .xls file is read whole, as its texts take most of the time.
 */
export function openWorkbook(bytes: Uint8Array, options: ParsingOptions = {}, firstRows?: number): WorkBook {
  const isZip = kindOf(bytes) === 'zip';
  if (isZip && unpackedSize(bytes) > spreadsheetLimits.unpackedBytes)
    throw new SheetFault(spreadsheetFaults.tooLargeUnpacked);
  const isOds = isZip && entriesOf(bytes).some(({ name }) => name === 'content.xml');
  const has = (part: string) => isZip && entriesOf(bytes).some(({ name }) => name === part);
  try {
    const workbook = read(isZip ? readableBook(bytes, firstRows) : bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      // Formats of .ods files are read in part: only the text says what the cell shows.
      cellText: isOds,
      cellHTML: false,
      // Both distinguish a formula without a value from an empty cell; compound files always have values.
      cellFormula: isZip,
      sheetStubs: isZip,
      // Needed to detect hidden rows, but slow.
      cellStyles: !isZip || has('xl/styles.xml'),
      ...(firstRows !== undefined && isZip && hasSeveralBinarySheets(bytes) && { sheetRows: firstRows }),
      ...options,
    });
    if (isOds) {
      addHiddenOfOds(workbook, bytes);
      noteShownInOds(workbook);
    }
    return workbook;
  } catch (error) {
    const isProtected = error instanceof Error && /password/i.test(error.message);
    throw new SheetFault(isProtected ? spreadsheetFaults.password : spreadsheetFaults.damaged);
  }
}

/** Whether a zip is an .xlsb file with several sheets. */
const hasSeveralBinarySheets = (bytes: Uint8Array) =>
  entriesOf(bytes).filter(({ name }) => /^xl\/worksheets\/[^/]+\.bin$/i.test(name)).length > 1;

/** The unpacked size of a zip in bytes by its headers; 0 for a damaged one, which fails when it is read. */
const unpackedSize = (bytes: Uint8Array) =>
  entriesOf(bytes).reduce((sum, { originalSize }) => sum + originalSize, 0);

/** The entries in a zip's headers; none for a damaged one. */
function entriesOf(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  const add = (entry: UnzipFileInfo) => {
    entries.push(entry);
    return false;
  };
  try {
    unzipSync(bytes, { filter: add });
    return entries;
  } catch {
    return [];
  }
}
