import { type Cell, isBlank, type SheetRow } from './readCell';

/** What an uploaded spreadsheet is about (api.md 'Files people upload'). */
export type FileKind = 'catalog' | 'edit' | 'delete' | 'stock' | 'users';

/** The limits of an uploaded spreadsheet: bytes, and rows below its header (api.md 'Fine print'). */
export const spreadsheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  rows: 200_000,
};

/** Why a spreadsheet cannot be read, in words for the person. */
export const spreadsheetFaults = {
  empty: 'The file is empty.',
  notExcel: 'The file is not an Excel file; save it as .xlsx or .xls and try again.',
  damaged: 'The file is damaged; open it in your spreadsheet program, save it again and try again.',
  tooLarge: 'The file is larger than 20 MiB.',
  tooLargeUnpacked: 'The file is larger than 200 MiB when it is unpacked.',
  tooManyRows: 'The file has more than 200,000 rows.',
} as const;

/** A cell from the spreadsheet library: its type, its value and its number format. */
export type RawCell = {
  readonly t: string;
  readonly v?: string | number | boolean | Date;
  readonly z?: string | number;
};

/** What the spreadsheet library knows about number formats. */
export type NumberFormats = {
  readonly isDate: (format: string) => boolean;
  /** The number as the format shows it; throws when it cannot. */
  readonly show: (format: string, value: number) => string;
};

type Shape = 'plain' | 'date' | number;

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

/**
 * The value of a cell, as a person reads it where the number alone says something else: codes with the zeros
 * that their format shows (`000` for 0), dates as text, the spreadsheet's own errors by name (`#N/A`). A
 * formula has the value that was last computed (api.md 'Files people upload').
 */
export function cellsBy(formats: NumberFormats): (cell: RawCell | undefined) => Cell {
  const shapes = new Map<string, Shape>();

  /** What a number format turns a number into: a date, a code of at least so many digits, or nothing that matters. */
  function shapeOf(format: string): Shape {
    const shape = shapes.get(format) ?? findShape(format);
    shapes.set(format, shape);
    return shape;
  }

  function findShape(format: string): Shape {
    if (formats.isDate(format)) return 'date';
    const zeros = /^(?:\[\$-[^\]]*\])?(0{2,})(?:;|$)/.exec(format)?.[1];
    return zeros === undefined ? 'plain' : zeros.length;
  }

  function toNumberOrText(value: number, format: string): Cell {
    if (!Number.isFinite(value)) return '#NUM!';
    const shape = shapeOf(format);
    if (shape === 'date') return toDate(value, format);
    if (shape === 'plain' || !Number.isSafeInteger(value) || value < 0) return value;
    const digits = String(value);
    return digits.length < shape ? digits.padStart(shape, '0') : value;
  }

  function toDate(value: number, format: string): Cell {
    try {
      return formats.show(format, value);
    } catch {
      return value;
    }
  }

  return (cell) => {
    if (cell?.t === 'e') return errorNames.get(Number(cell.v)) ?? '#VALUE!';
    if (cell?.v === undefined) return null;
    if (typeof cell.v === 'number') return toNumberOrText(cell.v, String(cell.z ?? 'General'));
    if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
    // Lone surrogates can't be stored.
    return typeof cell.v === 'string' ? cell.v.replace(/\p{Surrogate}/gu, '\ufffd') : cell.v;
  };
}

/** The first sheet of a workbook: the texts of its first row, and the other rows that are not blank. */
export type Sheet = {
  header: string[];
  /** Generated lazily. */
  rows: Iterable<SheetRow>;
};

/** A range of merged cells: its first and its last row and column, counted from 0. */
export type MergedCells = { s: { r: number; c: number }; e: { r: number; c: number } };

/**
 * The header and the rows of a sheet as it was read. Cells merged downwards show one value for all their rows, so each
 * of these rows has it (api.md 'Files people upload').
 */
export function toSheet<RawCell>(
  data: (RawCell[] | undefined)[],
  merges: readonly MergedCells[],
  toCell: (cell: RawCell | undefined) => Cell,
): Sheet {
  for (const range of merges) spreadDown(data, range);
  const header = Array.from(data[0] ?? [], (cell) => String(toCell(cell) ?? ''));
  while (header.at(-1)?.trim() === '') header.pop();
  return { header, rows: { [Symbol.iterator]: () => rowsOf(data, header.length, toCell) } };
}

function* rowsOf<RawCell>(
  data: (RawCell[] | undefined)[],
  width: number,
  toCell: (cell: RawCell | undefined) => Cell,
): Generator<SheetRow> {
  for (const [index, cells] of data.entries()) {
    if (index === 0 || cells === undefined) continue;
    const row = {
      row: index + 1,
      cells: Array.from({ length: width }, (_, column) => toCell(cells[column])),
    };
    if (!row.cells.every(isBlank)) yield row;
  }
}

function spreadDown<RawCell>(data: (RawCell[] | undefined)[], { s: start, e: end }: MergedCells): void {
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
