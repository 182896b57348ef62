import type { Garment } from '../../../api';
import { parseQuantity } from '../../../domain/order-lines/parseQuantity';
import { stockWarning } from '../../../domain/order-lines/stockWarning';
import { genericOf } from '../../../domain/sku/parseSku';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { quantityEntered } from '../state/lineSheetSlice';
import { quantityText } from './quantityText';

/** Stores what was typed in a cell, by the rules of spec 5; what was not changed is left alone. */
export function useCellEntry(garmentOf: (generic: string) => Garment | undefined) {
  const dispatch = useAppDispatch();
  return (cell: HTMLInputElement) => {
    const { sku } = cell.dataset;
    if (sku === undefined || cell.readOnly || cell.value === cell.defaultValue) return;

    const entry = parseQuantity(cell.value);
    if ('error' in entry) {
      cell.value = cell.defaultValue;
      dispatch(showAlert({ message: entry.error, severity: 'error' }));
      return;
    }
    cell.value = quantityText(entry.quantity);
    if (cell.value === cell.defaultValue) return;
    dispatch(quantityEntered({ sku, quantity: entry.quantity }));
    const warning = warningFor(garmentOf(genericOf(sku)), sku, entry.quantity ?? 0);
    if (warning !== null) dispatch(showAlert({ message: warning, severity: 'error' }));
  };
}

function warningFor(garment: Garment | undefined, sku: string, quantity: number): string | null {
  const stock = garment?.skus.find((one) => one.sku === sku)?.stock;
  if (garment === undefined || stock === undefined) return null;
  return stockWarning({ sku, with_stocks: garment.with_stocks, stock, quantity });
}
