/** Beyond it, nothing more is said about one cell. */
const longestMessage = 1000;

/**
 * Bad cells sorted by row, those of one row as they were found; what several catalogs say about one cell stands there
 * once (contract.md 'Files people upload').
 */
export function byRow(errors: readonly RowError[]): RowError[] {
  const byCell = new Map<string, RowError>();
  for (const error of errors) {
    const cell = `${error.row} ${error.column}`;
    const known = byCell.get(cell);
    if (known === undefined) byCell.set(cell, error);
    else if (known.message.length < longestMessage && !known.message.split('; ').includes(error.message))
      byCell.set(cell, { ...known, message: `${known.message}; ${error.message}` });
  }
  return [...byCell.values()].sort((a, b) => a.row - b.row);
}

/** What is wrong with a file, in one sentence without rows: the list of its bad cells names those. */
export function badRowsSentence(errors: readonly RowError[]): string {
  const count = new Set(errors.map(({ row }) => row)).size;
  return `The file has ${count === 1 ? '1 bad row' : `${count} bad rows`}, nothing was changed.`;
}

/**
 * What is wrong with one cell of an uploaded spreadsheet; rows count as the spreadsheet does, header = 1
 * (api.md 'Files people upload').
 */
export type RowError = { row: number; column: string; message: string };

/**
 * What a person should know about a file that is taken: a price that was rounded, rows that are hidden. The column is
 * '' when it is about whole rows (contract.md 'Files people upload').
 */
export type RowNote = RowError;

/** What is found out about the rows of a file while they are read. */
export type RowLog = { errors: RowError[]; notes: RowNote[] };

/** A note as text, as `formatRowError` writes bad cells. */
export function formatRowNote(note: RowNote): string {
  return note.column === '' ? `Row ${note.row}: ${note.message}` : formatRowError(note);
}

/** A bad cell as text: 'Row N, column X: what is wrong' (api.md 'Files people upload'). */
export function formatRowError({ row, column, message }: RowError): string {
  return `Row ${row}, column ${column}: ${message}`;
}

/** Parses a line made by `formatRowError`; null for any other line (api.md 'Files people upload'). */
export function parseRowError(line: string): RowError | null {
  const [, row = '', column = '', message = ''] = /^Row (\d+), column ([^:]+): (.+)$/s.exec(line) ?? [];
  return row === '' ? null : { row: Number(row), column, message };
}
