import { saveBlob } from './download';

/** The media type of .xlsx files. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves rows as an .xlsx file. */
export async function downloadSpreadsheet(
  fileName: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const { writeRows } = await import('./writeRows');
  saveBlob(new Blob([writeRows(rows)], { type: xlsxType }), fileName);
}
