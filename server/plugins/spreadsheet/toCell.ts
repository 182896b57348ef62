import { type CellObject, SSF } from 'xlsx';
import type { Cell } from '../../../src/domain/catalog-file/readCell';

type Shape = 'plain' | 'date' | number;

/**
 * The value of a cell, as a person reads it where the number alone says something else: codes with the zeros
 * that their format shows (`000` for 0), dates as text, the spreadsheet's own errors by name (`#N/A`). A
 * formula has the value that was last computed.
 */
export function toCell(cell: CellObject | undefined): Cell {
  if (cell?.t === 'e') return errorNames.get(Number(cell.v)) ?? '#VALUE!';
  if (cell?.v === undefined) return null;
  if (typeof cell.v === 'number') return toNumberOrText(cell.v, shapeOf(String(cell.z ?? 'General')));
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  // Halves of characters can't be stored.
  return typeof cell.v === 'string' ? cell.v.replace(/\p{Surrogate}/gu, '\ufffd') : cell.v;
}

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

function toNumberOrText(value: number, { shape, format }: { shape: Shape; format: string }): Cell {
  if (!Number.isFinite(value)) return '#NUM!';
  if (shape === 'date') return formatDate(format, value);
  if (shape === 'plain' || !Number.isSafeInteger(value) || value < 0) return value;
  const digits = String(value);
  return digits.length < shape ? digits.padStart(shape, '0') : value;
}

const shapes = new Map<string, Shape>();

/** What a number format makes of a number: a date, a code of at least so many digits, or nothing that matters. */
function shapeOf(format: string): { shape: Shape; format: string } {
  const shape = shapes.get(format) ?? findShape(format);
  shapes.set(format, shape);
  return { shape, format };
}

function findShape(format: string): Shape {
  if (SSF.is_date(format) === true) return 'date';
  const zeros = /^(?:\[\$-[^\]]*\])?(0{2,})(?:;|$)/.exec(format)?.[1];
  return zeros === undefined ? 'plain' : zeros.length;
}

function formatDate(format: string, value: number): Cell {
  try {
    return String(SSF.format(format, value));
  } catch {
    return value;
  }
}
