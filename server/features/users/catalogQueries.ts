import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';

/** The catalogs enabled for a user, archived ones too. */
export async function selectCatalogIds(db: Db, userId: number): Promise<number[]> {
  const found = await db.execute<{ id: number }>(sql`
    select catalog_id::float8 as id from user_catalogs where user_id = ${userId}`);
  return found.rows.map(({ id }) => id);
}

/**
 * Lets users and the customers of agents see a catalog, or not; saying it again changes nothing. One statement
 * however many they are; in the order of their ids, so that two calls wait for each other instead of blocking
 * each other.
 */
export async function setCatalogEnabled(
  db: Db,
  {
    catalogId,
    userIds,
    agentIds,
    isEnabled,
  }: { catalogId: number; userIds: number[]; agentIds: number[]; isEnabled: boolean },
): Promise<void> {
  const meant = sql`
    select id from unnest(${sql.param(userIds)}::bigint[]) id
    union
    select m.customer_id from agent_customers m join users u on u.id = m.customer_id
    where m.agent_id = any(${sql.param(agentIds)}::bigint[]) and u.closed_at is null`;
  if (isEnabled) {
    await db.execute(sql`
      insert into user_catalogs (user_id, catalog_id)
      select id, ${catalogId} from (${meant}) meant(id) order by id
      on conflict do nothing`);
    return;
  }
  await db.execute(sql`
    delete from user_catalogs where (user_id, catalog_id) in (
      select user_id, catalog_id from user_catalogs
      where catalog_id = ${catalogId} and user_id in (${meant})
      order by user_id for update)`);
}
