import type { AccountLanguage } from '../../../src/domain/language/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { selectKnownWarehouses } from '../../db/stocks';
import { customersOfAgent, lockAccount, withOrigins } from '../../db/users';
import type { Schema } from '../../core/call';
import { holdsRight } from '../../db/holdsRight';

/** What callers may request along with a user. */
export interface UserExtras {
  numOrders?: boolean;
  addresses?: boolean;
  salesOrganizations?: boolean;
}

/** A user row with wire ids; what was not requested is null. */
export type UserRow = Omit<Schema<'User'>, 'num_catalogs' | 'capabilities' | keyof Optional> & Optional;

type Optional = {
  language: AccountLanguage | null;
  num_orders: number | null;
  addresses: Schema<'UserAddress'>[] | null;
  sales_organizations: Schema<'SalesOrganization'>[] | null;
};

/** The user with this id if the account is open; deleted catalogs, closed agents and deleted orders don't count. */
export async function findUser(db: Db, id: number, extras: UserExtras = {}): Promise<UserRow | null> {
  const [found] = await selectWhere(db, sql`u.id = ${id}`, extras);
  return found ?? null;
}

/** The same, with the user locked until the transaction ends. */
export async function lockUser(db: Db, id: number): Promise<UserRow | null> {
  await lockAccount(db, id);
  return findUser(db, id);
}

/** The users with these ids whose accounts are open, in no particular order. */
export function selectUsersById(db: Db, ids: number[]): Promise<UserRow[]> {
  return selectWhere(db, sql`u.id = any(${sql.param(ids)}::bigint[])`, {});
}

/** The customers (role wls) of an agent, or everybody's, by name. */
export function selectCustomers(db: Db, agentId: number | null, extras: UserExtras): Promise<UserRow[]> {
  const isTheirs = agentId === null ? sql`true` : isCustomerOf(agentId);
  return selectWhere(db, sql`${holdsRight(sql`u.roles`, 'orderHere')} and ${isTheirs}`, extras);
}

/** Everybody an agent looks after, by name. */
export function selectCustomersOfAgent(db: Db, agentId: number): Promise<UserRow[]> {
  return selectWhere(db, isCustomerOf(agentId), {});
}

/** Every agent, by name. */
export function selectAgents(db: Db): Promise<UserRow[]> {
  return selectWhere(db, holdsRight(sql`u.roles`, 'haveCustomers'), {});
}

const isCustomerOf = (agentId: number) => sql`u.id in (${customersOfAgent(agentId)})`;

async function selectWhere(db: Db, condition: SQL, extras: UserExtras): Promise<UserRow[]> {
  const asked = (isAsked: boolean | undefined, part: SQL) => (isAsked === true ? part : sql`null`);
  const found = await db.execute<UserRow>(sql`
    select u.id, u.name, u.email, u.roles, u.sap_id, u.extra_info, u.warehouse, u.pricelist, u.is_wholesale,
      u.language,
      array(
        select e.catalog_id::text from user_catalogs e join catalogs c on c.id = e.catalog_id
        where e.user_id = u.id and c.archived_at is null order by e.catalog_id) as catalogs,
      array(
        select m.agent_id::text from agent_customers m join users a on a.id = m.agent_id
        where m.customer_id = u.id and a.closed_at is null order by m.agent_id) as agents,
      ${asked(extras.numOrders, sql`(select count(*)::int from orders o where (o.customer_id = u.id or o.seller_id = u.id) and o.archived_at is null)`)} as num_orders,
      ${asked(extras.addresses, withOrigins.addresses)} as addresses,
      ${asked(extras.salesOrganizations, withOrigins.salesOrganizations)} as sales_organizations
    from users u
    where u.closed_at is null and ${condition}
    order by lower(u.name), u.id`);
  return found.rows;
}

/** What exists in the tables that a file of users may refer to or duplicate; lowercase emails, wire ids. */
export interface Known {
  emails: ReadonlySet<string>;
  sapIds: ReadonlySet<string>;
  catalogs: readonly { id: string; name: string; season: string }[];
  agents: readonly { id: string; email: string }[];
  /** Those of the file's warehouses that exist, beside those that are offered. */
  warehouses: ReadonlySet<string>;
}

/** Looks up what a file refers to: those of its emails and SAP ids that are taken, and every catalog and agent. */
export async function selectKnown(
  db: Db,
  users: readonly { email: string; sap_id: string | null; warehouse: string }[],
): Promise<Known> {
  const emails = users.map(({ email }) => email.toLowerCase());
  const sapIds = users.map(({ sap_id }) => sap_id).filter((sapId) => sapId !== null);
  const takenEmails = await db.execute<{ email: string }>(sql`
    select lower(email) as email from users
    where closed_at is null and lower(email) = any(${sql.param(emails)}::text[])`);
  const takenSapIds = await db.execute<{ sap_id: string }>(sql`
    select sap_id from users where closed_at is null and sap_id = any(${sql.param(sapIds)}::text[])`);
  const catalogs = await db.execute<{ id: string; name: string; season: string }>(sql`
    select id::text as id, name, season from catalogs where archived_at is null`);
  const agents = await db.execute<{ id: string; email: string }>(sql`
    select id::text as id, email from users where closed_at is null and ${holdsRight(sql`roles`, 'haveCustomers')}`);
  return {
    emails: new Set(takenEmails.rows.map(({ email }) => email)),
    sapIds: new Set(takenSapIds.rows.map(({ sap_id }) => sap_id)),
    catalogs: catalogs.rows,
    agents: agents.rows,
    warehouses: await selectKnownWarehouses(db, [...new Set(users.map(({ warehouse }) => warehouse))]),
  };
}
