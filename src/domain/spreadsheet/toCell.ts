import type { Cell } from '../catalog-file/readCell';

/** A cell as the reader of spreadsheets gives it: its type, its value and its number format. */
export type RawCell = {
  readonly t: string;
  readonly v?: string | number | boolean | Date;
  readonly z?: string | number;
};

/** What the reader of spreadsheets knows of number formats. */
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

  /** What a number format makes of a number: a date, a code of at least so many digits, or nothing that matters. */
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
    // Halves of characters can't be stored.
    return typeof cell.v === 'string' ? cell.v.replace(/\p{Surrogate}/gu, '\ufffd') : cell.v;
  };
}
