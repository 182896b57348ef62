import { setQuantity, toggleWanted } from '../../../domain/orders/quantities';
import { applyDelta, type GarmentPrices } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import { type Edit, edited, type Edits, quantityIn, type WantedEdit } from './edits';
import type { Prices, Sheet } from './Sheet';

/** What was entered for a sku; null removes it. */
export interface QuantityEdit {
  readonly sku: string;
  readonly quantity: number | null;
  /** The quantity that the cell showed when typing began; the stored one may have changed since. */
  readonly seen?: number;
}

/** Enters a quantity. Totals are updated by the difference only. */
export function enterQuantity(sheet: Sheet, { sku, quantity, seen }: QuantityEdit): Sheet {
  const before = { lines: sheet.lines, wanted: sheet.wanted };
  const { state, diff } = setQuantity(before, sku, quantity);
  if (state === before) return sheet;

  const seq = sheet.seq + 1;
  const { quantities, wanted } = sheet.edits;
  const base = quantityIn(sheet.base.lines, sku);
  const isUnseen = seen !== undefined && seen !== base && quantities[sku] === undefined;
  const edit = { value: quantityIn(state.lines, sku), base, seq, ...(isUnseen && { isHeld: true }) };
  const takenOff = diff.unwanted.map((code) => [code, wantedEdit(sheet, code, false, true)]);
  return changed(sheet, {
    ...state,
    seq,
    totals: applyDelta(sheet.totals, diff, pricesOf(sheet.prices, sku), sheet.base.savedPrices),
    edits: {
      ...sheet.edits,
      quantities: { ...quantities, [sku]: edited(quantities[sku], edit) },
      wanted: takenOff.length === 0 ? wanted : { ...wanted, ...Object.fromEntries(takenOff) },
    },
  });
}

/**
 * Enters several quantities at once. Each is entered into a sheet without edits of other skus, as copying all edits
 * for each entry would take quadratic time.
 */
export function enterQuantities(sheet: Sheet, entries: readonly QuantityEdit[]): Sheet {
  const quantities: Record<string, Edit<number>> = { ...sheet.edits.quantities };
  let next = sheet;
  for (const entry of entries) {
    const known = quantities[entry.sku];
    const own = known === undefined ? {} : { [entry.sku]: known };
    const before = { ...next, edits: { ...next.edits, quantities: own } };
    const after = enterQuantity(before, entry);
    if (after === before) continue;
    next = after;
    Object.assign(quantities, after.edits.quantities);
  }
  return next === sheet ? sheet : { ...next, edits: { ...next.edits, quantities } };
}

/** Adds a color or size to the wanted list, or removes it. */
export function toggleWantedCode(sheet: Sheet, { code }: { code: string }): Sheet {
  const wanted = toggleWanted(sheet.wanted, code);
  const edit = wantedEdit(sheet, code, wanted.length > sheet.wanted.length, false);
  const edits: Edits = { ...sheet.edits, wanted: { ...sheet.edits.wanted, [code]: edit } };
  return changed(sheet, { wanted, edits, seq: edit.seq });
}

/** Sets the delivery date, in epoch seconds, or clears it. */
export function chooseServiceDate(sheet: Sheet, serviceDate: number | null): Sheet {
  if (serviceDate === sheet.serviceDate) return sheet;
  const seq = sheet.seq + 1;
  const edit = edited(sheet.edits.serviceDate, { value: serviceDate, base: sheet.base.serviceDate, seq });
  return changed(sheet, { serviceDate, seq, edits: { ...sheet.edits, serviceDate: edit } });
}

/** Clears a refusal, which was about the old content, so that the save is retried. */
function changed(sheet: Sheet, changes: Partial<Sheet>): Sheet {
  return { ...sheet, ...changes, failure: sheet.failure?.kind === 'refused' ? null : sheet.failure };
}

function wantedEdit(sheet: Sheet, code: string, value: boolean, isImplied: boolean): WantedEdit {
  const edit = { value, base: sheet.base.wanted.includes(code), seq: sheet.seq + 1 };
  return { ...edited(sheet.edits.wanted[code], edit), isImplied };
}

/** Only the price that the edit needs: converting all prices would cost more than the edit. */
function pricesOf(prices: Prices, sku: string): GarmentPrices {
  const generic = genericOf(sku);
  const price = prices[generic];
  return new Map(price === undefined ? [] : [[generic, price]]);
}
