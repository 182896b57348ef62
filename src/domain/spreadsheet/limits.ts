/** The most that an uploaded spreadsheet may be, in bytes, and in rows under its header (api.md 'Fine print'). */
export const spreadsheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  rows: 200_000,
};

/** Why a spreadsheet is not read, in words for the person. */
export const spreadsheetFaults = {
  empty: 'The file is empty.',
  notExcel: 'The file is not an Excel file; save it as .xlsx or .xls and try again.',
  damaged: 'The file is damaged; open it in your spreadsheet program, save it anew and try again.',
  tooLarge: 'The file is larger than 20 MiB.',
  tooLargeUnpacked: 'The file is larger than 200 MiB when it is unpacked.',
  tooManyRows: 'The file has more than 200,000 rows.',
} as const;
