import type { ClipboardEvent } from 'react';
import { parseBlock } from '../../../domain/orders/quantities';
import {
  type DecimalMark,
  parsePastedQuantity,
  readingByOthers,
  type Separators,
  separatorsOf,
} from '../../../domain/orders/readQuantity';
import type { QuantityEdit } from '../state/editSheet';
import type { UnclearEntries } from './cellNote';
import { type CellRange, cellsOf, sizeOfRange } from './cellRange';
import { repeatBlock } from './fill';
import { type Cell, cellNameAt, columnsIn, type Grid, isEnabled, quantityAt, skuAt } from './Grid';
import { isBeingTyped, isCell, quantityText, selectText } from './useCellEntry';
import type { GridParts } from './useAutofill';
import { useT } from '../../../languages/useT';
import type { Translate } from '../../../domain/language/wording';

/** Copy, cut and paste of cells; while typing in a cell, they work as in any other field. */
export function useClipboard({ cells, range, selection, entry }: GridParts) {
  const copy = (event: ClipboardEvent): boolean => {
    const selected = selection.get()?.range;
    if (!selected || !isCell(event.target) || isBeingTyped(event.target)) return false;
    event.clipboardData.setData('text/plain', blockText(selected, cells.grid()));
    event.preventDefault();
    return true;
  };

  const t = useT();
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (!isCell(event.target) || event.target.readOnly || !copy(event)) return;
      entry.enterAll(range.ordered().map((sku) => ({ sku, quantity: null })));
    },
    onPaste: (event: ClipboardEvent) => {
      const { target } = event;
      const at = range.current();
      if (!isCell(target) || target.readOnly || at === null) return;
      const block = parseBlock(event.clipboardData.getData('text/plain'));
      const isOne = block.length === 1 && block[0]?.length === 1;
      if (block.length === 0 || (isOne && isBeingTyped(target))) return;

      event.preventDefault();
      target.value = target.defaultValue;
      selectText(target);
      const paste = pasteBlock(t, block, at, cells.grid());
      entry.enterAll(paste.entries, paste);
      range.select(paste.range);
    },
  };
}

interface Value {
  readonly text: string;
  /** Null beyond the last size or the last color. */
  readonly cell: Cell | null;
}

/**
 * The edits of a block pasted from a spreadsheet: its first cell goes to the start of the selection, its lines to the
 * following colors, across garments. A single value fills the selection; a block is repeated if it fits exactly.
 * `leftOut` explains each value that was left out, `unclear` has those that could be read in another way; `range` is the
 * pasted area.
 */
export function pasteBlock(
  t: Translate,
  block: readonly (readonly string[])[],
  selected: CellRange,
  grid: Grid,
) {
  const cells = cellsOf(selected, grid).flat();
  const [first = selected.anchor] = cells;
  const [[text = ''] = []] = block;
  const isOne = block.length === 1 && block[0]?.length === 1;
  const values = isOne
    ? cells.map((cell) => ({ text, cell }))
    : valuesFrom(first, repeatBlock(block, sizeOfRange(selected)), grid);

  const entries: QuantityEdit[] = [];
  const leftOut: string[] = [];
  const unclear: Entered[] = [];
  const separators = separatorsOf(block.flat());
  for (const value of values) {
    const outcome = enter(t, value, grid, separators.mark ?? undefined);
    if (typeof outcome === 'string') leftOut.push(outcome);
    else if (outcome?.otherwise !== undefined) unclear.push(outcome);
    else if (outcome !== null) entries.push(outcome);
  }
  const read = unclear.length === 0 ? null : readUnclear(unclear, entries, separators, grid);
  return {
    entries: [...entries, ...(read?.read ?? [])],
    leftOut,
    unclear: read,
    range: isOne ? selected : rangeOf(first, values),
  };
}

/** Reads numbers such as 12,000 as the other quantities suggest: those pasted with them, and those of the order. */
function readUnclear(
  entered: readonly Entered[],
  clear: readonly QuantityEdit[],
  { unclear, isLikeThousands }: Separators,
  grid: Grid,
): UnclearEntries {
  const replaced = new Set(entered.map(({ sku }) => sku));
  const ordered = Object.values(grid.lines).flatMap((skus) =>
    Object.entries(skus).flatMap(([sku, quantity]) => (replaced.has(sku) ? [] : quantity)),
  );
  const others = [...ordered, ...clear.map(({ quantity }) => quantity ?? 0)];
  const isDecimals = unclear !== null && !isLikeThousands && readingByOthers(unclear, others) === 'decimals';
  const thousands = entered.map(({ sku, quantity }) => ({ sku, quantity }));
  const decimals = entered.flatMap(({ sku, otherwise }) =>
    typeof otherwise === 'number' ? { sku, quantity: otherwise } : [],
  );
  return isDecimals ? { read: decimals, otherwise: thousands } : { read: thousands, otherwise: decimals };
}

/** Assigns the values of a block to cells. */
function valuesFrom(at: Cell, block: readonly (readonly string[])[], grid: Grid): Value[] {
  return block.flatMap((texts, down) =>
    texts.map((text, right) => {
      const cell = { row: at.row + down, column: at.column + right };
      return { text, cell: cell.column < columnsIn(grid, cell.row) ? cell : null };
    }),
  );
}

function rangeOf(anchor: Cell, values: readonly Value[]): CellRange {
  const cells = values.flatMap(({ cell }) => cell ?? []);
  const column = Math.max(anchor.column, ...cells.map((cell) => cell.column));
  return { anchor, head: { ...anchor, ...cells.at(-1), column } };
}

/** The edit of one value, and its other reading if it is unclear. */
type Entered = QuantityEdit & { readonly otherwise?: number | null };

/** The edit of one value, null if nothing changes, or why it cannot be entered. */
function enter(
  t: Translate,
  { text, cell }: Value,
  grid: Grid,
  rule: DecimalMark | undefined,
): Entered | string | null {
  const value = parsePastedQuantity(text, rule);
  if (value === null) return null;
  if (cell === null) return t('“{text}”: there is no cell for it', { text: text.trim() });

  const subject = { text: text.trim(), cell: cellNameAt(grid, cell) };
  const sku = skuAt(grid, cell)?.sku;
  if ('error' in value) return t('“{text}” for {cell}: {error}', { ...subject, error: value.error });
  if (sku === undefined) return t('“{text}” for {cell}: it is not made', subject);
  if (!isEnabled(grid, cell))
    return value.quantity === null ? null : t('“{text}” for {cell}: it has no stock', subject);
  return { sku, ...value };
}

/** The quantities of cells as tab-separated text for the clipboard; blank where nothing is ordered. */
export function blockText(range: CellRange, grid: Grid): string {
  const textOf = (cell: Cell) => quantityText(quantityAt(grid, cell));
  return cellsOf(range, grid)
    .map((row) => row.map(textOf).join('\t'))
    .join('\n');
}
