import { type Message, message } from '../language/message';
import { isolated } from '../text/isolated';
import { maxQuantity } from '../orders/quantities';
import { type SizeRun, sizeKey } from './sizeRun';

/** A cell of the line sheet: one size of a color. */
export interface RunCell {
  readonly size: string;
  /** Undefined when the color is not made in this size. */
  readonly sku: string | undefined;
  /** Its current quantity in pieces. */
  readonly quantity: number;
  /** False when there is no stock to order from. */
  readonly takesQuantity: boolean;
}

/** A color of a garment, and the cells of it to change. */
export interface RunRow {
  /** The display names of the garment and its color. */
  readonly garment: string;
  readonly color: string;
  readonly cells: readonly RunCell[];
  /** Whether it includes all sizes of the garment. */
  readonly isFullRow: boolean;
}

/** A part of the request that was not done, or not exactly. */
interface Misfit {
  readonly why: 'noSize' | 'notMade' | 'noStock' | 'notInRun' | 'tooMany' | 'rounded';
  readonly sizes: readonly string[];
  readonly garment: string;
  /** Undefined for all colors of the garment. */
  readonly color: string | undefined;
}

/** The quantities to enter, null to remove a sku, and what could not be done. */
export interface RunOutcome {
  readonly entries: readonly { readonly sku: string; readonly quantity: number | null }[];
  readonly misfits: readonly Misfit[];
}

/**
 * Applies a size run to the sizes of the same names; other sizes are unchanged. For partial rows, sizes of the run
 * outside the row are not reported.
 */
export function applyRun(run: SizeRun, rows: readonly RunRow[]): RunOutcome {
  const entries: RunOutcome['entries'][number][] = [];
  const misfits = new Misfits();
  const keys = new Set(run.map(({ size }) => sizeKey(size)));
  for (const row of rows) {
    if (!row.isFullRow && !row.cells.some(({ size }) => keys.has(sizeKey(size)))) {
      for (const { size } of row.cells) misfits.add('notInRun', size, row);
    }
    for (const { size, quantity } of run) {
      const cells = row.cells.filter((cell) => sizeKey(cell.size) === sizeKey(size));
      // A size with quantity 0 fits everywhere.
      if (cells.length === 0 && row.isFullRow && quantity > 0)
        misfits.add('noSize', size, { ...row, color: undefined });
      for (const cell of cells) {
        if (cell.sku !== undefined && cell.takesQuantity) {
          entries.push({ sku: cell.sku, quantity: quantity || null });
        } else if (quantity > 0) {
          misfits.add(cell.sku === undefined ? 'notMade' : 'noStock', cell.size, row);
        }
      }
    }
  }
  return { entries, misfits: misfits.list() };
}

/**
 * Copies the quantities of a row to other rows, as a size run: its blank sizes clear theirs. An empty row is not
 * copied.
 */
export function copyRow(row: RunRow, others: readonly RunRow[]): RunOutcome {
  if (row.cells.every(({ quantity }) => quantity === 0)) return { entries: [], misfits: [] };
  const made = row.cells.filter(({ sku }) => sku !== undefined);
  return applyRun(
    made,
    others.filter((other) => other !== row),
  );
}

/**
 * Multiplies quantities by a factor in hundredths. Results are rounded half up to pieces, with a min of 1; results
 * beyond the max of a line leave it unchanged.
 */
export function multiplyRows(factor: number, rows: readonly RunRow[]): RunOutcome {
  const entries: RunOutcome['entries'][number][] = [];
  const misfits = new Misfits();
  for (const row of rows) {
    for (const { sku, size, quantity } of row.cells) {
      if (sku === undefined || quantity === 0) continue;
      const hundredths = quantity * factor;
      const product = Math.max(1, Math.round(hundredths / 100));
      if (product > maxQuantity) {
        misfits.add('tooMany', size, row);
        continue;
      }
      if (hundredths % 100 !== 0) misfits.add('rounded', size, row);
      if (product !== quantity) entries.push({ sku, quantity: product });
    }
  }
  return { entries, misfits: misfits.list() };
}

/** The message about a misfit: 'Did not fit: XL, XXL of Wool coat 1001'. */
export function misfitText({ why, sizes, garment, color }: Misfit): Message {
  const names = [garment, color ?? ''].filter((part) => part !== '').map(isolated);
  const values = { sizes: { named: sizes }, garment: { named: names } };
  switch (why) {
    case 'noSize':
      return message('Did not fit: {sizes} of {garment}', values);
    case 'notMade':
      return message('Not made: {sizes} of {garment}', values);
    case 'noStock':
      return message('No stock: {sizes} of {garment}', values);
    case 'notInRun':
      return message('Not in the run: {sizes} of {garment}', values);
    case 'tooMany':
      return message('Left as it is, since a quantity can be at most {most}: {sizes} of {garment}', {
        ...values,
        most: maxQuantity,
      });
    case 'rounded':
      return message('Rounded to whole pieces: {sizes} of {garment}', values);
  }
}

/** Merges misfits of the same kind and garment. */
class Misfits {
  private readonly found = new Map<string, Misfit & { readonly sizes: string[] }>();

  add(why: Misfit['why'], size: string, { garment, color }: Pick<Misfit, 'garment' | 'color'>): void {
    const key = JSON.stringify([why, garment, color]);
    const known = this.found.get(key);
    if (known === undefined) this.found.set(key, { why, sizes: [size], garment, color });
    else if (!known.sizes.includes(size)) known.sizes.push(size);
  }

  list(): Misfit[] {
    return [...this.found.values()];
  }
}
