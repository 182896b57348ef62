import type { Garment } from '../../../api';
import { parseQuantity } from '../../../domain/orders/quantities';
import { stockWarning } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import type { QuantityEdit } from '../state/editSheet';
import { quantitiesEntered, quantityEntered } from '../state/lineSheetSlice';

/** Stores quantities according to spec 5. */
export interface CellEntry {
  /** Stores what was typed in a cell, if it has changed. */
  readonly enter: (cell: HTMLInputElement) => void;
  /** Stores several quantities as one step, and shows these notes with the warnings. */
  readonly enterAll: (entries: readonly QuantityEdit[], notes?: readonly string[]) => void;
}

export function useCellEntry(garmentOf: (generic: string) => Garment | undefined): CellEntry {
  const dispatch = useAppDispatch();
  const warn = (texts: readonly string[]) => {
    if (texts.length > 0) dispatch(showAlert({ message: listText(texts), severity: 'error' }));
  };
  const warningsFor = ({ sku, quantity }: QuantityEdit) =>
    warningFor(garmentOf(genericOf(sku)), sku, quantity ?? 0) ?? [];

  return {
    enter: (cell) => {
      const { sku } = cell.dataset;
      if (sku === undefined || cell.readOnly || cell.value === cell.defaultValue) return;

      const entry = parseQuantity(cell.value);
      if ('error' in entry) {
        cell.value = cell.defaultValue;
        warn([entry.error]);
        return;
      }
      cell.value = quantityText(entry.quantity);
      if (cell.value === cell.defaultValue) return;
      const edit = { sku, quantity: entry.quantity, seen: seenQuantities.get(cell) };
      dispatch(quantityEntered(edit));
      warn([warningsFor(edit)].flat());
    },
    enterAll: (entries, notes = []) => {
      if (entries.length > 0) dispatch(quantitiesEntered(entries));
      warn([...notes, ...entries.flatMap(warningsFor)]);
    },
  };
}

function warningFor(garment: Garment | undefined, sku: string, quantity: number): string | null {
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

/** The quantity that each cell last showed: somebody else may change the stored one while this person types. */
export const seenQuantities = new WeakMap<HTMLInputElement, number>();

const mostLines = 5;

/** One sentence per line; only the first few if there are many. */
export function listText(sentences: readonly string[]): string {
  if (sentences.length <= mostLines) return sentences.join('\n');
  const shown = sentences.slice(0, mostLines - 1);
  return [...shown, `and ${sentences.length - shown.length} more`].join('\n');
}
