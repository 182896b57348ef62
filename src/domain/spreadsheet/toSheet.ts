import type { SheetRow } from '../catalog-file/parseCatalogRows';
import { type Cell, isBlank } from '../catalog-file/readCell';

/** The first sheet of a workbook: the texts of its first row, and the other rows that are not blank. */
export type Sheet = {
  header: string[];
  /** Made as they are asked for. */
  rows: Iterable<SheetRow>;
};

/** A range of merged cells: its first and its last row and column, counted from 0. */
export type MergedCells = { s: { r: number; c: number }; e: { r: number; c: number } };

/**
 * The header and the rows of a sheet as it was read. Cells merged downwards show one value for all their rows, so each of
 * the rows has it (api.md 'Files people upload').
 */
export function toSheet<RawCell>(
  data: (RawCell[] | undefined)[],
  merges: readonly MergedCells[],
  toCell: (cell: RawCell | undefined) => Cell,
): Sheet {
  for (const range of merges) spreadDown(data, range);
  const header = Array.from(data[0] ?? [], (cell) => String(toCell(cell) ?? ''));
  while (header.at(-1)?.trim() === '') header.pop();
  return { header, rows: { [Symbol.iterator]: () => rowsOf(data, header.length, toCell) } };
}

function* rowsOf<RawCell>(
  data: (RawCell[] | undefined)[],
  width: number,
  toCell: (cell: RawCell | undefined) => Cell,
): Generator<SheetRow> {
  for (const [index, cells] of data.entries()) {
    if (index === 0 || cells === undefined) continue;
    const row = {
      row: index + 1,
      cells: Array.from({ length: width }, (_, column) => toCell(cells[column])),
    };
    if (!row.cells.every(isBlank)) yield row;
  }
}

function spreadDown<RawCell>(data: (RawCell[] | undefined)[], { s: start, e: end }: MergedCells): void {
  const top = data[start.r]?.[start.c];
  if (start.r === 0 || top === undefined) return;
  const last = Math.min(end.r, data.length - 1);
  for (let index = start.r + 1; index <= last; index += 1) {
    const cells = data[index];
    // Merges never overlap in a sound file; in another, nothing is done twice.
    if (cells?.[start.c] !== undefined) return;
    if (cells !== undefined) cells[start.c] = top;
  }
}
