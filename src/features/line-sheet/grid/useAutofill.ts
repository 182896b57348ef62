import { parseQuantity } from '../../../domain/orders/readQuantity';
import { isNothing } from './cellNote';
import { type CellRange, isSameCell } from './cellRange';
import { type Fill, fillDown, fillEdits, fillRight, sameEdits } from './fill';
import { type CellEntry, isBeingTyped, seenQuantities, selectText } from './useCellEntry';
import type { GridCells } from './useGridModel';
import type { Range, Selection } from './useSelection';

/** Fills several cells as one step. */
export interface Filling {
  /** Stores the text of the focused cell first, as it may be the source. */
  readonly down: (cell: HTMLInputElement | null) => void;
  readonly right: (cell: HTMLInputElement | null) => void;
  /** Enters the text of a cell into all selected ones. */
  readonly typed: (cell: HTMLInputElement) => void;
  readonly take: (fill: Fill) => void;
}

/** The dependencies of everything that changes cells. */
export interface GridParts {
  readonly cells: GridCells;
  readonly range: Range;
  readonly selection: Selection;
  readonly entry: CellEntry;
}

export function useAutofill({ cells, range, entry }: GridParts): Filling {
  const fill = (cell: HTMLInputElement | null, fillOf: (range: CellRange) => Fill | null) => {
    if (cell) {
      const isQuantity = entry.enter(cell);
      selectText(cell);
      // A word must not remove what the other cells have.
      if (!isQuantity) return;
    }
    const selected = range.current();
    const planned = selected && fillOf(selected);
    if (planned) entry.enterAll(fillEdits(planned, cells.grid()));
  };

  return {
    take: (taken) => {
      entry.enterAll(fillEdits(taken, cells.grid()));
      range.select(taken.area);
    },
    down: (cell) => fill(cell, fillDown),
    right: (cell) => fill(cell, fillRight),
    typed: (cell) => {
      const selected = range.current();
      const typed = cell.value.trim();
      const parsed = parseQuantity(typed);
      const isQuantity = !('error' in parsed) && (parsed.quantity !== null || isNothing(typed));
      const isUntouched = typed === '' && !isBeingTyped(cell);
      if (selected === null || isSameCell(selected.anchor, selected.head) || !isQuantity || isUntouched) {
        entry.enter(cell);
        selectText(cell);
        return;
      }
      const seen = seenQuantities.get(cell);
      cell.value = cell.defaultValue;
      const edits = sameEdits(selected, parsed.quantity, cells.grid());
      const { otherwise } = parsed;
      const others =
        typeof otherwise === 'number' ? edits.map((edit) => ({ ...edit, quantity: otherwise })) : [];
      entry.enterAll(
        edits.map((edit) => (edit.sku === cell.dataset.sku ? { ...edit, seen } : edit)),
        { unclear: otherwise === undefined ? null : { read: edits, otherwise: others } },
      );
      selectText(cell);
    },
  };
}
