import { parseQuantity } from '../../../domain/orders/readQuantity';
import { stockWarning } from '../../../domain/orders/totals';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import type { QuantityEdit } from '../state/editSheet';
import type { Step } from '../state/history';
import { enterStep } from '../undo';
import {
  type CellNote,
  entryNote,
  isNothing,
  type OtherAnswer,
  otherLabel,
  othersOf,
  type ShownNote,
  type UnclearEntries,
  unclearNote,
} from './cellNote';
import { cellNameAt, cellOf, garmentOf, type Grid, quantityAt } from './Grid';
import type { GridCells } from './useGridModel';
import { message, type Message } from '../../../domain/language/message';
import { useT } from '../../../languages/useT';
import type { Translate } from '../../../domain/language/wording';

/** Stores quantities according to spec 5. */
export interface CellEntry {
  /** Stores a changed cell, and shows a note at it where needed; returns false for a text that is no quantity. */
  readonly enter: (cell: HTMLInputElement) => boolean;
  /**
   * Stores several quantities, and shows warnings, what was left out, and how unclear ones were read; returns the step,
   * if anything changed.
   */
  readonly enterAll: (entries: readonly QuantityEdit[], reported?: EntryReport) => Step | null;
}

/** What is shown about quantities that are entered at once. */
interface EntryReport {
  /** Why values were left out. */
  readonly leftOut?: readonly string[];
  readonly unclear?: UnclearEntries | null;
}

export function useCellEntry(cells: GridCells, note: ShownNote): CellEntry {
  const t = useT();
  const dispatch = useAppDispatch();
  const warn = (texts: readonly string[]) => {
    if (texts.length > 0) dispatch(showAlert({ message: listLines(t, texts).join('\n'), severity: 'error' }));
  };

  const enterAll: CellEntry['enterAll'] = (entries, { leftOut = [], unclear = null } = {}) => {
    const refusal = tooManyRefusal(entries.length);
    if (refusal !== null) {
      warn([t(refusal)]);
      return null;
    }
    const step = dispatch(enterStep(entries));
    warn([...leftOut, ...stockWarnings(entries, cells.grid()).map((one) => t(one))]);
    if (unclear !== null) note.set(noteOfUnclear(unclear, step));
    return step;
  };

  const noteOfUnclear = (unclear: UnclearEntries, step: Step | null): CellNote | null => {
    const grid = cells.grid();
    const [first] = unclear.read;
    const cell = first ? cellOf(grid, first.sku) : null;
    if (first === undefined || cell === null) return null;
    const { text, label } = unclearNote(t, unclear);
    return {
      ...{ sku: first.sku, cell: cellNameAt(grid, cell), quantity: quantityAt(grid, cell) },
      ...{ text, step, isQuestion: label !== null },
      other: label === null ? null : { label, take: () => enterAll(unclear.otherwise) },
    };
  };

  return {
    enter: (cell) => {
      const { sku } = cell.dataset;
      if (sku === undefined || cell.readOnly || cell.value === cell.defaultValue) return true;

      const text = cell.value;
      const noteTo = noteOf(t, cells, sku, text);
      const entry = parseQuantity(cell.value);
      const shown = 'error' in entry ? cell.defaultValue : quantityText(entry.quantity);
      // Setting it, even to the same text, would lay out the page again before the focus moves.
      if (cell.value !== shown) cell.value = shown;
      const isChanged = !('error' in entry) && cell.value !== cell.defaultValue;
      const step = isChanged
        ? enterAll([{ sku, quantity: entry.quantity, seen: seenQuantities.get(cell) }])
        : null;
      const other = 'error' in entry ? null : entry.otherwise;
      note.set(
        noteTo(
          step,
          typeof other === 'number'
            ? { label: otherLabel(t, [other]), take: () => enterAll([{ sku, quantity: other }]) }
            : null,
        ),
      );
      return !('error' in entry) && (entry.quantity !== null || isNothing(text));
    },
    enterAll,
  };
}

/** Prepares the note about a typed text, before the quantity is stored. */
function noteOf(t: Translate, cells: GridCells, sku: string, text: string) {
  const grid = cells.grid();
  const cell = cellOf(grid, sku);
  const garment = garmentOf(grid, sku);
  if (cell === null || garment === undefined) return () => null;
  const others = othersOf(garment, sku, grid.lines);
  const warning = entryNote(t, text, quantityAt(grid, cell), others, garment.multiple);
  return (step: Step | null, other: OtherAnswer | null): CellNote | null =>
    warning && {
      ...warning,
      sku,
      cell: cellNameAt(grid, cell),
      step,
      other,
      quantity: quantityAt(cells.grid(), cell),
    };
}

/** The warnings about quantities over the stock. */
export function stockWarnings(entries: readonly QuantityEdit[], grid: Grid): Message[] {
  return entries.flatMap(({ sku, quantity }) => {
    const garment = garmentOf(grid, sku);
    const stock = garment?.skus.find((one) => one.sku === sku)?.stock;
    if (garment === undefined || stock === undefined) return [];
    return stockWarning({ sku, with_stocks: garment.with_stocks, stock, quantity: quantity ?? 0 }) ?? [];
  });
}

/** Whether an event came from a cell. */
export function isCell(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.sku !== undefined;
}

/** Whether a cell holds typed text that is not stored yet, or is edited in place. */
export function isBeingTyped(cell: HTMLInputElement): boolean {
  return cell.value !== cell.defaultValue || isEditedInPlace(cell);
}

/** Whether the caret moves within a cell's text, as after F2. */
export function isEditedInPlace(cell: HTMLInputElement): boolean {
  return cell.dataset.editing !== undefined;
}

/** Puts the caret at the end of a cell's text, so that typing adds to it. */
export function editInPlace(cell: HTMLInputElement): void {
  if (cell.readOnly) return;
  cell.dataset.editing = '';
  cell.setSelectionRange(cell.value.length, cell.value.length);
}

/** Selects a cell's text, so that typing replaces it. */
export function selectText(cell: HTMLInputElement): void {
  delete cell.dataset.editing;
  cell.select();
}

/** A quantity as its cell shows it: blank for none. */
export function quantityText(quantity: number | null): string {
  return quantity ? String(quantity) : '';
}

/** The quantity that each cell last showed; the stored one may change while the person types. */
export const seenQuantities = new WeakMap<HTMLInputElement, number>();

/** Larger steps would block the page. */
const maxCellsAtOnce = 5000;

/** Why so many cells can't be changed at once, or null if they can. */
export function tooManyRefusal(count: number): Message | null {
  if (count <= maxCellsAtOnce) return null;
  return message('These are {cells, number} cells: at most {most, number} can be changed at once', {
    cells: count,
    most: maxCellsAtOnce,
  });
}

const maxLines = 5;

/** The first few sentences, and the number of the remaining ones. */
export function listLines(t: Translate, sentences: readonly string[]): readonly string[] {
  if (sentences.length <= maxLines) return sentences;
  const shown = sentences.slice(0, maxLines - 1);
  return [...shown, t('and {count} more', { count: sentences.length - shown.length })];
}
