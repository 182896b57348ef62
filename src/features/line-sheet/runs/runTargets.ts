import type { Garment, Sku } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { isCellDisabled } from '../../../domain/orders/quantities';
import { genericOf } from '../../../domain/sku';
import type { RunRow } from '../../../domain/size-runs/applyRun';
import { counted } from '../../../lib/numbers';
import { cellMap, cellOf, quantityGrid } from '../grid/cellMap';
import { cellsOf, countCells } from '../grid/cellRange';
import type { Selected } from '../grid/useSelection';
import { quantityIn, type SheetContent } from '../state/edits';

/** Cells that a size run can be applied to. */
export interface RunTarget {
  readonly kind: 'color' | 'garment' | 'selection' | 'wanted';
  readonly label: string;
  /** The rows of these cells, with their current quantities. */
  readonly rows: (sheet: SheetContent) => readonly RunRow[];
  /** The message when there is nothing to change. */
  readonly nothing: string;
}

const nothing = 'Nothing to change: all of it is there already.';

/** The garment of the selected cell and the index of its color, or null if there is none. */
export function selectedRowOf(garments: readonly Garment[], selected: Selected | null) {
  const garment = garments.find(({ generic }) => generic === genericOf(selected?.sku ?? ''));
  const cell = garment && cellOf([garment], 0, selected?.sku ?? '');
  return garment && cell ? { garment, row: cell.row } : null;
}

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
  const range = selected?.range;
  if (range) {
    const map = cellMap(shown, 1, {});
    targets.push({
      kind: 'selection',
      label: `Selection (${counted(countCells(range, map), 'cell')})`,
      nothing,
      rows: ({ lines }) =>
        cellsOf(range, map).flatMap((cells) => {
          const columns = new Set(cells.map(({ column }) => column));
          const [first] = cells;
          const garment = first && shown[first.garment];
          return garment ? rowOf(garment, first.row, lines, (_sku, column) => columns.has(column)) : [];
        }),
    });
  }
  const selectedRow = selectedRowOf(garments, selected);
  if (selectedRow) {
    const { garment, row } = selectedRow;
    targets.push({
      kind: 'color',
      label: `This color (${garment.colors[row]?.name ?? ''})`,
      nothing,
      rows: ({ lines }) => rowOf(garment, row, lines),
    });
    targets.push({
      kind: 'garment',
      label: `This garment (${garment.name})`,
      nothing,
      rows: ({ lines }) => rowsOf(garment, lines),
    });
  }
  const count = wantedRows(garments, {}, wanted).length;
  targets.push({
    kind: 'wanted',
    label: `All wanted (${count === 0 ? 'none' : counted(count, 'color')})`,
    nothing: count === 0 ? 'Nothing is wanted.' : nothing,
    rows: (sheet) => wantedRows(garments, sheet.lines, sheet.wanted),
  });
  return targets;
}

/** The rows of all colors of a garment. */
export function rowsOf(garment: Garment, lines: GroupedLines): RunRow[] {
  return garment.colors.flatMap((_color, row) => rowOf(garment, row, lines));
}

/** The wanted colors, and of other colors the wanted sizes. */
function wantedRows(garments: readonly Garment[], lines: GroupedLines, wanted: readonly string[]): RunRow[] {
  const codes = new Set(wanted);
  const generics = new Set(wanted.map(genericOf));
  return garments
    .filter(({ generic }) => generics.has(generic))
    .flatMap((garment) =>
      quantityGrid(garment).flatMap(({ code }, row) =>
        rowOf(garment, row, lines, (sku) => codes.has(code) || (sku !== undefined && codes.has(sku.sku))),
      ),
    );
}

/** The row of a color, or of its cells that pass the test; empty if none does. */
function rowOf(
  garment: Garment,
  row: number,
  lines: GroupedLines,
  isMeant: (sku: Sku | undefined, column: number) => boolean = () => true,
): RunRow[] {
  const { name, number, sizes, with_stocks } = garment;
  const line = quantityGrid(garment)[row];
  const cells = sizes.flatMap((size, column) => {
    const sku = line?.cells[column];
    if (!isMeant(sku, column)) return [];
    const quantity = sku === undefined ? 0 : quantityIn(lines, sku.sku);
    return { size, sku: sku?.sku, quantity, takesQuantity: !isCellDisabled({ sku, with_stocks, quantity }) };
  });
  if (line === undefined || cells.length === 0) return [];
  const isFullRow = cells.length === sizes.length;
  return [{ garment: `${name} ${number}`, color: line.color.name, cells, isFullRow }];
}
