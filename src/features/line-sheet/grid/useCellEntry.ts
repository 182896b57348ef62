import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import { parseQuantity } from '../../../domain/orders/quantities';
import { stockWarning } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import { type RootState, useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { quantityIn } from '../state/edits';
import type { QuantityEdit } from '../state/editSheet';
import type { Step } from '../state/history';
import { quantitiesEntered, quantityEntered, selectHistory } from '../state/lineSheetSlice';
import { cellName } from './cellMap';
import { type CellNote, othersOf, type ShownNote, entryNote } from './cellNote';
import type { GridCells } from './useGridModel';

/** Stores quantities according to spec 5. */
export interface CellEntry {
  /** Stores a changed cell, and shows a note at it where needed. */
  readonly enter: (cell: HTMLInputElement) => void;
  /** Stores several quantities as one step, and shows warnings and what was left out. */
  readonly enterAll: (entries: readonly QuantityEdit[], leftOut?: readonly string[]) => void;
}

export function useCellEntry(cells: GridCells, note: ShownNote): CellEntry {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const warn = (texts: readonly string[]) => {
    if (texts.length > 0) dispatch(showAlert({ message: listLines(texts).join('\n'), severity: 'error' }));
  };
  const warningsFor = ({ sku, quantity }: QuantityEdit) =>
    warningFor(cells.garmentOf(genericOf(sku)), sku, quantity ?? 0) ?? [];

  /** Stores a quantity; returns the step that this was, or null if nothing changed. */
  const enterOne = (edit: QuantityEdit): Step | null => {
    const before = selectHistory(store.getState());
    dispatch(quantityEntered(edit));
    warn([warningsFor(edit)].flat());
    const history = selectHistory(store.getState());
    return history === before ? null : (history.done.at(-1) ?? null);
  };

  return {
    enter: (cell) => {
      const { sku } = cell.dataset;
      if (sku === undefined || cell.readOnly || cell.value === cell.defaultValue) return;

      const noteTo = noteOf(cells, sku, cell.value);
      const entry = parseQuantity(cell.value);
      cell.value = 'error' in entry ? cell.defaultValue : quantityText(entry.quantity);
      const isChanged = !('error' in entry) && cell.value !== cell.defaultValue;
      const step = isChanged
        ? enterOne({ sku, quantity: entry.quantity, seen: seenQuantities.get(cell) })
        : null;
      note.set(noteTo(step));
    },
    enterAll: (entries, leftOut = []) => {
      const refusal = tooManyRefusal(entries.length);
      if (refusal !== null) {
        warn([refusal]);
        return;
      }
      if (entries.length > 0) dispatch(quantitiesEntered(entries));
      warn([...leftOut, ...entries.flatMap(warningsFor)]);
    },
  };
}

/** Prepares the note about a typed text, before the quantity is stored. */
function noteOf({ garmentOf, cellOf, lines }: GridCells, sku: string, text: string) {
  const garment = garmentOf(genericOf(sku));
  const at = cellOf(sku);
  const warning =
    garment && entryNote(text, quantityIn(lines(), sku), othersOf(garment, sku, lines()), garment.multiple);
  return (step: Step | null): CellNote | null => {
    if (!warning || garment === undefined || at === null) return null;
    const cell = cellName(garment, garment.colors[at.row]?.name, garment.sizes[at.column]);
    return { ...warning, sku, cell, step, quantity: quantityIn(lines(), sku) };
  };
}

/** The warning about a quantity over the stock, if any. */
export function warningFor(garment: Garment | undefined, sku: string, quantity: number): string | null {
  const stock = garment?.skus.find((one) => one.sku === sku)?.stock;
  if (garment === undefined || stock === undefined) return null;
  return stockWarning({ sku, with_stocks: garment.with_stocks, stock, quantity });
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
export function tooManyRefusal(count: number): string | null {
  if (count <= maxCellsAtOnce) return null;
  return `These are ${count.toLocaleString()} cells: at most ${maxCellsAtOnce.toLocaleString()} can be changed at once`;
}

const maxLines = 5;

/** The first few sentences, and the number of the remaining ones. */
export function listLines(sentences: readonly string[]): readonly string[] {
  if (sentences.length <= maxLines) return sentences;
  const shown = sentences.slice(0, maxLines - 1);
  return [...shown, `and ${sentences.length - shown.length} more`];
}
