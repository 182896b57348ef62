import { writeRows } from '../lib/writeRows';

/** An .xlsx file with these rows, the first of which has the titles, on one sheet. */
export const workbookFile = (
  rows: Parameters<typeof writeRows>[0],
  name = 'catalog.xlsx',
  sheet = 'Sheet1',
): File => new File([writeRows(rows, sheet)], name);
