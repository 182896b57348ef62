import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { toEan } from '../../../../src/domain/ean';
import type { OrderedLine } from '../../../../src/domain/orders/fulfillment';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import { cellText } from '../../../../src/domain/spreadsheet/cellText';
import type { ErpDocument, ErpDocumentLine } from '../../../core/erpConnector';
import type { Db } from '../../../db/openDatabase';
import { erpDocumentLines, erpDocuments, erpRefusedFiles, orders } from '../../../db/schema';

/** An order as a document names it. */
export type NamedOrder = Awaited<ReturnType<typeof findNamedOrders>>[number];

/**
 * The order that was last sent under a key, or those that have a number of the ERP, two at most, locked until the
 * transaction ends: of two documents of an order the second is summed up with the first.
 */
export function findNamedOrders(db: Db, named: ErpDocument['order']) {
  return db
    .select({
      id: orders.id,
      catalogId: orders.catalogId,
      key: orders.erpKey,
      number: orders.erpNumber,
      sapStatus: orders.sapStatus,
    })
    .from(orders)
    .where('key' in named ? eq(orders.erpKey, named.key) : eq(orders.erpNumber, named.erp_number))
    .limit(2)
    .for('update');
}

/** Whether any order waits for its answer. */
export async function isAnyWaiting(db: Db): Promise<boolean> {
  const found = await db.select().from(orders).where(eq(orders.sapStatus, sapStatus.waiting)).limit(1);
  return found.length > 0;
}

/** The id of each line's sku in the order's catalog; null where the code stands for none. */
export async function findSkuIds(
  db: Db,
  order: Pick<NamedOrder, 'id' | 'catalogId'>,
  lines: readonly Pick<ErpDocumentLine, 'code'>[],
): Promise<(number | null)[]> {
  const names = lines.map(({ code }) => storedCode(code));
  const of = (kind: string) =>
    sql.param(names.flatMap((name) => (name.startsWith(kind) ? name.slice(kind.length) : [])));
  // Of skus that had a code one after the other, the one that was ordered counts, else the one that is still there.
  const { rows } = await db.execute<{
    id: number;
    sku: string;
    ownSku: string | null;
    ean: string | null;
  }>(sql`
    select k.id::float8 as id, k.sku, k.own_sku as "ownSku", k.ean from skus k
    where k.catalog_id = ${order.catalogId} and (k.sku = any(${of('sku ')}::text[])
      or k.own_sku = any(${of('own ')}::text[]) or k.ean = any(${of('ean ')}::text[]))
    order by exists (select from order_lines l where l.order_id = ${order.id} and l.sku_id = k.id), k.removed_at is null, k.id`);
  const ids = new Map(
    rows.flatMap(({ id, sku, ownSku, ean }) => [
      [`sku ${sku}`, id],
      [`own ${ownSku}`, id],
      [`ean ${ean}`, id],
    ]),
  );
  return names.map((name) => ids.get(name) ?? null);
}

interface OrderedOrder extends Record<string, unknown> {
  sap_status: number;
  service_date: number | null;
  catalog: number;
  lines: OrderedLine[];
}

/** An order with the pieces of each of its skus; undefined when there is none. */
export async function findOrdered(db: Db, orderId: number): Promise<OrderedOrder | undefined> {
  const { rows } = await db.execute<OrderedOrder>(sql`
    select o.sap_status, extract(epoch from o.service_date)::float8 as service_date, o.catalog_id::float8 as catalog, coalesce((
      select json_agg(json_build_object('sku', k.sku, 'quantity', l.quantity))
      from order_lines l join skus k on k.id = l.sku_id where l.order_id = o.id), '[]') as lines
    from orders o where o.id = ${orderId}`);
  return rows[0];
}

function storedCode(code: ErpDocumentLine['code']): string {
  if ('sku' in code) return `sku ${cellText(code.sku, 'code')}`;
  return 'ean' in code ? `ean ${toEan(code.ean) ?? code.ean}` : `own ${cellText(code.own_sku, 'own code')}`;
}

/**
 * Writes a document in place of an earlier revision of it, in the caller's transaction. Of equal revisions the later one
 * counts, but one that was taken back stays so. Resolves to the orders whose sums it changes: two if an earlier revision
 * was of another; and to whether it says something else than before.
 */
