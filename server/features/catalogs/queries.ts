import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { catalogs, orders } from '../../db/schema';
import { theRow } from '../../db/theRow';
import type { Schema } from '../../core/call';
import { holdsRight } from '../../db/holdsRight';

/** Every catalog that is not archived, newest season first, then by name. */
export function selectCatalogs(db: Db): Promise<Schema<'Catalog'>[]> {
  return selectWhere(db, sql`true`);
}

/** The catalog with this id, unless it is archived. */
export async function findCatalog(db: Db, id: number): Promise<Schema<'Catalog'> | null> {
  const [row] = await selectWhere(db, sql`c.id = ${id}`);
  return row ?? null;
}

async function selectWhere(db: Db, condition: SQL): Promise<Schema<'Catalog'>[]> {
  type Row = Omit<Schema<'Catalog'>, 'picture_tags'> & { tags: Record<string, string> | null };
  const found = await db.execute<Row>(sql`
    select c.id::text as id, c.name, c.brand, c.season, c.catalog_type, c."drop", c.is_current, c.wls_enabled,
      c.ls_enabled, c.currency, floor(extract(epoch from c.service_date))::float8 as service_date, g.num_items, g.cover,
      (select json_build_object(t.picture, t.tag) from picture_tags t
        where (t.generic, t.picture) = (g.cover, 'thumbnails/' || g.cover)) as tags
    from catalogs c
    cross join lateral (
      select count(*)::int as num_items, min(generic) as cover
      from garments where catalog_id = c.id and removed_at is null) g
    where c.archived_at is null and ${condition}
    order by right(c.season, 2) desc, left(c.season, 2), lower(c.name), c.id`);
  return found.rows.map(({ tags, ...catalog }) => ({ ...catalog, ...(tags && { picture_tags: tags }) }));
}

/** The counts of a catalog; `generics` are those of its garments, joined in one string. */
export type CatalogNumbers = { id: string; num_customers: number; num_orders: number; generics: string };

/** The counts of every catalog that is not archived; which customers see it follows `ownsCatalog`. */
export async function selectNumbers(db: Db): Promise<CatalogNumbers[]> {
  const found = await db.execute<CatalogNumbers>(sql`
    select c.id::text as id,
      (select count(*)::int from user_catalogs e join users u on u.id = e.user_id
        where e.catalog_id = c.id and u.closed_at is null
          and (${holdsRight(sql`u.roles`, 'orderHere')} and c.wls_enabled or ${holdsRight(sql`u.roles`, 'useApp')} and c.ls_enabled)) as num_customers,
      (select count(*)::int from orders o where o.catalog_id = c.id and o.archived_at is null) as num_orders,
      (select coalesce(string_agg(generic, ''), '') from garments
        where catalog_id = c.id and removed_at is null) as generics
    from catalogs c
    where c.archived_at is null`);
  return found.rows;
}

/** A catalog locked for a change. */
type LockedCatalog = { id: number; name: string; season: string; currency: string };

/** Locks those of these catalogs that are not archived until the transaction ends, always in the same order. */
export async function lockCatalogs(db: Db, ids: readonly number[]): Promise<LockedCatalog[]> {
  // Orders can still be created from the catalog meanwhile: their foreign key does not conflict with this lock.
  const found = await db.execute<LockedCatalog>(sql`
    select id::float8 as id, name, season, currency from catalogs
    where id = any(${sql.param([...ids])}::bigint[]) and archived_at is null
    order by id for no key update`);
  return found.rows;
}

/** Creates a catalog without garments and returns its id. */
export async function insertCatalog(db: Db, catalog: typeof catalogs.$inferInsert): Promise<number> {
  const made = await db.insert(catalogs).values(catalog).returning({ id: catalogs.id });
  return theRow(made).id;
}

/** Changes a catalog's own data; returns false when no catalog has this id or it is archived. */
export async function updateCatalog(
  db: Db,
  id: number,
  values: Partial<typeof catalogs.$inferInsert>,
): Promise<boolean> {
  const updated = await db
    .update(catalogs)
    .set({ ...values, updatedAt: new Date() })
    .where(and(eq(catalogs.id, id), isNull(catalogs.archivedAt)));
  return updated.rowCount === 1;
}

/** How many orders a catalog has, not counting deleted ones. */
export async function countOrders(db: Db, catalogId: number): Promise<number> {
  const found = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.catalogId, catalogId), isNull(orders.archivedAt)));
  return theRow(found).orders;
}

/** A catalog's name in its season; `id` is the catalog's own, so that it does not conflict with itself. */
export type CatalogName = { name: string; season: string; id?: number };

/** Locks a catalog name in a season until the transaction ends, so that only one catalog can get it. */
export async function lockCatalogName(db: Db, { name, season }: CatalogName): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${name}) || ${season}, 0))`);
}

/** Whether another catalog that is not archived has this name in this season, ignoring case. */
export async function isCatalogNameTaken(db: Db, { name, season, id = 0 }: CatalogName): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from catalogs
    where archived_at is null and season = ${season} and lower(name) = lower(${name}) and id <> ${id} limit 1`);
  return found.rows.length > 0;
}
