import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/openDatabase';
import {
  agentCustomers,
  catalogs,
  garmentColors,
  garments,
  orderLines,
  orders,
  skus,
  userAddresses,
  users,
} from '../../db/schema';

/** The statuses that this feature moves an order between (spec 4). */
export const erpStatus = { waiting: 1, sent: 2, error: 99 } as const;

/** An order that is not deleted, locked until the transaction ends, with what decides whether it may be sent. */
export async function lockOrder(db: Db, id: number) {
  const [order] = await db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      sellerId: orders.sellerId,
      sapStatus: orders.sapStatus,
      itemsCount: orders.itemsCount,
      catalogType: catalogs.catalogType,
    })
    .from(orders)
    .innerJoin(catalogs, eq(catalogs.id, orders.catalogId))
    .where(and(eq(orders.id, id), isNull(orders.archivedAt)))
    .for('update', { of: orders });
  return order ?? null;
}

/** The agents who look after a customer. */
export async function findAgentIds(db: Db, customerId: number): Promise<number[]> {
  const found = await db
    .select({ id: agentCustomers.agentId })
    .from(agentCustomers)
    .where(eq(agentCustomers.customerId, customerId));
  return found.map((agent) => agent.id);
}

const grownVersion = sql`${orders.version} + 1`;

/** Puts an order on its way to the ERP, under a new key; what the ERP said of it before no longer holds. */
export async function markWaiting(db: Db, id: number, key: string): Promise<void> {
  await db
    .update(orders)
    .set({
      sapStatus: erpStatus.waiting,
      erpKey: key,
      erpNumber: '',
      erpMessage: null,
      version: grownVersion,
    })
    .where(eq(orders.id, id));
}

/** Ends the waiting of the order that waits under this key; false when none does any more. */
export async function settle(
  db: Db,
  key: string,
  outcome:
    | { sapStatus: typeof erpStatus.sent; erpNumber: string }
    | { sapStatus: typeof erpStatus.error; erpMessage: string },
): Promise<boolean> {
  const settled = await db
    .update(orders)
    .set({ ...outcome, version: grownVersion })
    .where(and(eq(orders.erpKey, key), eq(orders.sapStatus, erpStatus.waiting)))
    .returning({ id: orders.id });
  return settled.length > 0;
}

const customer = alias(users, 'customer');
const seller = alias(users, 'seller');

/** The order that waits under this key, locked until the transaction ends, with all but its lines. */
export async function lockWaitingOrder(db: Db, key: string) {
  const [order] = await db
    .select({ order: orders, catalog: catalogs, customer, seller, address: userAddresses })
    .from(orders)
    .innerJoin(catalogs, eq(catalogs.id, orders.catalogId))
    .innerJoin(customer, eq(customer.id, orders.customerId))
    .leftJoin(seller, eq(seller.id, orders.sellerId))
    .leftJoin(
      userAddresses,
      and(eq(userAddresses.userId, orders.customerId), eq(userAddresses.sapId, orders.addressId)),
    )
    .where(and(eq(orders.erpKey, key), eq(orders.sapStatus, erpStatus.waiting)))
    .for('update', { of: orders });
  return order ?? null;
}

/** The order as `lockWaitingOrder` finds it. */
export type WaitingOrder = NonNullable<Awaited<ReturnType<typeof lockWaitingOrder>>>;

/** The lines of an order as a line sheet shows them: by garment, colour and size. */
export async function findLines(db: Db, orderId: number) {
  return db
    .select({
      sku: skus.sku,
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
