import { writeRows } from '../src/lib/writeRows';

/** An Excel file of these rows, as a file field takes it. */
export const workbook = (name: string, ...rows: Parameters<typeof writeRows>[0]) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(writeRows(rows)),
});
