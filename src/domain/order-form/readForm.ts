import { message } from '../language/message';
import { colorCodeOf } from '../sku';
import { addressOf, type FileCell } from '../spreadsheet/cell';
import { isBlank } from '../spreadsheet/readCell';
import { toStoredCode } from '../text/storedText';
import {
  type FilledCell,
  type FilledCells,
  type FilledSheet,
  type QuantityCellReader,
  type RefusedCell,
  textOf,
  withoutRepeats,
} from './filledCells';
import { codeTitle, type FormLine, formMarks, type FormOrigin, readLine, readOrigin } from './formMarks';

/** The layout of a form in a sheet; columns are counted from 0. */
type FormLayout = {
  readonly origin: FormOrigin;
  readonly row: number;
  readonly code: number;
  /** The size columns, by their position in the lines. */
  readonly sizes: readonly { readonly position: number; readonly column: number }[];
};

/** A filled order form: the order it was made from, and its changes. */
export type FilledForm = FilledCells & { readonly origin: FormOrigin };

/**
 * Reads the order form in the sheets of a file; null when there is none. Columns are found by their hidden marks and
 * rows by their color codes, so they may have been moved, sorted, hidden or added. A deleted column changes nothing;
 * an emptied cell means 0, and a dash that replaces a quantity is refused.
 */
export function readForm(sheets: readonly FilledSheet[], read: QuantityCellReader): FilledForm | null {
  const cells: FilledCell[] = [];
  const refused: RefusedCell[] = [];
  let origin: FormOrigin | null = null;
  for (const { rows } of sheets) {
    const form = findForm(rows);
    if (form === null) continue;
    origin ??= form.origin;
    if (origin.order !== form.origin.order) continue;
    const lines = findLines(rows);
    for (const [index, row] of rows.entries()) {
      if (row === undefined || index === form.row) continue;
      const found = readRow(row, index, form, lines, read);
      cells.push(...found.cells);
      refused.push(...found.refused);
    }
  }
  return origin && { origin, ...withoutRepeats({ cells, refused }) };
}

function findForm(rows: FilledSheet['rows']): FormLayout | null {
  for (const [index, row = []] of rows.entries()) {
    const origin = row.reduce<FormOrigin | null>((found, cell) => found ?? readOrigin(cell), null);
    if (origin === null) continue;
    const columns = new Map(row.map((cell, column) => [cell, column] as const));
    const longest = row.length;
    const sizes = Array.from({ length: longest }, (_, position) => {
      const column = columns.get(formMarks.size(position));
      return column === undefined ? [] : [{ position, column }];
    }).flat();
    const code = columns.get(formMarks.code);
    return code === undefined ? null : { origin, row: index, code, sizes };
  }
  return null;
}

/**
 * The lines of a sheet by color code. All cells are searched: rows may have been sorted without their hidden cells, so
 * the visible color code decides.
 */
function findLines(rows: FilledSheet['rows']): ReadonlyMap<string, FormLine> {
  const lines = new Map<string, FormLine>();
  for (const row of rows) {
    for (const cell of row ?? []) {
      const line = readLine(cell);
      const [sku] = line?.find((one) => one !== null) ?? [];
      if (line && sku !== undefined) lines.set(colorCodeOf(sku), line);
    }
  }
  return lines;
}

function readRow(
  row: readonly FileCell[],
  index: number,
  { code, sizes }: FormLayout,
  lines: ReadonlyMap<string, FormLine>,
  read: QuantityCellReader,
): FilledCells {
  const colorCode = toStoredCode(textOf(row[code]));
  const line = lines.get(colorCode);
  const cells: FilledCell[] = [];
  const refused: RefusedCell[] = [];
  // Headers, and anything else written below or beside the lines.
  if (colorCode === '' || colorCode === codeTitle.text) return { cells, refused };

  for (const { position, column } of sizes) {
    const address = addressOf(index, column);
    const cell = row[column] ?? null;
    const formCell = line?.[position] ?? null;
    const reading = read(cell);
    if (formCell === null) {
      if (isBlank(cell)) continue;
      const reason =
        line === undefined
          ? message('{code} is not in this form', { code: colorCode })
          : message('It is not made in this size');
      refused.push({ address, text: textOf(cell), reason });
    } else if (reading !== null && 'error' in reading) {
      refused.push({ address, text: textOf(cell), reason: reading.error });
    } else {
      const [sku, base] = formCell;
      if (reading === null && !isBlank(cell)) {
        const reason = message('It stays {quantity}: enter 0 to remove it', { quantity: base });
        if (base > 0) refused.push({ address, text: textOf(cell), reason });
        continue;
      }
      cells.push({ sku, base, quantity: reading?.quantity ?? 0, address });
    }
  }
  return { cells, refused };
}
