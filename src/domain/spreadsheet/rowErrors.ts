/** Bad cells sorted by row, those of one row as they were found (api.md 'Files people upload'). */
export function byRow(errors: readonly RowError[]): RowError[] {
  return [...errors].sort((a, b) => a.row - b.row);
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

/** A bad cell as text: 'Row N, column X: what is wrong' (api.md 'Files people upload'). */
export function formatRowError({ row, column, message }: RowError): string {
  return `Row ${row}, column ${column}: ${message}`;
}

/** Parses a line made by `formatRowError`; null for any other line (api.md 'Files people upload'). */
export function parseRowError(line: string): RowError | null {
  const [, row = '', column = '', message = ''] = /^Row (\d+), column ([^:]+): (.+)$/s.exec(line) ?? [];
  return row === '' ? null : { row: Number(row), column, message };
}
