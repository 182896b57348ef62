import { isUnseen } from '../text/storedText';
import {
  type AmbiguousCell,
  type Cell,
  type FileCell,
  cellAsText,
  isAmbiguous,
  neverCalculated,
  quoted,
  uncalculated,
} from './cell';
import { type CellKind, cellText, removedNote, removesFrom } from './cellText';
import {
  changedCodeRefusal,
  isPowerOfTen,
  powerOfTenRefusal,
  type ScaledCell,
  scaledRefusal,
  shownNote,
  truthValue,
  showsSameNumber,
} from './changedCells';
import { isLabelOf } from './numberFormat';

/** A row below the header, numbered as in the spreadsheet: the header is row 1. */
export type SheetRow = { row: number; cells: readonly FileCell[]; isHidden?: boolean };

/**
 * The result of reading a cell: a value, null when blank, or an error; `note` explains a value that differs from what
 * the cell shows. Both quote the cell (contract.md 'Files people upload').
 */
export type Reading<Value> =
  | { readonly value: Value | null; readonly note?: string }
  | { readonly error: string };

/** Reads a cell as one kind of value. */
export type CellReader<Value> = (cell: FileCell) => Reading<Value>;

/** #N/A, #REF! and the like, in the languages of spreadsheet programs: #NV, #BEZUG!, #ССЫЛКА!; ### in a narrow column. */
const spreadsheetErrorPattern =
  /^#(?:[¡¿]?\p{L}[\p{L}\d/.]*[!?]|[NН]\/[ADBД]|N\/D!|NV|I\/T|YOK|GETTING_DATA|#{2,})$/iu;

/** The error of a text that stands for an uncomputable value; null for other texts. */
export function cellFault(text: string): string | null {
  if (text === uncalculated) return neverCalculated;
  return spreadsheetErrorPattern.test(text) ? `holds the spreadsheet error ${text}` : null;
}

/** About U+FFFD, which stands for bytes of another encoding. */
const unreadable = 'has a character that could not be read';

/** Whether a cell is empty, or has only spaces and characters that can't be seen. */
export function isBlank(cell: FileCell): boolean {
  return cell === null || (typeof cell === 'string' && isUnseen(cell));
}

/** A reading with one more note; an error stays as it is. */
export function withNote<Value>(reading: Reading<Value>, note: string): Reading<Value> {
  if ('error' in reading) return reading;
  return { ...reading, note: reading.note === undefined ? note : `${reading.note}; ${note}` };
}

/**
 * Reads cells by their text of this kind (`cellText`), with a note if invisible characters were removed. Blank ones are
 * null; the spreadsheet's own errors, formulas without a value, codes that a spreadsheet changed and, unless it is a
 * text, dates are errors; all others go to `read`. Errors are quoted, unless `read` has done so (contract.md 'Files
 * people upload').
 */
export function readerOf<Value>(
  read: (text: string, cell: Cell) => Reading<Value>,
  kind: CellKind = 'code',
): CellReader<Value> {
  const isCode = kind === 'code' || kind === 'own code';
  const readPlain = (cell: Cell): Reading<Value> => {
    const written = cellAsText(cell);
    const text = isBlank(cell) ? '' : cellText(written, kind);
    if (text === '') return { value: null };
    const fault = cellFault(text);
    if (fault !== null) return { error: fault };
    const isUnreadable = text.includes('\ufffd');
    if (isUnreadable && kind !== 'text')
      return { error: `${quoted(cell)} ${unreadable}; correct it, or save the file as UTF-8` };
    const changed =
      isCode || (kind === 'text' && typeof cell === 'number') ? changedCodeRefusal(cell, text) : null;
    const reading = changed === null ? read(text, cell) : { error: changed };
    if ('error' in reading)
      return reading.error.startsWith('"') ? reading : { error: `${quoted(cell)} ${reading.error}` };
    const noted = isUnreadable ? withNote(reading, `${quoted(cell)} ${unreadable}`) : reading;
    if (kind === 'text' && typeof cell === 'boolean')
      return withNote(noted, `${quoted(cell)} ${truthValue}, and is taken as this text`);
    return removesFrom(written, kind) ? withNote(noted, removedNote) : noted;
  };
  return (cell) => (isAmbiguous(cell) ? readAmbiguous(cell, readPlain, kind) : readPlain(cell));
}

type ReadPlain<Value> = (cell: Cell) => Reading<Value>;

function readAmbiguous<Value>(cell: AmbiguousCell, read: ReadPlain<Value>, kind: CellKind): Reading<Value> {
  switch (cell.ambiguity) {
    case 'formula':
      return { error: neverCalculated };
    case 'date': {
      const date = `${quoted(cell)} is a date in the spreadsheet`;
      if (kind === 'text') return withNote(read(cell.shown), `${date}, and is taken as this text`);
      return { error: `${date}; format the cell as text and type it again` };
    }
    case 'scaled':
      return kind === 'number' ? readScaledNumber(cell, read) : readScaledText(cell, read, kind);
    case 'rounded':
      return withNote(read(cell.stored), `${quoted(cell)} is taken, although the cell shows ${cell.shown}`);
  }
}

function readScaledNumber<Value>(cell: ScaledCell, read: ReadPlain<Value>): Reading<Value> {
  if (!showsSameNumber(cell)) return { error: scaledRefusal(cell) };
  if (isLabelOf(cell.stored, cell.shown)) return read(cell.stored);
  return withNote(read(cell.stored), `${quoted(cell)} is taken as ${cell.stored}`);
}

function readScaledText<Value>(cell: ScaledCell, read: ReadPlain<Value>, kind: CellKind): Reading<Value> {
  if (isPowerOfTen(cell)) return { error: powerOfTenRefusal(cell) };
  const isSeen = kind === 'text' ? cell.shown !== '' : showsSameNumber(cell);
  return isSeen ? withNote(read(cell.shown), shownNote(cell)) : { error: scaledRefusal(cell) };
}
