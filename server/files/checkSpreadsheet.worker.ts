import { withSpreadsheet } from './runOnSpreadsheet';

/** How many rows a spreadsheet has; runs in a worker thread. */
export const countRows = (file: string) =>
  withSpreadsheet(file, ({ rows }) => {
    let count = 0;
    for (const _row of rows) count += 1;
    return count;
  });
