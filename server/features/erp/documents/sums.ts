import { and, eq, ne, or, sql } from 'drizzle-orm';
import { fulfillmentOf } from '../../../../src/domain/orders/fulfillment';
import { findErpDocuments } from '../../../db/erpDocuments';
import type { Db } from '../../../db/openDatabase';
import { orders, orderSkuFulfillment } from '../../../db/schema';
import { findOrdered } from './queries';

/** More than any order has, and the most that its columns hold: documents may name a sku on thousands of lines. */
const maxPieces = 2_147_483_647;

/** How many orders `sumMissing` sums up in a transaction. */
const ordersAtOnce = 100;

/**
 * Stores what `fulfillmentOf` makes of an order's documents, for lists and figures, in the caller's transaction, which has
 * the order locked.
 */
export async function writeSums(tx: Db, orderId: number): Promise<void> {
  const order = await findOrdered(tx, orderId);
  if (order === undefined) return;
  const { lines } = fulfillmentOf(order, await findErpDocuments(tx, orderId));
  await writeSkus(
    tx,
    { id: orderId, catalog: order.catalog },
    lines.filter(({ ordered, shipped, to_come }) => shipped > 0 || to_come !== ordered),
  );
  const toCome = atMost(lines.reduce((sum, line) => sum + line.to_come, 0));
  const confirmedShort = lines.some(({ cancelled }) => cancelled > 0);
  // An order that did not change must not make lists read it again.
  await tx
    .update(orders)
    .set({ toCome, confirmedShort })
    .where(
      and(
        eq(orders.id, orderId),
        or(sql`${orders.toCome} is distinct from ${toCome}`, ne(orders.confirmedShort, confirmedShort)),
      ),
    );
}

const atMost = (pieces: number) => Math.min(pieces, maxPieces);

async function writeSkus(
  tx: Db,
  order: { id: number; catalog: number },
  lines: readonly { sku: string; shipped: number; to_come: number }[],
): Promise<void> {
  await tx.delete(orderSkuFulfillment).where(eq(orderSkuFulfillment.orderId, order.id));
  await tx.execute(sql`
    insert into order_sku_fulfillment (order_id, sku_id, shipped, to_come)
    select ${order.id}, k.id, r.shipped, r.to_come
    from unnest(${sql.param(lines.map(({ sku }) => sku))}::text[], ${sql.param(lines.map(({ shipped }) => atMost(shipped)))}::integer[],
      ${sql.param(lines.map(({ to_come }) => atMost(to_come)))}::integer[]) as r(sku, shipped, to_come)
    join skus k on k.catalog_id = ${order.catalog} and k.sku = r.sku`);
}

/**
 * Sums up the orders with documents that nobody has summed up, as after an import or where documents are older than the
 * sums.
 */
export async function sumMissing(db: Db): Promise<void> {
  for (;;) {
    const isLast = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select o.id::float8 as id from orders o
        where o.to_come is null and exists (
          select from erp_documents d where d.order_id = o.id and d.erp_key is not distinct from o.erp_key)
        order by o.id limit ${ordersAtOnce} for update`);
      for (const { id } of rows) await writeSums(tx, id);
      return rows.length < ordersAtOnce;
    });
    if (isLast) return;
  }
}
