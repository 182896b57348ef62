import { utils, write } from 'xlsx';

/** An .xlsx file with these rows, the first of which has the titles, on one sheet. */
export function workbookFile(
  rows: readonly (readonly unknown[])[],
  name = 'catalog.xlsx',
  sheet = 'Sheet1',
): File {
  const book = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), sheet);
  return new File([write(book, { type: 'array', bookType: 'xlsx' })], name);
}
