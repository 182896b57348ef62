/**
 * What is wrong with one cell of an uploaded spreadsheet; rows count as the spreadsheet does, header = 1
 * (api.md 'Files people upload').
 */
export type RowError = { row: number; column: string; message: string };

/** A bad cell as a person reads it: 'Row N, column X: what is wrong' (api.md 'Files people upload'). */
export function formatRowError({ row, column, message }: RowError): string {
  return `Row ${row}, column ${column}: ${message}`;
}
