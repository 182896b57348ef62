import type { ClipboardEvent } from 'react';
import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isCellDisabled, parseBlock, parsePastedQuantity } from '../../../domain/orders/quantities';
import { quantityIn } from '../state/edits';
import type { QuantityEdit } from '../state/editSheet';
import { cellName, type GridContent, skuAt } from './cellMap';
import { type CellRange, cellsOf, sizeOfRange } from './cellRange';
import { repeatBlock } from './fill';
import { type Cell, type LineMap, type CellLine, nextLine } from './nextCell';
import { isBeingTyped, isCell, quantityText, selectText } from './useCellEntry';
import type { GridParts } from './useAutofill';

/** Copy, cut and paste of cells; while typing in a cell, they work as in any other field. */
export function useClipboard({ cells, range, selection, entry }: GridParts) {
  const copy = (event: ClipboardEvent): boolean => {
    const selected = selection.get()?.range;
    if (!selected || !isCell(event.target) || isBeingTyped(event.target)) return false;
    const text = blockText(cellsOf(selected, cells.map()), cells.garments, cells.lines());
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    return true;
  };

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
      const paste = pasteBlock(block, at, cells.content());
      entry.enterAll(paste.entries, paste.leftOut);
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
 * `leftOut` explains each value that was left out; `range` is the pasted area.
 */
export function pasteBlock(block: readonly (readonly string[])[], selected: CellRange, target: GridContent) {
  const cells = cellsOf(selected, target.map).flat();
  const [first = selected.anchor] = cells;
  const [[text = ''] = []] = block;
  const isOne = block.length === 1 && block[0]?.length === 1;
  const size = sizeOfRange(selected, target.map);
  const values = isOne
    ? cells.map((cell) => ({ text, cell }))
    : valuesFrom(first, repeatBlock(block, size), target.map);

  const entries: QuantityEdit[] = [];
  const leftOut: string[] = [];
  for (const value of values) {
    const outcome = enter(value, target);
    if (typeof outcome === 'string') leftOut.push(outcome);
    else if (outcome !== null) entries.push(outcome);
  }
  return { entries, leftOut, range: isOne ? selected : rangeOf(first, values) };
}

/** Assigns the values of a block to cells. */
function valuesFrom(at: Cell, block: readonly (readonly string[])[], map: LineMap): Value[] {
  const values: Value[] = [];
  let line: CellLine | null = at;
  for (const row of block) {
    for (const [index, text] of row.entries()) {
      const column = at.column + index;
      const exists: boolean = line !== null && column < map.sizeOf(line.garment).columns;
      values.push({ text, cell: exists && line ? { ...line, column } : null });
    }
    line = line && nextLine(line, 1, map);
  }
  return values;
}

function rangeOf(anchor: Cell, values: readonly Value[]): CellRange {
  const cells = values.flatMap(({ cell }) => cell ?? []);
  const column = Math.max(anchor.column, ...cells.map((cell) => cell.column));
  return { anchor, head: { ...anchor, ...cells.at(-1), column } };
}

/** The edit of one value, null if nothing changes, or why it cannot be entered. */
function enter({ text, cell }: Value, { garments, lines }: GridContent): QuantityEdit | string | null {
  const value = parsePastedQuantity(text);
  if (value === null) return null;
  const garment = cell === null ? undefined : garments[cell.garment];
  if (cell === null || garment === undefined) return `“${text.trim()}”: there is no cell for it`;

  const subject = `“${text.trim()}” for ${cellName(garment, garment.colors[cell.row]?.name, garment.sizes[cell.column])}`;
  const sku = skuAt(garments, cell);
  if ('error' in value) return `${subject}: ${value.error}`;
  if (sku === undefined) return `${subject}: it is not made`;
  const quantity = quantityIn(lines, sku.sku);
  const isDisabled = isCellDisabled({ sku, with_stocks: garment.with_stocks, quantity });
  if (isDisabled) return value.quantity === null ? null : `${subject}: it has no stock`;
  return { sku: sku.sku, quantity: value.quantity };
}

/** Cells as tab-separated text for the clipboard; blank where nothing is ordered. */
export function blockText(
  cells: readonly (readonly Cell[])[],
  garments: readonly Garment[],
  lines: GroupedLines,
): string {
  const textOf = (cell: Cell) => {
    const sku = skuAt(garments, cell);
    return sku === undefined ? '' : quantityText(quantityIn(lines, sku.sku));
  };
  return cells.map((line) => line.map(textOf).join('\t')).join('\n');
}
