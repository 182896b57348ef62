import { type Message, message } from '../language/message';
import { isUnseen } from '../text/storedText';
import {
  type AmbiguousCell,
  type Cell,
  type FileCell,
  cellAsText,
  isAmbiguous,
  neverCalculated,
  inQuotes,
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
  showsSameNumber,
} from './changedCells';
import { isLabelOf } from './numberFormat';
import { bothOf } from './rowErrors';

/** A row below the header, numbered as in the spreadsheet: the header is row 1. */
export type SheetRow = { row: number; cells: readonly FileCell[]; isHidden?: boolean };

/**
 * The result of reading a cell: a value, null when blank, or an error; `note` explains a value that differs from what
 * the cell shows. Both quote the cell (contract.md 'Files people upload').
 */
export type Reading<Value> =
  | { readonly value: Value | null; readonly note?: Message }
  | { readonly error: Message };

/** Reads a cell as one kind of value. */
export type CellReader<Value> = (cell: FileCell) => Reading<Value>;

/** #N/A, #REF! and the like, in the languages of spreadsheet programs: #NV, #BEZUG!, #ССЫЛКА!; ### in a narrow column. */
const spreadsheetErrorPattern =
  /^#(?:[¡¿]?\p{L}[\p{L}\d/.]*[!?]|[NН]\/[ADBД]|N\/D!|NV|I\/T|YOK|GETTING_DATA|#{2,})$/iu;

/** The error of a text that stands for an uncomputable value; null for other texts. */
export function cellFault(text: string): Message | null {
  if (text === uncalculated) return neverCalculated;
  return spreadsheetErrorPattern.test(text)
    ? message('holds the spreadsheet error {error}', { error: text })
    : null;
}

/** Whether a cell is empty, or has only spaces and characters that can't be seen. */
export function isBlank(cell: FileCell): boolean {
  return cell === null || (typeof cell === 'string' && isUnseen(cell));
}

/** The note about a cell whose value is another than it shows. */
export const takenAs = (cell: FileCell, value: number | string): Message =>
  message('{cell} is taken as {value}', { ...inQuotes(cell), value });

/** A reading with one more note; an error stays as it is. */
export function withNote<Value>(reading: Reading<Value>, note: Message): Reading<Value> {
  if ('error' in reading) return reading;
  return { ...reading, note: reading.note === undefined ? note : bothOf(reading.note, note) };
}

/**
 * Reads cells by their text of this kind (`cellText`), with a note if invisible characters were removed. Blank ones are
 * null; the spreadsheet's own errors, formulas without a value, codes that a spreadsheet changed and, unless it is a
 * text, dates are errors; all others go to `read` (contract.md 'Files people upload').
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
    // It stands for bytes of another encoding.
    const isUnreadable = text.includes('\ufffd');
    if (isUnreadable && kind !== 'text')
      return {
        error: message(
          '{cell} has a character that could not be read; correct it, or save the file as UTF-8',
          inQuotes(cell),
        ),
      };
    const changed =
      isCode || (kind === 'text' && typeof cell === 'number') ? changedCodeRefusal(cell, text) : null;
    const reading = changed === null ? read(text, cell) : { error: changed };
    const noted = isUnreadable
      ? withNote(reading, message('{cell} has a character that could not be read', inQuotes(cell)))
      : reading;
    if (kind === 'text' && typeof cell === 'boolean')
      return withNote(
        noted,
        message('{cell} is a truth value in the spreadsheet, and is taken as this text', inQuotes(cell)),
      );
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
      const date = inQuotes(cell);
      if (kind !== 'text')
        return {
          error: message(
            '{cell} is a date in the spreadsheet; format the cell as text and type it again',
            date,
          ),
        };
      return withNote(
        read(cell.shown),
        message('{cell} is a date in the spreadsheet, and is taken as this text', date),
      );
    }
    case 'scaled':
      return kind === 'number' ? readScaledNumber(cell, read) : readScaledText(cell, read, kind);
    case 'rounded':
      return withNote(
        read(cell.stored),
        message('{cell} is taken, although the cell shows {shown}', {
          ...inQuotes(cell),
          shown: cell.shown,
        }),
      );
  }
}

function readScaledNumber<Value>(cell: ScaledCell, read: ReadPlain<Value>): Reading<Value> {
  if (!showsSameNumber(cell)) return { error: scaledRefusal(cell) };
  if (isLabelOf(cell.stored, cell.shown)) return read(cell.stored);
  return withNote(read(cell.stored), takenAs(cell, cell.stored));
}

function readScaledText<Value>(cell: ScaledCell, read: ReadPlain<Value>, kind: CellKind): Reading<Value> {
  if (isPowerOfTen(cell)) return { error: powerOfTenRefusal(cell) };
  const isSeen = kind === 'text' ? cell.shown !== '' : showsSameNumber(cell);
  return isSeen ? withNote(read(cell.shown), shownNote(cell)) : { error: scaledRefusal(cell) };
}
