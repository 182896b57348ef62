import { sql } from 'drizzle-orm';
import { defaultWarehouse } from '../../../src/domain/constants/defaultWarehouse';
import type { Db } from '../../db/openDatabase';
import { catalogs } from '../../db/schema';
import type { GarmentRows } from './toGarmentRows';

/** Lets one catalog of this name and season be made at a time, until the transaction ends. */
export async function lockCatalogName(db: Db, { name, season }: { name: string; season: string }) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${name}) || ${season}, 0))`);
}

/** Whether a catalog that is not archived has this name, in whatever case, in this season. */
export async function isCatalogNameTaken(db: Db, { name, season }: { name: string; season: string }) {
  const found = await db.execute(sql`
    select 1 from catalogs
    where archived_at is null and season = ${season} and lower(name) = lower(${name}) limit 1`);
  return found.rows.length > 0;
}

/** Makes a catalog without garments and answers its id. */
export async function insertCatalog(db: Db, catalog: typeof catalogs.$inferInsert): Promise<number> {
  const [row] = await db.insert(catalogs).values(catalog).returning({ id: catalogs.id });
  if (row === undefined) throw new Error('No catalog was inserted.');
  return row.id;
}

/** Puts garments into a catalog that has none of them yet, in one statement a table whatever their number. */
export async function insertGarments(db: Db, catalogId: number, rows: GarmentRows): Promise<void> {
  await db.execute(sql`
    insert into garments (catalog_id, generic, number, name, "drop", collection, made_in, description,
      composition, large_description, wh_price_cents, rt_price_cents, with_stocks, sizes)
    select ${catalogId}, r.generic, r.number, r.name, r."drop", r.collection, r.made_in, r.description,
      r.composition, r.large_description, r.wh_price, r.rt_price, r.with_stocks, r.sizes
    from json_to_recordset(${rows.garments}::json) as r(generic text, number text, name text, "drop" text,
      collection text, made_in text, description text, composition text, large_description text,
      wh_price bigint, rt_price bigint, with_stocks boolean, sizes text[])`);
  await db.execute(sql`
    insert into garment_colors (garment_id, number, name, position)
    select g.id, r.number, r.name, r.position
    from json_to_recordset(${rows.colors}::json) as r(generic text, number text, name text, position smallint)
    join garments g on g.catalog_id = ${catalogId} and g.generic = r.generic`);
  await db.execute(sql`
    insert into garment_prices (garment_id, pricelist, wh_price_cents, rt_price_cents)
    select g.id, r.pricelist, r.wh_price, r.rt_price
    from json_to_recordset(${rows.prices}::json)
      as r(generic text, pricelist text, wh_price bigint, rt_price bigint)
    join garments g on g.catalog_id = ${catalogId} and g.generic = r.generic`);
  await db.execute(sql`
    insert into skus (garment_id, catalog_id, sku, color, size)
    select g.id, g.catalog_id, r.sku, r.color, r.size
    from json_to_recordset(${rows.skus}::json)
      as r(generic text, sku text, color text, size text, position integer)
    join garments g on g.catalog_id = ${catalogId} and g.generic = r.generic
    order by r.position`);
  // Sorted, so that two files with the same skus wait for each other instead of blocking each other.
  await db.execute(sql`
    insert into stocks (sku, warehouse, quantity)
    select r.sku, ${defaultWarehouse}, r.quantity
    from json_to_recordset(${rows.stocks}::json) as r(sku text, quantity integer)
    order by r.sku
    on conflict (sku, warehouse) do update set quantity = excluded.quantity, updated_at = now()`);
}
