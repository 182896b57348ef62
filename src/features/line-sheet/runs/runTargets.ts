import { isolated } from '../../../domain/text/isolated';
import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { colorCodeOf } from '../../../domain/sku';
import type { RunRow } from '../../../domain/size-runs/applyRun';
import { cardRange, cellsOf, countCells, lineRange } from '../grid/cellRange';
import { type Cell, cellOf, type Grid, gridOf, isEnabled, quantityAt, skuAt } from '../grid/Grid';
import type { Selected } from '../grid/useSelection';
import type { SheetContent } from '../state/edits';
import { message, type Message } from '../../../domain/language/message';

/** Cells that a size run can be applied to. */
export interface RunTarget {
  readonly kind: 'color' | 'garment' | 'selection' | 'wanted';
  readonly label: Message;
  /** The rows of these cells, with their current quantities. */
  readonly rows: (sheet: SheetContent) => readonly RunRow[];
  /** The message when there is nothing to change. */
  readonly nothing: Message;
}

const nothing = message('Nothing to change: all of it is there already.');
const noLines: GroupedLines = {};

interface Options {
  readonly garments: readonly Garment[];
  /** The garments that the sheet shows. */
  readonly shown: readonly Garment[];
  readonly selected: Selected | null;
  readonly wanted: readonly string[];
}

/** The possible targets of a size run, the likeliest first: the selection, if there is one. */
export function runTargets({ garments, shown, selected, wanted }: Options): RunTarget[] {
  const targets: RunTarget[] = [];
  const grid = gridOf(garments, noLines);
  const target = (
    kind: RunTarget['kind'],
    label: Message,
    cells: readonly (readonly Cell[])[],
    of = garments,
  ) => targets.push({ kind, label, nothing, rows: ({ lines }) => runRows(cells, gridOf(of, lines)) });

  const range = selected?.range;
  if (range) {
    const shownGrid = gridOf(shown, noLines);
    const label = message('Selection ({cells, plural, one {# cell} other {# cells}})', {
      cells: countCells(range, shownGrid),
    });
    target('selection', label, cellsOf(range, shownGrid), shown);
  }
  const cell = cellOf(grid, selected?.sku ?? '');
  const row = cell && grid.rows[cell.row];
  if (row) {
    const { garment, color } = row;
    target(
      'color',
      message('This color ({name})', { name: isolated(garment.colors[color]?.name ?? '') }),
      cellsOf(lineRange(cell, grid), grid),
    );
    target(
      'garment',
      message('This garment ({name})', { name: isolated(garment.name) }),
      cellsOf(cardRange(cell, grid), grid),
    );
  }
  const colors = wantedCells(wanted, grid).length;
  targets.push({
    kind: 'wanted',
    label: message('All wanted ({colors, plural, =0 {none} one {# color} other {# colors}})', { colors }),
    nothing: colors === 0 ? message('Nothing is wanted.') : nothing,
    rows: (sheet) => runRows(wantedCells(sheet.wanted, grid), gridOf(garments, sheet.lines)),
  });
  return targets;
}

/** The cells of the wanted colors, and of other colors those of the wanted sizes. */
function wantedCells(wanted: readonly string[], grid: Grid): Cell[][] {
  const codes = new Set(wanted);
  const colors = new Set(wanted.map(colorCodeOf));
  return [...grid.rows.entries()].flatMap(([row, { garment, color }]) => {
    const code = garment.generic + (garment.colors[color]?.number ?? '');
    if (!colors.has(code)) return [];
    const [cells = []] = cellsOf(lineRange({ row, column: 0 }, grid), grid);
    const meant = cells.filter((cell) => codes.has(code) || codes.has(skuAt(grid, cell)?.sku ?? ''));
    return meant.length === 0 ? [] : [meant];
  });
}

/** These cells, row by row, as a size run sees them. */
export function runRows(cells: readonly (readonly Cell[])[], grid: Grid): RunRow[] {
  return cells.flatMap((ofRow) => {
    const at = grid.rows[ofRow[0]?.row ?? -1];
    if (at === undefined) return [];
    const { name, number, colors, sizes } = at.garment;
    return {
      garment: `${name} ${number}`,
      color: colors[at.color]?.name ?? '',
      cells: ofRow.map((cell) => ({
        size: sizes[cell.column] ?? '',
        sku: skuAt(grid, cell)?.sku,
        quantity: quantityAt(grid, cell),
        takesQuantity: isEnabled(grid, cell),
      })),
      isFullRow: ofRow.length === sizes.length,
    };
  });
}
