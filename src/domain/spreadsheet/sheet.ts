import { message } from '../language/message';
import { memoize } from '../memoize';
import { type FileCell, plainCell } from './cell';
import { cellAsShown, decimalsShown, mayShowAnother, roundAsShown } from './numberFormat';
import { isBlank, type SheetRow } from './readCell';

/** The limits of an uploaded spreadsheet: bytes, and rows below its header (contract.md 'Fine print'). */
export const spreadsheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  rows: 200_000,
};

/** User-facing errors of unreadable spreadsheets. */
export const spreadsheetFaults = {
  empty: message('The file is empty.'),
  notExcel: message('The file is not an Excel file; save it as .xlsx or .xls and try again.'),
  password: message('The file is protected with a password; remove the password and try again.'),
  damaged: message('The file is damaged; open it in your spreadsheet program, save it again and try again.'),
  tooLarge: message('The file is larger than 20 MiB.'),
  tooLargeUnpacked: message('The file is larger than 200 MiB when it is unpacked.'),
  tooManyRows: message('The file has more than 200,000 rows.'),
} as const;

/**
 * A cell from the spreadsheet library: its type, value and number format. Type `z`, without a value, is a formula that
 * was never calculated; empty cells are omitted.
 */
export type RawCell = {
  readonly t: string;
  readonly v?: string | number | boolean | Date;
  readonly z?: string | number;
};

/** The spreadsheet library's functions for number formats. */
export type NumberFormats = {
  readonly isDate: (format: string) => boolean;
  /** Formats a number; throws if it cannot. */
  readonly show: (format: string, value: number) => string;
};

/** What a number format shows: a date, a code with a min number of digits, or a number with a number of decimals. */
type Shape = {
  readonly isDate: boolean;
  readonly mayShowAnother: boolean;
  readonly digits: number;
  readonly decimals: number | null;
};

const errorNames = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
]);

/** The offset in days of workbooks that count dates from 1904, as old Macs did. */
const daysTo1904 = 1462;
/** Durations of more than a day are no dates. */
const elapsed = /\[(?:h+|m+|s+)\]/i;

/**
 * The value of a cell, as shown where the number alone differs: codes with the leading zeros of their format (`000`
 * for 0), the spreadsheet's own errors by name (`#N/A`). A formula has its last computed value. Dates, numbers shown
 * with fewer decimals than they have or as other numbers, and formulas without a value are `AmbiguousCell`s
 * (contract.md 'Files people upload'). `is1904` is for workbooks that count dates from 1904.
 */
export function cellsBy(formats: NumberFormats, is1904 = false): (cell: RawCell | undefined) => FileCell {
  const shapeOf = memoize((format: string): Shape => {
    const zeros = /^(?:\[\$-[^\]]*\])?(0{2,})(?:;|$)/.exec(format)?.[1] ?? '';
    return {
      isDate: formats.isDate(format),
      mayShowAnother: mayShowAnother(format),
      digits: zeros.length,
      decimals: decimalsShown(format),
    };
  });

  function toNumberOrText(value: number, format: string): FileCell {
    if (!Number.isFinite(value)) return '#NUM!';
    const { isDate, digits, decimals, ...shape } = shapeOf(format);
    if (isDate) return toDate(value, format);
    if (shape.mayShowAnother) return toShown(value, format);
    if (Number.isSafeInteger(value)) return value >= 0 ? withZeros(value, digits) : value;
    if (decimals === null) return value;
    const { stored, shown } = roundAsShown(value, decimals);
    return stored === shown ? shown : { ambiguity: 'rounded', stored, shown };
  }

  function toShown(value: number, format: string): FileCell {
    try {
      return cellAsShown(value, formats.show(format, value));
    } catch {
      return value;
    }
  }

  function toDate(value: number, format: string): FileCell {
    const days = is1904 && !elapsed.test(format) ? value + daysTo1904 : value;
    try {
      return { ambiguity: 'date', shown: formats.show(format, days) };
    } catch {
      return value;
    }
  }

  return (cell) => {
    if (cell?.t === 'e') return errorNames.get(Number(cell.v)) ?? '#VALUE!';
    if (cell?.t === 'z') return { ambiguity: 'formula' };
    if (cell?.v === undefined) return null;
    if (typeof cell.v === 'number') return toNumberOrText(cell.v, String(cell.z ?? 'General'));
    if (cell.v instanceof Date) return { ambiguity: 'date', shown: cell.v.toISOString().slice(0, 10) };
    // Lone surrogates can't be stored.
    return typeof cell.v === 'string' ? cell.v.replace(/\p{Surrogate}/gu, '\ufffd') : cell.v;
  };
}

function withZeros(code: number, digits: number): number | string {
  const text = String(code);
  return text.length < digits ? text.padStart(digits, '0') : code;
}

/** The first sheet of a workbook: its name, the texts of its first row, and the other non-blank rows. */
export type Sheet = {
  name: string;
  header: string[];
  /** Generated lazily. */
  rows: Iterable<SheetRow>;
};

/** A range of merged cells: its first and its last row and column, counted from 0. */
export type MergedCells = { s: { r: number; c: number }; e: { r: number; c: number } };

/** A sheet from the spreadsheet library: cells by row, merged ranges, and hidden rows. */
export type RawSheet<RawCell> = {
  name: string;
  data: (RawCell[] | undefined)[];
  merges?: readonly MergedCells[] | undefined;
  rows?: readonly ({ hidden?: boolean } | undefined)[] | undefined;
};

/**
 * The header and the rows of a sheet. Cells merged vertically show one value for all their rows, so each of these rows
 * gets it (contract.md 'Files people upload').
 */
export function toSheet<RawCell>(
  { name, data, merges = [], rows: rowProperties = [] }: RawSheet<RawCell>,
  toCell: (cell: RawCell | undefined) => FileCell,
): Sheet {
  for (const range of merges) spreadDown(data, range);
  const header = Array.from(data[0] ?? [], (cell) => String(plainCell(toCell(cell)) ?? ''));
  while (header.at(-1)?.trim() === '') header.pop();
  const isHidden = (index: number) => rowProperties[index]?.hidden === true;
  return { name, header, rows: { [Symbol.iterator]: () => rowsOf(data, header.length, toCell, isHidden) } };
}

function* rowsOf<RawCell>(
  data: (RawCell[] | undefined)[],
  width: number,
  toCell: (cell: RawCell | undefined) => FileCell,
  isHidden: (index: number) => boolean,
): Generator<SheetRow> {
  for (const [index, cells] of data.entries()) {
    if (index === 0 || cells === undefined) continue;
    // A loop for speed: there may be millions of cells.
    const read: FileCell[] = [];
    for (let column = 0; column < width; column += 1) read.push(toCell(cells[column]));
    if (read.every(isBlank)) continue;
    const row = { row: index + 1, cells: read };
    yield isHidden(index) ? { ...row, isHidden: true } : row;
  }
}

function spreadDown<RawCell>(data: (RawCell[] | undefined)[], { s: start, e: end }: MergedCells): void {
  const top = data[start.r]?.[start.c];
  if (start.r === 0 || top === undefined) return;
  const last = Math.min(end.r, data.length - 1);
  for (let index = start.r + 1; index <= last; index += 1) {
    const cells = data[index];
    // Merges never overlap in a valid file; in others, each cell is filled once.
    if (cells?.[start.c] !== undefined) return;
    if (cells !== undefined) cells[start.c] = top;
  }
}
