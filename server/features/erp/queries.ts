import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { Db } from '../../db/openDatabase';
import { sentToErp } from '../../db/orders';
import {
  catalogs,
  erpAttempts,
  garmentColors,
  garments,
  orderLines,
  orders,
  orderSkuFulfillment,
  skus,
  userAddresses,
  users,
} from '../../db/schema';
import type { Booking } from '../../core/erpConnector';

const grownVersion = sql`${orders.version} + 1`;

/** Marks an order as waiting for the ERP under a new key; what the ERP said about it before no longer applies. */
export async function markWaiting(db: Db, id: number, key: string): Promise<void> {
  await db
    .update(orders)
    .set({
      sapStatus: sapStatus.waiting,
      erpKey: key,
      erpNumber: '',
      erpMessage: null,
      toCome: null,
      confirmedShort: false,
      version: grownVersion,
    })
    .where(eq(orders.id, id));
  await db.delete(orderSkuFulfillment).where(eq(orderSkuFulfillment.orderId, id));
}

/** Whether a customer's account is closed, and somebody else has its SAP id now: an order would be booked for them. */
export async function isSapIdTaken(db: Db, customerId: string): Promise<boolean> {
  const found = await db.execute(sql`
    select from users closed join users other on other.sap_id = closed.sap_id and other.closed_at is null
    where closed.id = ${customerId} and closed.closed_at is not null`);
  return found.rowCount !== 0;
}

/** Notes what the ERP is sent of an order, to tell later whether that has changed. */
export async function noteSent(db: Db, id: number): Promise<void> {
  await db.execute(sql`update orders o set erp_sent = ${sql.raw(sentToErp)} where id = ${id}`);
}

/** How the ERP knows an order that was sent. */
export async function findBooking(db: Db, id: number): Promise<Booking> {
  const [order] = await db
    .select({ key: orders.erpKey, number: orders.erpNumber })
    .from(orders)
    .where(eq(orders.id, id));
  return order ?? { key: null, number: '' };
}

/** Opens an order again; the key stays, as the ERP may still send an answer for it. */
export async function markUnlocked(db: Db, id: number): Promise<void> {
  await db
    .update(orders)
    .set({ sapStatus: sapStatus.open, erpNumber: '', erpMessage: null, version: grownVersion })
    .where(eq(orders.id, id));
}

/** Settles the order that waits under this key and returns its id; null when none waits anymore. */
export async function settle(
  db: Db,
  key: string,
  outcome:
    | { sapStatus: typeof sapStatus.sent; erpNumber: string }
    | { sapStatus: typeof sapStatus.error; erpMessage: string },
): Promise<number | null> {
  const [settled] = await db
    .update(orders)
    .set({ ...outcome, version: grownVersion })
    .where(and(eq(orders.erpKey, key), eq(orders.sapStatus, sapStatus.waiting)))
    .returning({ id: orders.id });
  await endAttempt(db, key);
  return settled?.id ?? null;
}

/**
 * Marks an order as failed that was unlocked in Linedesk but not in the ERP, and returns its id; null when it was sent again
 * meanwhile.
 */
export async function keepOpened(db: Db, key: string, erpMessage: string): Promise<number | null> {
  // Waits for the unlock to commit, in case the ERP answers before that.
  const [order] = await db
    .select({ id: orders.id, sapStatus: orders.sapStatus })
    .from(orders)
    .where(eq(orders.erpKey, key))
    .for('update');
  if (order?.sapStatus !== sapStatus.open) return null;
  await db
    .update(orders)
    .set({ sapStatus: sapStatus.error, erpMessage, version: grownVersion })
    .where(eq(orders.id, order.id));
  return order.id;
}

/** How many seconds ago, by the database's clock, an order was last handed over without an answer, or null. */
export async function findAttempt(db: Db, key: string): Promise<number | null> {
  const [attempt] = await db
    .select({ seconds: sql<number>`extract(epoch from clock_timestamp() - ${erpAttempts.at})::float8` })
    .from(erpAttempts)
    .where(eq(erpAttempts.key, key));
  return attempt?.seconds ?? null;
}

/** Records that an order is about to be handed over. */
export async function beginAttempt(db: Db, key: string): Promise<void> {
  await db
    .insert(erpAttempts)
    .values({ key, at: sql`now()` })
    .onConflictDoUpdate({ target: erpAttempts.key, set: { at: sql`now()` } });
}

/** Deletes an attempt whose outcome is known. */
export async function endAttempt(db: Db, key: string): Promise<void> {
  await db.delete(erpAttempts).where(eq(erpAttempts.key, key));
}

const customer = alias(users, 'customer');
const seller = alias(users, 'seller');

/** The order that waits under this key, without its lines, locked until the transaction ends. */
export async function lockWaitingOrder(db: Db, key: string) {
  const [order] = await db
    .select({
      ...{ order: orders, catalog: catalogs, customer, seller, address: userAddresses },
      replaces: sql<string | null>`(select v.erp_key from order_versions v
        where v.order_id = ${orders.id} and v.accepted_at is not null order by v.number desc limit 1)`,
    })
    .from(orders)
    .innerJoin(catalogs, eq(catalogs.id, orders.catalogId))
    .innerJoin(customer, eq(customer.id, orders.customerId))
    .leftJoin(seller, eq(seller.id, orders.sellerId))
    .leftJoin(
      userAddresses,
      and(eq(userAddresses.userId, orders.customerId), eq(userAddresses.sapId, orders.addressId)),
    )
    .where(and(eq(orders.erpKey, key), eq(orders.sapStatus, sapStatus.waiting)))
    .for('update', { of: orders });
  return order ?? null;
}

/** The order as `lockWaitingOrder` finds it. */
export type WaitingOrder = NonNullable<Awaited<ReturnType<typeof lockWaitingOrder>>>;

/** The lines of an order, sorted as on the line sheet: by garment, color and size. */
export async function findLines(db: Db, orderId: number) {
  return db
    .select({
      sku: skus.sku,
      ean: skus.ean,
      ownSku: skus.ownSku,
      styleCode: garments.styleCode,
      colorCode: garmentColors.code,
      generic: garments.generic,
      name: garments.name,
      color: skus.color,
      colorName: garmentColors.name,
      size: skus.size,
      quantity: orderLines.quantity,
      priceCents: orderLines.whPriceCents,
    })
    .from(orderLines)
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .innerJoin(garments, eq(garments.id, skus.garmentId))
    .leftJoin(
      garmentColors,
      and(eq(garmentColors.garmentId, garments.id), eq(garmentColors.number, skus.color)),
    )
    .where(eq(orderLines.orderId, orderId))
    .orderBy(
      asc(garments.number),
      asc(garments.generic),
      asc(skus.color),
      sql`array_position(${garments.sizes}, ${skus.size})`,
      asc(skus.sku),
    );
}

/** A line as `findLines` finds it. */
export type FoundLine = Awaited<ReturnType<typeof findLines>>[number];
