import { isCellDisabled } from '../orders/quantities';
import { isShortOfStock } from '../orders/totals';
import type { FilledCell, RefusedCell } from './filledCells';

/** What the order has of a sku now, in pieces, and what the stock says. */
export type OrderedCell = {
  readonly quantity: number;
  readonly with_stocks: boolean;
  readonly stock: number;
};

/** One quantity that a file changes, in pieces. */
export type FormChange = {
  readonly sku: string;
  readonly address: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly from: number;
  readonly to: number;
  /** What the order had when the file was made; null when the file doesn't tell. */
  readonly base: number | null;
  /** Somebody has changed it in the order too, to something else: the person has to choose. */
  readonly isConflict: boolean;
  /** The stock does not cover it. */
  readonly isShort: boolean;
};

/**
 * What a filled file changes in an order, cell by cell as between two tabs: a cell that the file leaves as it was made
 * changes nothing, one that only the file changed is taken, and one that both changed differently is a conflict.
 */
export function formChanges(
  cells: readonly FilledCell[],
  cellOf: (sku: string) => OrderedCell | undefined,
): { changes: FormChange[]; refused: RefusedCell[] } {
  const changes: FormChange[] = [];
  const refused: RefusedCell[] = [];
  for (const { sku, base, quantity: to, address } of cells) {
    const now = cellOf(sku);
    const refuse = (reason: string) => refused.push({ address, text: String(to), reason });
    if (to === base || to === now?.quantity) continue;
    if (now === undefined) refuse(`${sku} is not in this catalog`);
    else if (isCellDisabled({ sku: now, ...now })) refuse(`${sku} has no stock`);
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
