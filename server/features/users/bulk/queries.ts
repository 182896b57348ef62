import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import type { Known, UserRows } from './resolveUsers';

/** Lets one file be written at a time, and nobody else make or rename a user, until the transaction ends. */
export async function lockUsers(db: Db): Promise<void> {
  await db.execute(sql`lock table users in share row exclusive mode`);
}

/** What the tables know of what a file names: its e-mails and SAP ids that are taken, every catalog and agent. */
export async function selectKnown(
  db: Db,
  users: readonly { email: string; sap_id: string | null }[],
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
    select id::text as id, email from users where closed_at is null and roles @> array['agent']`);
  return {
    emails: new Set(takenEmails.rows.map(({ email }) => email)),
    sapIds: new Set(takenSapIds.rows.map(({ sap_id }) => sap_id)),
    catalogs: catalogs.rows,
    agents: agents.rows,
  };
}

/** Makes users with their catalogs and agents, in one statement a table whatever their number; answers their ids. */
export async function insertUsers(db: Db, rows: UserRows): Promise<string[]> {
  const made = await db.execute<{ id: string }>(sql`
    insert into users (name, email, sap_id, roles, pricelist, warehouse, is_wholesale, extra_info)
    select r.name, r.email, r.sap_id, r.roles, r.pricelist, r.warehouse, r.is_wholesale, r.extra_info
    from json_to_recordset(${JSON.stringify(rows.users)}::json) as r(name text, email text, sap_id text,
      roles text[], pricelist text, warehouse text, is_wholesale boolean, extra_info text)
    returning id::text as id`);
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
  return made.rows.map(({ id }) => id);
}
