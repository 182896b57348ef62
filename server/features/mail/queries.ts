import { and, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accountLanguageOf } from '../../../src/domain/language/languages';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { Db } from '../../db/openDatabase';
import { orderProposals, orders, users } from '../../db/schema';
import { toRoles } from '../../core/toRoles';

/** Who gets a mail, and in which language; null when the account is closed. */
export async function findRecipient(db: Db, userId: number) {
  const [user] = await db
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  return user === undefined ? null : { ...user, language: accountLanguageOf(user.language) };
}

/** The name of an order; null when it was deleted. */
export async function findOrderName(db: Db, orderId: number): Promise<string | null> {
  const [order] = await db
    .select({ name: orders.name })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.archivedAt)));
  return order?.name ?? null;
}

const seller = alias(users, 'seller');

/** An order with its customer and seller; null when it was deleted or its customer's account is closed. */
export async function findOrderLink(db: Db, orderId: number) {
  const [found] = await db
    .select({
      name: users.name,
      email: users.email,
      language: users.language,
      orderName: orders.name,
      sellerName: seller.name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .leftJoin(seller, eq(seller.id, orders.sellerId))
    .where(and(eq(orders.id, orderId), isNull(orders.archivedAt), isNull(users.closedAt)));
  return found === undefined ? null : { ...found, language: accountLanguageOf(found.language) };
}

const customer = alias(users, 'customer');

/**
 * A sent order and the person who gets its confirmation; null when it was unlocked or deleted, or the person's account
 * was closed.
 */
export async function findConfirmation(db: Db, { userId, orderId }: { userId: number; orderId: number }) {
  const [found] = await db
    .select({
      name: users.name,
      email: users.email,
      language: users.language,
      roles: users.roles,
      orderName: orders.name,
      customerName: customer.name,
    })
    .from(orders)
    .innerJoin(customer, eq(customer.id, orders.customerId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(orders.id, orderId),
        ne(orders.sapStatus, sapStatus.open),
        isNull(orders.archivedAt),
        isNull(users.closedAt),
      ),
    );
  if (found === undefined) return null;
  return { ...found, language: accountLanguageOf(found.language), roles: toRoles(found.roles) };
}

/** An order to which its customer proposes or proposed changes, and who did that or decided; null when it was deleted. */
export async function findProposedOrder(db: Db, { orderId, by }: { orderId: number; by: number }) {
  const [found] = await db
    .select({
      orderName: orders.name,
      customerName: customer.name,
      byName: users.name,
      note: orderProposals.note,
      proposedAt: orders.proposedAt,
    })
    .from(orders)
    .innerJoin(orderProposals, eq(orderProposals.orderId, orders.id))
    .innerJoin(customer, eq(customer.id, orders.customerId))
    .innerJoin(users, eq(users.id, by))
    .where(and(eq(orders.id, orderId), isNull(orders.archivedAt)));
  return found ?? null;
}
