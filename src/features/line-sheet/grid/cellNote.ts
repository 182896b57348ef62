import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isOffMultiple, multipleText } from '../../../domain/orders/minimums';
import { isFarFromOthers, parseQuantity } from '../../../domain/orders/quantities';
import type { Value } from '../../../lib/createStore';
import type { Step } from '../state/history';
import { quantityGrid } from './cellMap';

/** What a person is told at a cell about what they typed into it. */
export interface CellNote {
  readonly sku: string;
  /** The cell's name. */
  readonly cell: string;
  readonly text: string;
  /** Asks whether the quantity is meant. */
  readonly isQuestion: boolean;
  /** What the cell holds since; once it holds something else, the note no longer applies. */
  readonly quantity: number;
  /** What can be taken back, or null when nothing was changed. */
  readonly step: Step | null;
}

/** The note that is shown in a sheet, if any. */
export type ShownNote = Value<CellNote | null>;

/** The quantities that a typed one is compared with, and where they are. */
export interface Others {
  readonly scope: 'in this row' | 'of this garment' | 'in this order';
  /** The largest of them; 0 when there are none. */
  readonly max: number;
}

/**
 * What to tell about a typed text, if anything: that it is no quantity, that it is too much, or, as a question, that it
 * is far from the others, or no multiple of what the garment is sold in.
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

/** The nearest other quantities: those of the sku's row, or else of its garment, or else of the whole order. */
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

/** Blank, or a zero: the person wants no quantity. */
export const meansNothing = /^(?:0[0.,]*)?$/;

const maxLength = 12;

function short(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

function format(quantity: number): string {
  return quantity.toLocaleString();
}
