import { utils, write } from 'xlsx';

/** An Excel file of these rows, as a file field takes it. */
export function workbook(name: string, ...rows: unknown[][]) {
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Sheet1');
  return {
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' })),
  };
}
