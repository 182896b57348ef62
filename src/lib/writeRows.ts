import { utils, write } from 'xlsx';

/**
 * The bytes of an .xlsx file with these rows on one sheet: texts, numbers, truths and dates. Texts stay texts, so that
 * leading zeros are preserved. A chunk of its own imports it, since it is large.
 */
export function writeRows(rows: readonly (readonly unknown[])[], sheetName = 'Sheet1'): ArrayBuffer {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => [...row]),
    { dense: true },
  );
  sheet['!cols'] = (rows[0] ?? []).map(() => ({ wch: 18 }));
  const bytes: ArrayBuffer = write(utils.book_new(sheet, sheetName), {
    type: 'array',
    bookType: 'xlsx',
    compression: true,
  });
  return bytes;
}
