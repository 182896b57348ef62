import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isOffMultiple, multipleText } from '../../../domain/orders/minimums';
import {
  isBlankText,
  isFarFromOthers,
  parseQuantity,
  readQuantity,
} from '../../../domain/orders/readQuantity';
import { numberText } from '../../../lib/numbers';
import type { Value } from '../../../lib/createStore';
import type { QuantityEdit } from '../state/editSheet';
import type { Step } from '../state/history';
import { quantityGrid } from './Grid';
import type { Translate } from '../../../domain/language/wording';
import type { MessageValue } from '../../../domain/language/message';

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
  /** Enters the other reading of an unclear number, as 12 instead of 12,000. */
  readonly other: OtherAnswer | null;
}

/** The button that enters another reading. */
export interface OtherAnswer {
  readonly label: string;
  readonly take: () => void;
}

/** Entered quantities whose texts could be read in another way. */
export interface UnclearEntries {
  readonly read: readonly QuantityEdit[];
  /** The other readings that are quantities. */
  readonly otherwise: readonly QuantityEdit[];
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
 * others or not a multiple of the pack size. It says how an unclear separator was read.
 */
export function entryNote(
  t: Translate,
  text: string,
  before: number,
  others: Others,
  multiple = 1,
): Pick<CellNote, 'text' | 'isQuestion'> | null {
  const typed = text.trim();
  const entry = parseQuantity(typed);
  if ('error' in entry)
    return {
      text: t('{error}: {typed} was not entered', { error: entry.error, typed: short(typed) }),
      isQuestion: false,
    };
  if (entry.quantity === null) {
    if (isNothing(typed)) return null;
    return {
      text:
        before > 0
          ? t('{quantity, number} removed: {typed} is no number', { quantity: before, typed: short(typed) })
          : t('Nothing entered: {typed} is no number', { typed: short(typed) }),
      isQuestion: false,
    };
  }
  const { quantity, otherwise } = entry;
  if (isFarFromOthers(quantity, [others.max]))
    return { text: farText(t, quantity, others), isQuestion: true };
  if (isOffMultiple(quantity, multiple))
    return { text: t(multipleText(quantity, multiple)), isQuestion: true };
  if (otherwise === undefined) return null;
  return { text: readAsText(t, [quantity], 1), isQuestion: otherwise !== null };
}

function farText(t: Translate, quantity: number, { scope, max }: Others): string {
  switch (scope) {
    case 'in this row':
      return t('{quantity, number}? The others in this row have {max, number} at most', { quantity, max });
    case 'of this garment':
      return t('{quantity, number}? The others of this garment have {max, number} at most', {
        quantity,
        max,
      });
    case 'in this order':
      return t('{quantity, number}? The others in this order have {max, number} at most', { quantity, max });
  }
}

/** The note about quantities entered at once whose texts are unclear, and the label of the button for the others. */
export function unclearNote(
  t: Translate,
  { read, otherwise }: UnclearEntries,
): { text: string; label: string | null } {
  return {
    text: readAsText(t, quantitiesIn(read), read.length),
    label: otherwise.length === 0 ? null : otherLabel(t, quantitiesIn(otherwise), otherwise.length),
  };
}

/** The label of the button that enters the other reading of one or several cells. */
export function otherLabel(t: Translate, quantities: readonly number[], cells = 1): string {
  return t('Make {cells, plural, one {it} other {them}} {quantities}', {
    cells,
    quantities: listed(quantities),
  });
}

function readAsText(t: Translate, quantities: readonly number[], cells: number): string {
  const [first = 0, ...others] = quantities;
  const pieces = others.length === 0 ? first : quantities.length;
  const values = { quantities: listed(quantities), pieces, cells };
  return cells === 1
    ? t('Read as {quantities} {pieces, plural, one {piece} other {pieces}}', values)
    : t('Read as {quantities} {pieces, plural, one {piece} other {pieces}} in {cells, number} cells', values);
}

const maxListed = 2;

/** As a list, or the first ones. */
function listed(quantities: readonly number[]): MessageValue {
  const texts = quantities.slice(0, maxListed).map(numberText);
  return quantities.length > maxListed ? `${texts.join(', ')}, …` : texts;
}

const quantitiesIn = (edits: readonly QuantityEdit[]) => [
  ...new Set(edits.map(({ quantity }) => quantity ?? 0)),
];

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

/** Whether a typed text says that nothing is ordered: blank or zero, unlike a word, which removes too. */
export function isNothing(text: string): boolean {
  const reading = readQuantity(text);
  return reading === null ? isBlankText(text) : 'quantity' in reading && reading.quantity === 0;
}

const maxLength = 12;

function short(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
