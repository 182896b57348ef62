import { saveBlob } from './download';

/** The media type of .xlsx files. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves rows as an .xlsx file. Texts stay texts, so that leading zeros are preserved. */
export async function downloadSpreadsheet(
  fileName: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const { utils, write } = await import(/* webpackChunkName: "xlsx" */ 'xlsx');
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet['!cols'] = (rows[0] ?? []).map(() => ({ wch: 18 }));
  const book = utils.book_new(sheet, 'Sheet1');
  saveBlob(new Blob([write(book, { type: 'array', bookType: 'xlsx' })], { type: xlsxType }), fileName);
}
