import { detectShape, offeredShape } from '../domain/prepare/detectShape';
import { guessMapping } from '../domain/prepare/guessMapping';
import { makeFile } from '../domain/prepare/makeFile';
import type { ColumnMapping } from '../domain/prepare/columnMapping';
import { reshape } from '../domain/prepare/shape';
import { toTable } from '../domain/prepare/table';
import type { FileKind } from '../domain/uploads/uploads';

export type Rows = (string | number | null)[][];

/** A table in the shape that is found in it. */
export function toShapedTable(rows: Rows) {
  const table = toTable(rows, 0);
  return reshape(table, detectShape(table));
}

/** A table with everything on that is offered for its shape. */
export function toOfferedTable(rows: Rows) {
  const table = toTable(rows, 0);
  return reshape(table, offeredShape(table, detectShape(table)));
}

/** Prepares a file with the guesses alone, or with some choices. */
export function prepareRows(kind: FileKind, rows: Rows, chosen: Partial<ColumnMapping> = {}) {
  const table = toShapedTable(rows);
  const guess = guessMapping(kind, table);
  return makeFile(kind, table, { ...guess, ...chosen, sources: { ...guess.sources, ...chosen.sources } });
}

/** The guess for each field in short form: titles, #part, =fill for blank cells. */
export function guessedSources(kind: FileKind, rows: Rows) {
  const table = toTable(rows, 0);
  return Object.fromEntries(
    Object.entries(guessMapping(kind, table).sources).map(([field, source]) => {
      const titles = source?.columns.map((index) => table.header[index]).join('+') ?? '';
      const part = source?.part === null ? '' : `#${source?.part}`;
      return [field, `${titles}${part}${source?.fill ? `=${source.fill}` : ''}`];
    }),
  );
}
