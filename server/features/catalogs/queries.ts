import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import type { Schema } from '../../http/operation';

/** A catalog of the tables, with its id as on the wire and `service_date` in epoch seconds. */
export type CatalogRow = {
  id: string;
  name: string;
  brand: string;
  season: string;
  catalog_type: Schema<'CatalogType'>;
  drop: string;
  service_date: number | null;
  is_current: boolean;
  wls_enabled: boolean;
  ls_enabled: boolean;
  num_items: number;
  currency: string;
  /** The garment whose picture stands for it. */
  cover: string | null;
};

/** Every catalog that is not archived, the newest season first and each season by name. */
export function selectCatalogs(db: Db): Promise<CatalogRow[]> {
  return selectWhere(db, sql`true`);
}

/** The catalog with this id, unless it is archived. */
export async function findCatalog(db: Db, id: number): Promise<CatalogRow | null> {
  const [row] = await selectWhere(db, sql`c.id = ${id}`);
  return row ?? null;
}

async function selectWhere(db: Db, condition: SQL): Promise<CatalogRow[]> {
  const found = await db.execute<CatalogRow>(sql`
    select c.id::text as id, c.name, c.brand, c.season, c.catalog_type, c."drop", c.is_current, c.wls_enabled,
      c.ls_enabled, c.currency, floor(extract(epoch from c.service_date))::float8 as service_date, g.num_items, g.cover
    from catalogs c
    cross join lateral (
      select count(*)::int as num_items, min(generic) as cover
      from garments where catalog_id = c.id and removed_at is null) g
    where c.archived_at is null and ${condition}
    order by right(c.season, 2) desc, left(c.season, 2), lower(c.name), c.id`);
  return found.rows;
}

/** How much there is to a catalog of the tables; `generics` are those of its garments, one after the other. */
export type CatalogNumbers = { id: string; num_customers: number; num_orders: number; generics: string };

/** The numbers of every catalog that is not archived; who sees it is what `ownsCatalog` says of customers. */
export async function selectNumbers(db: Db): Promise<CatalogNumbers[]> {
  const found = await db.execute<CatalogNumbers>(sql`
    select c.id::text as id,
      (select count(*)::int from user_catalogs e join users u on u.id = e.user_id
        where e.catalog_id = c.id and u.closed_at is null
          and (u.roles @> array['wls'] and c.wls_enabled or u.roles @> array['app'] and c.ls_enabled)) as num_customers,
      (select count(*)::int from orders o where o.catalog_id = c.id and o.archived_at is null) as num_orders,
      (select coalesce(string_agg(generic, ''), '') from garments
        where catalog_id = c.id and removed_at is null) as generics
    from catalogs c
    where c.archived_at is null`);
  return found.rows;
}

/** Ids of the catalogs that are enabled for a person. */
export async function selectEnabled(db: Db, userId: number): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    select catalog_id::text as id from user_catalogs where user_id = ${userId}`);
  return found.rows.map(({ id }) => id);
}
