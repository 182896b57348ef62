import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import type { FileStore } from '../files/fileStore';
import { type FileLocation, filesOf } from '../files/filesOf';

const folder = 'invoices';

/** The largest PDF of an invoice, in bytes. */
export const maxPdfSize = 10 * 1024 * 1024;

/** Whether a file begins as a PDF does. */
export const isPdf = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-';

/** Stores the PDF of an invoice, and returns its key, which its content decides. */
export async function storeInvoicePdf(files: FileStore, content: Uint8Array): Promise<string> {
  const key = `${folder}/${createHash('sha256').update(content).digest('hex')}.pdf`;
  await files.write(key, content);
  return key;
}

/** One whose invoice is not yet committed is younger than this. */
const hourMs = 3_600_000;

const keysAtOnce = 1000;

/** Removes the PDFs that no invoice has: of orders that were deleted, of earlier revisions and of refused documents. */
export async function sweepInvoicePdfs(db: Db, location: FileLocation): Promise<void> {
  const files = filesOf(location);
  const keys = await files.list(folder);
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const { rows } = await db.execute<{ key: string }>(sql`
      select key from unnest(${sql.param(keys.slice(start, start + keysAtOnce))}::text[]) key
      where not exists (select from erp_documents d where d.pdf = key and d.pdf <> '')`);
    for (const { key } of rows) {
      const facts = await files.find(key);
      if (facts !== null && facts.modified.getTime() < Date.now() - hourMs) await files.remove(key);
    }
  }
}
