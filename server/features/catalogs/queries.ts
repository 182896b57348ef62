import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import type { Schema } from '../../operation';

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

/** What decides how somebody sees catalogs: those enabled for them, their price list and their warehouse. */
export type CatalogViewer = { catalogs: string[]; pricelist: string | null; warehouse: string };

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

/** How the person of an open account sees catalogs. */
export async function findCatalogViewer(db: Db, userId: number): Promise<CatalogViewer> {
  const found = await db.execute<CatalogViewer>(sql`
    select u.pricelist, u.warehouse,
      array(select e.catalog_id::text from user_catalogs e where e.user_id = u.id) as catalogs
    from users u where u.id = ${userId}`);
  const [viewer] = found.rows;
  if (viewer === undefined) throw new Error(`There is no user ${userId}.`);
  return viewer;
}
