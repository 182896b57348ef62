import { and, eq, sql } from 'drizzle-orm';
import { message } from '../../../../src/domain/language/message';
import { isPdf, maxPdfSize, storeInvoicePdf } from '../../../background/invoicePdfs';
import { type ErpConnector, ErpUnreachable } from '../../../core/erpConnector';
import { notFound, Problem } from '../../../core/problems';
import type { Db } from '../../../db/openDatabase';
import { erpDocuments, orders } from '../../../db/schema';
import type { FileStore } from '../../../files/fileStore';

interface Parts {
  db: Db;
  files: FileStore;
  erp: Pick<ErpConnector, 'readInvoicePdf'>;
}

/**
 * The PDF of an order's invoice that counts, as it came with it, or as the ERP gives it, which is then stored; 404 if there
 * is none, 503 if the ERP can't be asked now.
 */
export async function findInvoicePdf({ db, files, erp }: Parts, orderId: number, number: string) {
  const invoice = await findInvoice(db, orderId, number);
  if (invoice === null) throw notFound('invoice');
  const stored = invoice.pdf === '' ? null : await files.read(invoice.pdf);
  if (stored !== null) return stored;
  const content = await askErp(erp, number);
  if (content === null || content.length > maxPdfSize || !isPdf(content)) throw notFound('invoice');
  const pdf = await storeInvoicePdf(files, content);
  await db.update(erpDocuments).set({ pdf }).where(eq(erpDocuments.id, invoice.id));
  return Buffer.from(content);
}

async function findInvoice(db: Db, orderId: number, number: string) {
  const [invoice] = await db
    .select({ id: erpDocuments.id, pdf: erpDocuments.pdf })
    .from(erpDocuments)
    .innerJoin(orders, eq(orders.id, erpDocuments.orderId))
    .where(
      and(
        eq(erpDocuments.orderId, orderId),
        eq(erpDocuments.kind, 'invoice'),
        eq(erpDocuments.number, number),
        eq(erpDocuments.reversed, false),
        sql`${erpDocuments.erpKey} is not distinct from ${orders.erpKey}`,
      ),
    );
  return invoice ?? null;
}

async function askErp(erp: Parts['erp'], number: string): Promise<Uint8Array | null> {
  try {
    return (await erp.readInvoicePdf?.(number)) ?? null;
  } catch (error) {
    if (!(error instanceof ErpUnreachable)) throw error;
    throw new Problem(
      503,
      message('The ERP could not be reached'),
      message('The ERP could not be reached: {reason}. Please try again later.', { reason: error.reason }),
    );
  }
}
