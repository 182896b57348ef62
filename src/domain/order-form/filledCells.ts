import { maxQuantity, parsePastedQuantity } from '../orders/quantities';
import { groupBy } from '../groupBy';
import { type Cell, type FileCell, plainCell } from '../spreadsheet/cell';
import { isBlank } from '../spreadsheet/readCell';
import type { RawCell } from '../spreadsheet/sheet';

/** A sheet of a file as it was read: its rows from the top, without gaps at their start. */
export type FilledSheet = { readonly rows: readonly (readonly Cell[] | undefined)[] };

/** What a file says about one sku, in pieces. */
export type FilledCell = {
  readonly sku: string;
  /** What the order had when the file was made; null when the file doesn't tell. */
  readonly base: number | null;
  readonly quantity: number;
  /** Where it stands: K12. */
  readonly address: string;
};

/** A value that is not taken, and why. */
export type RefusedCell = {
  readonly address: string;
  /** The value as it stands in the file. */
  readonly text: string;
  readonly reason: string;
};

/** The values of a file, and those that are none. */
export type FilledCells = { readonly cells: FilledCell[]; readonly refused: RefusedCell[] };

/** The text of a cell without the spaces around it, '' for an empty one. */
export function textOf(cell: Cell | undefined): string {
  return String(cell ?? '').trim();
}

/**
 * What a cell of a filled file says: pieces, null when it is blank, or why it is no quantity. Nobody has checked what
 * another program wrote, so nothing is guessed: '1.5', 'abc' and '-3' are refused.
 */
export function readQuantityCell(
  cell: Cell | undefined,
): { readonly quantity: number } | { readonly error: string } | null {
  if (cell === undefined || isBlank(cell)) return null;
  const text = textOf(cell);
  if (/^[-−]\s*\d/.test(text)) return { error: 'A quantity cannot be negative' };
  // As a text, 1.234 would be one thousand and more.
  if (typeof cell === 'number' && !Number.isInteger(cell)) return { error: 'Not a whole number' };
  if (typeof cell === 'number' && cell > maxQuantity) {
    return { error: `A quantity can be at most ${maxQuantity}` };
  }
  const entry = parsePastedQuantity(text);
  return entry === null || 'error' in entry ? entry : { quantity: entry.quantity ?? 0 };
}

/**
 * The cell of a filled file from what the spreadsheet library read, by `toCell` but for formulas that were never
 * calculated: they must not count as blank.
 */
export function filledCell(
  raw: (RawCell & { readonly f?: string }) | undefined,
  toCell: (raw: RawCell | undefined) => FileCell,
): Cell {
  const isEmpty = raw === undefined || raw.t === 'z' || raw.v === undefined || raw.v === '';
  if (isEmpty) return raw?.f === undefined ? null : `=${raw.f}`;
  return plainCell(toCell(raw));
}

/**
 * The values without repeats. The same sku may stand in several rows: those that still have what the file was made with
 * say nothing, and those that say different things are all refused.
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
