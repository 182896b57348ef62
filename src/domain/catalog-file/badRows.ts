import type { RowError } from './formatRowError';

/** Bad cells in the order of their rows, those of one row as they were found (api.md 'Files people upload'). */
export function byRow(errors: readonly RowError[]): RowError[] {
  return [...errors].sort((a, b) => a.row - b.row);
}

/** What is wrong with a file as one sentence, which names no row: the list of its bad cells does. */
export function badRowsSentence(errors: readonly RowError[]): string {
  const count = new Set(errors.map(({ row }) => row)).size;
  return `The file has ${count === 1 ? '1 bad row' : `${count} bad rows`}, nothing was changed.`;
}
