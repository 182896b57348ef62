import { type Message, message } from '../language/message';
import { maxQuantity } from '../orders/quantities';
import { isNegative, notWholeMessage, parsePastedQuantity, type SeparatorRule } from '../orders/readQuantity';
import { groupBy } from '../groupBy';
import { type Cell, type FileCell, isAmbiguous, plainCell } from '../spreadsheet/cell';
import { isBlank } from '../spreadsheet/readCell';
import type { RawCell } from '../spreadsheet/sheet';
import { toStoredText } from '../text/storedText';

/** The rows of a sheet, from the top and without gaps at their start, and whether spreadsheet programs hide it. */
export type FilledSheet = {
  readonly rows: readonly (readonly FileCell[] | undefined)[];
  readonly isHidden?: boolean;
};

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
  readonly reason: Message;
};

/** The quantities of a file, and its refused values. */
export type FilledCells = { readonly cells: FilledCell[]; readonly refused: RefusedCell[] };

/** The trimmed visible text of a cell, '' for an empty one. */
export function textOf(cell: FileCell | undefined): string {
  return toStoredText(String(plainCell(cell ?? null) ?? '')).trim();
}

/** Reads a cell as pieces, null when blank, or an error. */
export type QuantityCellReader = (
  cell: FileCell | undefined,
) => { readonly quantity: number } | { readonly error: Message } | null;

/**
 * Parses a quantity: pieces, null when blank or only a dash or a cross, or an error. Other programs may write anything,
 * so nothing is guessed: '1.5', 'abc', '-3' and numbers that their cell shows otherwise are refused. Separators before
 * three digits are those of thousands, unless the rule says otherwise.
 */
export function readQuantityCell(
  cell: FileCell | undefined,
  rule: SeparatorRule = 'thousands',
): ReturnType<QuantityCellReader> {
  if (cell === undefined || isBlank(cell)) return null;
  const text = textOf(cell);
  if (isNegative(text)) return { error: message('A quantity cannot be negative') };
  const value = plainCell(cell);
  // As a text, 1.234 would be read as one thousand and more.
  if (typeof value === 'number' && !Number.isInteger(value)) return { error: notWholeMessage };
  if (isAmbiguous(cell)) return { error: hiddenError(value) };
  if (typeof value === 'number' && value > maxQuantity) {
    return { error: message('A quantity can be at most {most}', { most: maxQuantity }) };
  }
  const entry = parsePastedQuantity(text, rule);
  if (entry === null) return null;
  return 'error' in entry ? { error: entry.error } : { quantity: entry.quantity ?? 0 };
}

function hiddenError(value: Cell): Message {
  if (typeof value !== 'number') return notWholeMessage;
  return message('The cell holds {value}, but shows something else: enter the quantity again', { value });
}

/** Converts a cell as `toCell` does, except that uncalculated formulas must not count as blank. */
export function filledCell(
  raw: (RawCell & { readonly f?: string }) | undefined,
  toCell: (raw: RawCell | undefined) => FileCell,
): FileCell {
  const isEmpty = raw === undefined || raw.t === 'z' || raw.v === undefined || raw.v === '';
  if (isEmpty) return raw?.f === undefined ? null : `=${raw.f}`;
  return toCell(raw);
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
      const addresses = { named: all.map(({ address }) => address) };
      const reason = message('{sku} stands in {addresses} with different quantities', { sku, addresses });
      repeated.push(...all.map(({ address, quantity }) => ({ address, text: String(quantity), reason })));
    }
  }
  return { cells: unique, refused: [...refused, ...repeated] };
}
