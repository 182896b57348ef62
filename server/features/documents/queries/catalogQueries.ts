import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';

/** A catalog as its documents head it, and how the person who asks sees it; times in epoch seconds. */
export type CatalogHead = {
  id: string;
  name: string;
  brand: string;
  season: string;
  currency: string;
  drop: string;
  service_date: number | null;
  wls_enabled: boolean;
  ls_enabled: boolean;
  /** Whether it is enabled for the person. */
  enabled: boolean;
  /** The person's own price list and warehouse. */
  pricelist: string | null;
  warehouse: string;
};

/** The catalog with this id as this person sees it, unless it is archived. */
export async function findCatalogHead(db: Db, id: number, userId: number): Promise<CatalogHead | null> {
  const found = await db.execute<CatalogHead>(sql`
    select c.id, c.name, c.brand, c.season, c.currency, c."drop", c.wls_enabled, c.ls_enabled,
      floor(extract(epoch from c.service_date))::float8 as service_date,
      exists(select from user_catalogs e where e.user_id = u.id and e.catalog_id = c.id) as enabled,
      u.pricelist, u.warehouse
    from catalogs c, users u
    where c.id = ${id} and c.archived_at is null and u.id = ${userId}`);
  return found.rows[0] ?? null;
}

/** When a warehouse last told its stock of a catalog's skus, in epoch seconds; null when it never did. */
export async function findStockTime(db: Db, catalogId: number, warehouse: string): Promise<number | null> {
  const found = await db.execute<{ told: number | null }>(sql`
    select floor(extract(epoch from max(t.updated_at)))::float8 as told
    from skus s join stocks t on t.sku = s.sku and t.warehouse = ${warehouse}
    where s.catalog_id = ${catalogId} and s.removed_at is null`);
  return found.rows[0]?.told ?? null;
}
