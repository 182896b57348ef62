import type { Garment } from '../../../api';
import { parseQuantity } from '../../../domain/orders/quantities';
import { stockWarning } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import type { QuantityEdit } from '../state/editSheet';
import { quantitiesEntered, quantityEntered } from '../state/lineSheetSlice';
import { listText } from './listText';
import { quantityText } from './quantityText';
import { seenQuantities } from './seenQuantities';

/** Stores quantities by the rules of spec 5. */
export interface CellEntry {
  /** What was typed in a cell; what was not changed is left alone. */
  readonly enter: (cell: HTMLInputElement) => void;
  /** Several at once, as one step; what else the person is to know is told with the warnings. */
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
