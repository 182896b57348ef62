import type { ClipboardEvent } from 'react';
import { parseBlock } from '../../../domain/orders/quantities';
import { blockText } from './blockText';
import { cellsOf } from './cellRange';
import { isBeingTyped, isCell } from './isCell';
import { pasteBlock } from './pasteBlock';
import type { Selection } from './Selected';
import type { CellEntry } from './useCellEntry';
import type { GridCells } from './useGridCells';
import type { Range } from './useRange';

interface Options {
  cells: GridCells;
  range: Range;
  selection: Selection;
  entry: CellEntry;
}

/** Copy, cut and paste of cells; within one that is being typed in they do what they do in any other field. */
export function useClipboard({ cells, range, selection, entry }: Options) {
  const copy = (event: ClipboardEvent): boolean => {
    const selected = selection.get()?.range;
    if (!selected || !isCell(event.target)) return false;
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
      const { garments, lines, map } = cells;
      const paste = pasteBlock(block, at, { garments, lines: lines(), map: map() });
      entry.enterAll(paste.entries, paste.leftOut);
      range.select(paste.range);
    },
  };
}
