import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../src/domain/access/roleOptions';
import type { Db } from '../../db/openDatabase';
import { agentCustomers, users } from '../../db/schema';
import { addressesOfUser, isEmailOf, salesOrganizationsOfUser } from '../../db/users';
import type { Schema } from '../../core/call';

/** A customer to order for, with their agents. */
export type CustomerRow = Schema<'OrderCustomer'> & {
  email: string;
  sap_id: string | null;
  pricelist: string | null;
  is_wholesale: boolean;
  has_password: boolean;
  agents: string[];
};

/** The open account with this id. */
export const findCustomer = (db: Db, id: number) => findWhere(db, sql`u.id = ${id} and u.closed_at is null`);

/** The open account with this email, ignoring case. */
export const findCustomerByEmail = (db: Db, email: string) =>
  findWhere(db, sql`${isEmailOf(sql`u.email`, email)} and u.closed_at is null`);

/** The customer of an order, whose account may be closed. */
export async function findCustomerOfOrder(db: Db, order: { customer_id: string }): Promise<CustomerRow> {
  const customer = await findWhere(db, sql`u.id = ${order.customer_id}`);
  if (customer === null) throw new Error(`An order refers to ${order.customer_id}, who does not exist.`);
  return customer;
}

async function findWhere(db: Db, condition: SQL): Promise<CustomerRow | null> {
  const found = await db.execute<CustomerRow>(sql`
    select u.id, u.name, ${addressesOfUser} as addresses, ${salesOrganizationsOfUser} as sales_organizations,
      u.email, u.sap_id, u.pricelist, u.is_wholesale, u.password_hash is not null as has_password,
      array(select a.agent_id::text from agent_customers a where a.customer_id = u.id order by a.agent_id) as agents
    from users u
    where ${condition}`);
  return found.rows[0] ?? null;
}

/** Creates a user and returns the id; null when another open account has the email. */
export async function insertCustomer(db: Db, user: typeof users.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return made?.id ?? null;
}

/** Assigns a customer to an agent. */
export async function insertAgentOf(db: Db, customerId: number, agentId: number): Promise<void> {
  await db.insert(agentCustomers).values({ customerId, agentId });
}

/** Who may sell an order. */
export type SellerRow = { id: string; name: string; roles: Role[]; warehouse: string };

/** The open account with this id. */
export async function findSeller(db: Db, id: number): Promise<SellerRow | null> {
  const found = await db.execute<SellerRow>(sql`
    select id, name, roles, warehouse from users where id = ${id} and closed_at is null`);
  return found.rows[0] ?? null;
}
