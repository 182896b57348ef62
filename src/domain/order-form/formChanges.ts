import { type Message, message } from '../language/message';
import { isCellDisabled } from '../orders/quantities';
import { isShortOfStock } from '../orders/totals';
import type { FilledCell, RefusedCell } from './filledCells';

/** The order's current quantity of a sku, in pieces, and its stock. */
export type OrderedCell = {
  readonly quantity: number;
  readonly with_stocks: boolean;
  readonly stock: number;
};

/** A quantity changed by a file, in pieces. */
export type FormChange = {
  readonly sku: string;
  readonly address: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly from: number;
  readonly to: number;
  /** The order's quantity when the file was made; null when unknown. */
  readonly base: number | null;
  /** The order was changed too, to another quantity: the person has to choose. */
  readonly isConflict: boolean;
  /** It exceeds the stock. */
  readonly isShort: boolean;
};

/**
 * Compares a filled file with an order, as a three-way merge by cell: unchanged cells of the file are ignored, cells
 * changed in the file only are taken, and cells changed to different quantities on both sides are conflicts.
 */
export function formChanges(
  cells: readonly FilledCell[],
  cellOf: (sku: string) => OrderedCell | undefined,
): { changes: FormChange[]; refused: RefusedCell[] } {
  const changes: FormChange[] = [];
  const refused: RefusedCell[] = [];
  for (const { sku, base, quantity: to, address } of cells) {
    const now = cellOf(sku);
    const refuse = (reason: Message) => refused.push({ address, text: String(to), reason });
    if (to === base || to === now?.quantity) continue;
    if (now === undefined) refuse(message('{sku} is not in this catalog', { sku }));
    else if (isCellDisabled({ sku: now, ...now })) refuse(message('{sku} has no stock', { sku }));
    else {
      const from = now.quantity;
      const isConflict = base !== null && from !== base;
      const isShort = isShortOfStock({ ...now, quantity: to });
      changes.push({ sku, address, kind: kindOf(from, to), from, to, base, isConflict, isShort });
    }
  }
  return { changes, refused };
}

function kindOf(from: number, to: number): FormChange['kind'] {
  if (to === 0) return 'removed';
  return from === 0 ? 'added' : 'changed';
}
