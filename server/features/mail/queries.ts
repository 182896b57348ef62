import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/openDatabase';
import { orders, users } from '../../db/schema';

/** Who is invited, with the name of the order that waits for them; null when the account is closed. */
export async function findInvited(db: Db, userId: number, orderId: number | null) {
  const [user] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  if (user === undefined) return null;
  const [order] =
    orderId === null
      ? []
      : await db
          .select({ name: orders.name })
          .from(orders)
          .where(and(eq(orders.id, orderId), isNull(orders.archivedAt)));
  return { ...user, orderName: order?.name ?? null };
}

const seller = alias(users, 'seller');

/** An order with its customer and seller; null when it was deleted or its customer's account is closed. */
export async function findOrderLink(db: Db, orderId: number) {
  const [found] = await db
    .select({
      name: users.name,
      email: users.email,
      orderName: orders.name,
      sellerName: seller.name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .leftJoin(seller, eq(seller.id, orders.sellerId))
    .where(and(eq(orders.id, orderId), isNull(orders.archivedAt), isNull(users.closedAt)));
  return found ?? null;
}
