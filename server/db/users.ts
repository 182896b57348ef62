import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { domainToASCII } from 'node:url';
import type { Viewer } from '../core/call';
import { unauthorized } from '../core/problems';
import type { Db } from './openDatabase';
import { users } from './schema';
import { may } from '../../src/domain/access/rights';
import { holdsRight } from './holdsRight';

/** A number that no other advisory lock of this product uses. */
const agentsLock = 5_207_313;

/**
 * Blocks role changes of agents until the transaction ends: for writes that make somebody the seller of an order or the
 * agent of a customer. Must be taken before any other lock, to avoid deadlocks.
 */
export async function lockAgentsShared(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${agentsLock})`);
}

/**
 * Waits for every transaction that relies on somebody being an agent, and blocks new ones until this one ends: for
 * writes that close an agent's account or remove the role. Must be taken before any other lock.
 */
export async function lockAgentsExclusive(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${agentsLock})`);
}

/**
 * The caller's id if they are an agent, locked in that role until the transaction ends; null for others. 401 if the
 * account was closed or the role removed since the session was checked.
 */
export async function lockOwnAgentRole(db: Db, viewer: Viewer): Promise<number | null> {
  await lockAgentsShared(db);
  if (!may(viewer.roles, 'haveCustomers')) return null;
  const found = await db.execute(sql`
    select from users where id = ${viewer.dbId} and closed_at is null and ${holdsRight(sql`roles`, 'haveCustomers')}`);
  if (found.rowCount === 0) throw unauthorized();
  return viewer.dbId;
}

/**
 * Locks an account until the transaction ends: for writes that count what it has first, as two concurrent calls would
 * both find it below the limit.
 */
export async function lockAccount(db: Db, id: number): Promise<void> {
  await db.execute(sql`select from users where id = ${id} for no key update`);
}

/** An email whose domain is written in ASCII, as mail servers need it: info@xn--mller-kva.de for info@müller.de. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToASCII(email.slice(at)) || email.slice(at));
}

/**
 * Whether this column is a stored email (`toEmail`), ignoring case; accounts from before international domains were
 * known may have the ASCII form.
 */
export const isEmailOf = (column: SQLWrapper, email: string): SQL =>
  sql`lower(${column}) in (${email.toLowerCase()}, ${withAsciiDomain(email).toLowerCase()})`;

/** The argon2id hash of a user's password, or null without one. */
export async function findPasswordHash(db: Db, id: number): Promise<string | null> {
  const [found] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  return found?.hash ?? null;
}

const addressesAs = (more: SQL) => sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object('sap_id', a.sap_id, 'name1', a.name1, 'address', a.address${more}))
    order by a.position)
  from user_addresses a where a.user_id = u.id), '[]')`;

const salesOrganizationsAs = (more: SQL) => sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object('sales_organization', s.sales_organization, 'channel', s.channel${more}))
    order by s.position)
  from user_sales_organizations s where s.user_id = u.id), '[]')`;

/** The addresses of users `u` as JSON, in their order. */
export const addressesOfUser = addressesAs(sql``);

/** The sales organizations of users `u` as JSON, in their order. */
export const salesOrganizationsOfUser = salesOrganizationsAs(sql``);

/** The same with the origin of those by staff. */
export const withOrigins = {
  addresses: addressesAs(sql`, 'origin', nullif(a.origin, 'erp')`),
  salesOrganizations: salesOrganizationsAs(sql`, 'origin', nullif(s.origin, 'erp')`),
};

/** The ids of an agent's customers. */
export const customersOfAgent = (agentId: number): SQL =>
  sql`select a.customer_id from agent_customers a where a.agent_id = ${agentId}`;

/** Which users `u` are customers in the list of this person: those with an account, for agents their own. */
export const customersSeenBy = ({ roles, dbId }: Viewer): SQL => {
  const isSeen = may(roles, 'administer') ? sql`true` : sql`u.id in (${customersOfAgent(dbId)})`;
  return sql`(u.closed_at is null and ${holdsRight(sql`u.roles`, 'orderHere')} and ${isSeen})`;
};
