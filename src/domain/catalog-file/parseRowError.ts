import type { RowError } from './formatRowError';

/** A bad cell from the line that `formatRowError` makes of it, or null for any other line (api.md 'Files people upload'). */
export function parseRowError(line: string): RowError | null {
  const [, row = '', column = '', message = ''] = /^Row (\d+), column ([^:]+): (.+)$/s.exec(line) ?? [];
  return row === '' ? null : { row: Number(row), column, message };
}
