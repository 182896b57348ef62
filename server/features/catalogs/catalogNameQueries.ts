import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';

/** A catalog's name in its season; `id` is the catalog's own, which is not in its way. */
export type CatalogName = { name: string; season: string; id?: number };

/** Lets one catalog get this name in this season at a time, until the transaction ends. */
export async function lockCatalogName(db: Db, { name, season }: CatalogName): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${name}) || ${season}, 0))`);
}

/** Whether another catalog that is not archived has this name, in whatever case, in this season. */
export async function isCatalogNameTaken(db: Db, { name, season, id = 0 }: CatalogName): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from catalogs
    where archived_at is null and season = ${season} and lower(name) = lower(${name}) and id <> ${id} limit 1`);
  return found.rows.length > 0;
}
