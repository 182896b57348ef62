import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isOffMultiple, multipleText } from '../../../domain/orders/minimums';
import { isFarFromOthers, parseQuantity } from '../../../domain/orders/quantities';
import type { Value } from '../../../lib/createStore';
import type { Step } from '../state/history';
import { quantityGrid } from './Grid';

/** A note shown at a cell about what was typed into it. */
export interface CellNote {
  readonly sku: string;
  /** The cell's name. */
  readonly cell: string;
  readonly text: string;
  /** Whether it asks if the quantity is intended. */
  readonly isQuestion: boolean;
  /** The stored quantity; the note no longer applies once it changes. */
  readonly quantity: number;
  /** The step to undo, or null when nothing was changed. */
  readonly step: Step | null;
}

/** The note shown in a sheet, if any. */
export type ShownNote = Value<CellNote | null>;

/** The quantities that a typed one is compared with. */
export interface Others {
  readonly scope: 'in this row' | 'of this garment' | 'in this order';
  /** The largest of them; 0 when there are none. */
  readonly max: number;
}

/**
 * The note about a typed text, if any: an error that it is no valid quantity, or a question when it is far larger than
 * others or not a multiple of the pack size.
 */
export function entryNote(
  text: string,
  before: number,
  others: Others,
  multiple = 1,
): Pick<CellNote, 'text' | 'isQuestion'> | null {
  const typed = text.trim();
  const entry = parseQuantity(typed);
  if ('error' in entry) return { text: `${entry.error}: ${short(typed)} was not entered`, isQuestion: false };
  if (entry.quantity === null) {
    if (meansNothing.test(typed)) return null;
    const done = before > 0 ? `${format(before)} removed` : 'Nothing entered';
    return { text: `${done}: ${short(typed)} is no number`, isQuestion: false };
  }
  if (!isFarFromOthers(entry.quantity, [others.max])) {
    if (!isOffMultiple(entry.quantity, multiple)) return null;
    return { text: multipleText(entry.quantity, multiple), isQuestion: true };
  }
  const max = format(others.max);
  return {
    text: `${format(entry.quantity)}? The others ${others.scope} have ${max} at most`,
    isQuestion: true,
  };
}

/** The nearest other quantities: those of the sku's row, else of its garment, else of the order. */
export function othersOf(garment: Garment, sku: string, lines: GroupedLines): Others {
  const row = quantityGrid(garment).find(({ cells }) => cells.some((one) => one?.sku === sku));
  const inRow = row?.cells.flatMap((one) => one?.sku ?? []) ?? [];
  const { [sku]: _own, ...ofGarment } = lines[garment.generic] ?? {};
  const candidates: Others[] = [
    { scope: 'in this row', max: Math.max(0, ...inRow.map((one) => ofGarment[one] ?? 0)) },
    { scope: 'of this garment', max: Math.max(0, ...Object.values(ofGarment)) },
  ];
  const near = candidates.find(({ max }) => max > 0);
  if (near) return near;
  const { [garment.generic]: _garment, ...elsewhere } = lines;
  return {
    scope: 'in this order',
    max: Math.max(0, ...Object.values(elsewhere).flatMap(Object.values<number>)),
  };
}

/** Blank or zero: removes the quantity. */
export const meansNothing = /^(?:0[0.,]*)?$/;

const maxLength = 12;

function short(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

function format(quantity: number): string {
  return quantity.toLocaleString();
}