export async function writeDocument(
  tx: Db,
  order: Pick<NamedOrder, 'id' | 'key'>,
  document: ErpDocument,
  skuIds: readonly (number | null)[],
): Promise<{ orderIds: number[]; isNews: boolean }> {
  const isInvoice = document.document === 'invoice';
  const { number, revision, day, reversed } = document;
  const shipping = document.document === 'delivery' ? document.shipping : null;
  const values = {
    revision,
    orderId: order.id,
    erpKey: order.key,
    day: new Date(day * 1000),
    reversed,
    carrier: shipping?.carrier ?? '',
    trackingNumber: shipping?.tracking_number ?? '',
    trackingUrl: shipping?.tracking_url ?? '',
    amountCents: isInvoice ? document.cents : null,
    currency: isInvoice ? document.currency : '',
  };
  const pdf = isInvoice && document.pdf !== null && 'key' in document.pdf ? document.pdf.key : '';
  const contentHash = isInvoice
    ? ''
    : hashOf({
        ...values,
        revision: null,
        lines: document.lines.map((line) => ({ ...line, code: null })),
        skuIds,
      });
  const hashes = { contentHash, changedAt: sql`now()` };
  const earlier = await tx
    .select({ orderId: erpDocuments.orderId, contentHash: erpDocuments.contentHash })
    .from(erpDocuments)
    .where(and(eq(erpDocuments.kind, document.document), eq(erpDocuments.number, number)));
  const [written] = await tx
    .insert(erpDocuments)
    .values({ kind: document.document, number, ...values, pdf, ...hashes })
    .onConflictDoUpdate({
      target: [erpDocuments.kind, erpDocuments.number],
      set: {
        ...values,
        // The same revision may come again without it.
        pdf: sql`case when ${pdf} = '' and ${erpDocuments.revision} = ${revision} then ${erpDocuments.pdf} else ${pdf} end`,
        contentHash,
        changedAt: sql`case when ${erpDocuments.contentHash} = ${contentHash} then ${erpDocuments.changedAt} else now() end`,
      },
      setWhere: sql`(${erpDocuments.revision}, ${erpDocuments.reversed}) <= (${revision}, ${reversed})`,
    })
    .returning({ id: erpDocuments.id });
  if (written === undefined) return { orderIds: [], isNews: false };
  await tx.delete(erpDocumentLines).where(eq(erpDocumentLines.documentId, written.id));
  const lines = isInvoice ? [] : document.lines;
  await tx.execute(sql`
    insert into erp_document_lines (document_id, position, sku_id, quantity, day, reason)
    select ${written.id}, position, sku_id, quantity, to_timestamp(day), reason
    from unnest(${sql.param(skuIds)}::bigint[], ${sql.param(lines.map((line) => line.quantity))}::integer[],
      ${sql.param(lines.map((line) => line.day))}::float8[], ${sql.param(lines.map((line) => line.reason))}::text[])
      with ordinality as r(sku_id, quantity, day, reason, position)`);
  return {
    orderIds: [...new Set([order.id, ...earlier.map(({ orderId }) => orderId)])],
    isNews: earlier[0]?.contentHash !== contentHash,
  };
}

const hashOf = (content: object) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Notes why a file was refused; a file of the same name replaces the one before. */
export async function writeRefusedFile(db: Db, file: string, reason: string): Promise<void> {
  await db
    .insert(erpRefusedFiles)
    .values({ file, reason })
    .onConflictDoUpdate({ target: erpRefusedFiles.file, set: { reason, at: sql`now()` } });
}

/** Forgets that a file was refused. */
export async function deleteRefusedFile(db: Db, file: string): Promise<void> {
  await db.delete(erpRefusedFiles).where(eq(erpRefusedFiles.file, file));
}

const refusedAt = sql<number>`floor(extract(epoch from ${erpRefusedFiles.at}))::float8`;

/** How many refused files the list has. */
const maxListed = 200;

/** The files that were refused last, with their stored reasons, and how many there are in all. */
export async function selectRefusedFiles(db: Db) {
  const files = await db
    .select({ file: erpRefusedFiles.file, reason: erpRefusedFiles.reason, refused_at: refusedAt })
    .from(erpRefusedFiles)
    .orderBy(desc(erpRefusedFiles.at), erpRefusedFiles.file)
    .limit(maxListed);
  const count = files.length < maxListed ? files.length : await db.$count(erpRefusedFiles);
  return { files, count };
}

/** Forgets that a file was refused, unless it was refused again after this time in epoch seconds. */
export async function dismissRefused(db: Db, file: string, seenAt: number): Promise<void> {
  await db.delete(erpRefusedFiles).where(and(eq(erpRefusedFiles.file, file), sql`${refusedAt} <= ${seenAt}`));
}
