import { maxQuantity } from '../orders/quantities';
import { parsePastedQuantity } from '../orders/readQuantity';
import { groupBy } from '../groupBy';
import { type Cell, type FileCell, plainCell } from '../spreadsheet/cell';
import { isBlank } from '../spreadsheet/readCell';
import type { RawCell } from '../spreadsheet/sheet';

/** The rows of a sheet, from the top and without gaps at their start. */
export type FilledSheet = { readonly rows: readonly (readonly Cell[] | undefined)[] };

/** The quantity of one sku in a file, in pieces. */
export type FilledCell = {
  readonly sku: string;
  /** The order's quantity when the file was made; null when unknown. */
  readonly base: number | null;
  readonly quantity: number;
  /** The cell's address, such as K12. */
  readonly address: string;
};

/** A refused value, with the reason. */
export type RefusedCell = {
  readonly address: string;
  /** The value in the file. */
  readonly text: string;
  readonly reason: string;
};

/** The quantities of a file, and its refused values. */
export type FilledCells = { readonly cells: FilledCell[]; readonly refused: RefusedCell[] };

/** The trimmed text of a cell, '' for an empty one. */
export function textOf(cell: Cell | undefined): string {
  return String(cell ?? '').trim();
}

/**
 * Parses a quantity: pieces, null when blank, or an error. Other programs may write anything, so nothing is guessed:
 * '1.5', 'abc' and '-3' are refused.
 */
export function readQuantityCell(
  cell: Cell | undefined,
): { readonly quantity: number } | { readonly error: string } | null {
  if (cell === undefined || isBlank(cell)) return null;
  const text = textOf(cell);
  if (/^[-−]\s*\d/.test(text)) return { error: 'A quantity cannot be negative' };
  // As a text, 1.234 would be read as one thousand and more.
  if (typeof cell === 'number' && !Number.isInteger(cell)) return { error: 'Not a whole number' };
  if (typeof cell === 'number' && cell > maxQuantity) {
    return { error: `A quantity can be at most ${maxQuantity}` };
  }
  const entry = parsePastedQuantity(text);
  return entry === null || 'error' in entry ? entry : { quantity: entry.quantity ?? 0 };
}

/** Converts a cell as `toCell` does, except that uncalculated formulas must not count as blank. */
export function filledCell(
  raw: (RawCell & { readonly f?: string }) | undefined,
  toCell: (raw: RawCell | undefined) => FileCell,
): Cell {
  const isEmpty = raw === undefined || raw.t === 'z' || raw.v === undefined || raw.v === '';
  if (isEmpty) return raw?.f === undefined ? null : `=${raw.f}`;
  return plainCell(toCell(raw));
}

/**
 * Removes duplicates. Of several rows with the same sku, those that still have the original quantity are ignored; if
 * the others differ, all of them are refused.
 */
export function withoutRepeats({ cells, refused }: FilledCells): FilledCells {
  const bySku = groupBy(
    cells.filter(({ quantity, base }) => quantity !== base),
    ({ sku }) => sku,
  );
  const unique: FilledCell[] = [];
  const repeated: RefusedCell[] = [];
  for (const [sku, all] of bySku) {
    if (new Set(all.map(({ quantity }) => quantity)).size === 1) unique.push(...all.slice(0, 1));
    else {
      const addresses = all.map(({ address }) => address).join(', ');
      const reason = `${sku} stands in ${addresses} with different quantities`;
      repeated.push(...all.map(({ address, quantity }) => ({ address, text: String(quantity), reason })));
    }
  }
  return { cells: unique, refused: [...refused, ...repeated] };
}
