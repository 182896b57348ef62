import { and, eq, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { AccountLanguage } from '../../../src/domain/language/languages';
import type { EnteredAddress, EnteredSalesOrganization } from '../../../src/domain/customerPlaces';
import type { ParsedUser } from '../../../src/domain/user-file';
import type { Db } from '../../db/openDatabase';
import { theRow } from '../../db/theRow';
import type { Schema } from '../../core/call';
import { agentCustomers, userCatalogs, users } from '../../db/schema';

/** Creates a user and returns the id. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<number> {
  const made = await db.insert(users).values(user).returning({ id: users.id });
  return theRow(made).id;
}

/** Stores the language of an account. */
export async function setLanguage(db: Db, userId: number, language: AccountLanguage): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

/** Users as rows, and what belongs to each, by email. */
export interface UserRows {
  users: Omit<ParsedUser, 'row' | 'catalogs' | 'agents' | 'address' | 'sales_organization'>[];
  catalogs: { email: string; id: string }[];
  agents: { email: string; id: string }[];
  addresses: ({ email: string } & EnteredAddress)[];
  organizations: ({ email: string } & EnteredSalesOrganization)[];
}

/**
 * Creates users with what belongs to them, in one statement per table however many there are; returns who they are.
 */
export async function insertUsers(db: Db, rows: UserRows): Promise<Schema<'CreatedUser'>[]> {
  const made = await db.execute<Schema<'CreatedUser'>>(sql`
    insert into users (name, email, sap_id, roles, pricelist, warehouse, is_wholesale, extra_info, language)
    select r.name, r.email, r.sap_id, r.roles, r.pricelist, r.warehouse, r.is_wholesale, r.extra_info,
      r.language
    from json_to_recordset(${JSON.stringify(rows.users)}::json) as r(name text, email text, sap_id text,
      roles text[], pricelist text, warehouse text, is_wholesale boolean, extra_info text, language text)
    returning id::text as id, name, email`);
  await db.execute(sql`
    insert into user_catalogs (user_id, catalog_id)
    select distinct u.id, r.id
    from json_to_recordset(${JSON.stringify(rows.catalogs)}::json) as r(email text, id bigint)
    join users u on lower(u.email) = lower(r.email) and u.closed_at is null`);
  await db.execute(sql`
    insert into agent_customers (agent_id, customer_id)
    select distinct r.id, u.id
    from json_to_recordset(${JSON.stringify(rows.agents)}::json) as r(email text, id bigint)
    join users u on lower(u.email) = lower(r.email) and u.closed_at is null`);
  await db.execute(sql`
    insert into user_addresses (user_id, position, sap_id, name1, address, origin)
    select u.id, 0, r.sap_id, r.name1, r.address, 'staff'
    from json_to_recordset(${JSON.stringify(rows.addresses)}::json)
      as r(email text, sap_id text, name1 text, address text)
    join users u on lower(u.email) = lower(r.email) and u.closed_at is null`);
  await db.execute(sql`
    insert into user_sales_organizations (user_id, position, sales_organization, channel, origin)
    select u.id, 0, r.sales_organization, r.channel, 'staff'
    from json_to_recordset(${JSON.stringify(rows.organizations)}::json)
      as r(email text, sales_organization text, channel text)
    join users u on lower(u.email) = lower(r.email) and u.closed_at is null`);
  return made.rows;
}

/** Until the transaction ends, no other file of users is written and nobody else creates or renames a user. */
export async function lockUsers(db: Db): Promise<void> {
  await db.execute(sql`lock table users in share row exclusive mode`);
}

/** Writes a user's own fields; undefined ones are not changed. */
export async function writeUser(
  db: Db,
  id: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return;
  await db.update(users).set(values).where(eq(users.id, id));
}

/** Enables exactly these catalogs for a user. */
export async function replaceCatalogs(db: Db, userId: number, ids: number[]): Promise<void> {
  await db
    .delete(userCatalogs)
    .where(and(eq(userCatalogs.userId, userId), notInArray(userCatalogs.catalogId, ids)));
  if (ids.length === 0) return;
  await db
    .insert(userCatalogs)
    .values(ids.map((catalogId) => ({ userId, catalogId })))
    .onConflictDoNothing();
}

/** Gives a customer exactly these agents. */
export async function replaceAgents(db: Db, customerId: number, ids: number[]): Promise<void> {
  await db.delete(agentCustomers).where(eq(agentCustomers.customerId, customerId));
  if (ids.length === 0) return;
  await db.insert(agentCustomers).values(ids.map((agentId) => ({ agentId, customerId })));
}

/** Whether somebody has a password for this account, or has signed in to it in another way. */
export async function hasBeenUsed(db: Db, id: number): Promise<boolean> {
  const isUsed = or(isNotNull(users.passwordHash), isNotNull(users.lastSeenAt));
  return (await db.$count(users, and(eq(users.id, id), isUsed))) > 0;
}

/** Stores the argon2id hash of a new password. */
export async function updatePassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/**
 * Enables or disables a catalog for users and, for agents, their customers; repeating it changes nothing. One statement
 * however many there are, in the order of their ids, so that two calls wait for each other instead of deadlocking.
 */
export async function setCatalogEnabled(
  db: Db,
  {
    catalogId,
    userIds,
    agentIds,
    isEnabled,
  }: { catalogId: number; userIds: number[]; agentIds: number[]; isEnabled: boolean },
): Promise<string[]> {
  const meant = sql`
    select id from unnest(${sql.param(userIds)}::bigint[]) id
    union
    select m.customer_id from agent_customers m join users u on u.id = m.customer_id
    where m.agent_id = any(${sql.param(agentIds)}::bigint[]) and u.closed_at is null`;
  if (isEnabled) {
    const enabled = await db.execute<{ id: string }>(sql`
      insert into user_catalogs (user_id, catalog_id)
      select id, ${catalogId} from (${meant}) meant(id) order by id
      on conflict do nothing
      returning user_id::text as id`);
    return enabled.rows.map(({ id }) => id);
  }
  const disabled = await db.execute<{ id: string }>(sql`
    delete from user_catalogs where (user_id, catalog_id) in (
      select user_id, catalog_id from user_catalogs
      where catalog_id = ${catalogId} and user_id in (${meant})
      order by user_id for update)
    returning user_id::text as id`);
  return disabled.rows.map(({ id }) => id);
}
