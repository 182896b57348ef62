import { sql } from 'drizzle-orm';
import { mergeSizes } from '../../../../src/domain/sizes/sizeOrder';
import { defaultWarehouse } from '../../../../src/domain/constants';
import type { Db } from '../../../db/openDatabase';

/**
 * Writes the staged rows into their catalogs; the number of statements does not depend on their number. What a file
 * leaves out is not changed, or gets its default if it is new (contract.md 'Files people upload'). `onPart` is called with
 * the share that is done, 0 to 1.
 */
export async function writeGarments(db: Db, onPart: (part: number) => Promise<void>): Promise<void> {
  const steps = [
    insertNewGarments,
    bringBackGarments,
    changeGarments,
    writeColors,
    addNameLanguages,
    writePrices,
    writeSkus,
    writeSizes,
    writeStock,
  ];
  for (const [index, step] of steps.entries()) {
    await step(db);
    await onPart((index + 1) / steps.length);
  }
}

async function insertNewGarments(db: Db): Promise<void> {
  await db.execute(sql`
    insert into garments (catalog_id, generic, number, style_code, name, names, "drop", collection, made_in, description,
      composition, large_description, wh_price_cents, rt_price_cents, with_stocks, min_quantity, multiple, sizes)
    select catalog_id, generic, coalesce(number, style_code, generic), coalesce(style_code, ''), name,
      coalesce(names, '{}'), coalesce("drop", ''), coalesce(collection, ''),
      coalesce(made_in, ''), coalesce(description, ''), coalesce(composition, ''), coalesce(large_description, ''),
      wh_price, coalesce(rt_price, 0), coalesce(with_stocks, false), coalesce(min_quantity, 0),
      coalesce(multiple, 0), z.sizes
    from target_garments t join target_sizes z using (catalog_id, generic)
    where garment_id is null
    order by catalog_id, row`);
  await db.execute(sql`
    update target_garments t set garment_id = g.id
    from garments g
    where t.garment_id is null and g.catalog_id = t.catalog_id and g.generic = t.generic`);
  await db.execute(sql`
    update target_skus s set garment_id = t.garment_id
    from target_garments t
    where s.garment_id is null and t.catalog_id = s.catalog_id and t.generic = s.generic`);
}

/** A garment that was removed from its catalog comes back like a new one, but with its old id. */
async function bringBackGarments(db: Db): Promise<void> {
  await db.execute(sql`
    update garments g set number = coalesce(t.number, t.style_code, t.generic),
      style_code = coalesce(t.style_code, ''), name = t.name, names = coalesce(t.names, '{}'),
      "drop" = coalesce(t."drop", ''), collection = coalesce(t.collection, ''), made_in = coalesce(t.made_in, ''),
      description = coalesce(t.description, ''), composition = coalesce(t.composition, ''),
      large_description = coalesce(t.large_description, ''), wh_price_cents = t.wh_price,
      rt_price_cents = coalesce(t.rt_price, 0), with_stocks = coalesce(t.with_stocks, false),
      min_quantity = coalesce(t.min_quantity, 0), multiple = coalesce(t.multiple, 0), sizes = z.sizes,
      removed_at = null
    from target_garments t join target_sizes z using (catalog_id, generic)
    where t.garment_id = g.id and g.removed_at is not null`);
  await db.execute(sql`
    delete from garment_prices p using target_garments t where t.garment_id = p.garment_id and not t.is_live`);
}

async function changeGarments(db: Db): Promise<void> {
  await db.execute(sql`
    update garments g set
      number = coalesce(t.number, case when g.number in (g.style_code, g.generic) then t.style_code end, g.number),
      style_code = coalesce(t.style_code, g.style_code), name = coalesce(t.name, g.name),
      names = g.names || coalesce(t.names, '{}'),
      "drop" = coalesce(t."drop", g."drop"), collection = coalesce(t.collection, g.collection),
      made_in = coalesce(t.made_in, g.made_in), description = coalesce(t.description, g.description),
      composition = coalesce(t.composition, g.composition),
      large_description = coalesce(t.large_description, g.large_description),
      wh_price_cents = coalesce(t.wh_price, g.wh_price_cents),
      rt_price_cents = coalesce(t.rt_price, g.rt_price_cents),
      with_stocks = coalesce(t.with_stocks, g.with_stocks),
      min_quantity = coalesce(t.min_quantity, g.min_quantity), multiple = coalesce(t.multiple, g.multiple)
    from target_garments t
    where t.is_live and t.garment_id = g.id`);
}

async function writeColors(db: Db): Promise<void> {
  await db.execute(sql`
    update garment_colors c set name = coalesce(s.name, c.name), names = c.names || coalesce(s.names, '{}'),
      code = coalesce(s.code, c.code)
    from target_garments t join staged_colors s on s.generic = t.generic
    where c.garment_id = t.garment_id and c.number = s.number
      and (s.name <> c.name or s.code <> c.code or not c.names @> s.names)`);
  await db.execute(sql`
    insert into garment_colors (garment_id, number, name, names, code, position)
    select t.garment_id, s.number, coalesce(s.name, ''), coalesce(s.names, '{}'), coalesce(s.code, ''),
      s.position + coalesce((select max(c.position) + 1 from garment_colors c where c.garment_id = t.garment_id), 0)
    from target_garments t join staged_colors s on s.generic = t.generic
    where exists (select from staged_skus k where k.generic = s.generic and k.color = s.number)
    on conflict (garment_id, number) do nothing`);
}

/** They decide in how many languages a catalog's line sheets are cached. */
async function addNameLanguages(db: Db): Promise<void> {
  await db.execute(sql`
    update catalogs c
    set name_languages = array(select distinct unnest(c.name_languages || n.added) as tag order by tag)
    from (
      select array_agg(tag) as added from (
        select jsonb_object_keys(names) as tag from staged_garments
        union select jsonb_object_keys(names) from staged_colors
      ) named
    ) n
    where c.id in (select catalog_id from target_garments) and not c.name_languages @> n.added`);
}

async function writePrices(db: Db): Promise<void> {
  await db.execute(sql`
    insert into garment_prices (garment_id, pricelist, wh_price_cents, rt_price_cents)
    select t.garment_id, s.pricelist, s.wh_price, s.rt_price
    from target_garments t join staged_prices s on s.generic = t.generic
    on conflict (garment_id, pricelist) do update set
      wh_price_cents = coalesce(excluded.wh_price_cents, garment_prices.wh_price_cents),
      rt_price_cents = coalesce(excluded.rt_price_cents, garment_prices.rt_price_cents)`);
}

async function writeSkus(db: Db): Promise<void> {
  // Cleared first, as two skus may swap theirs.
  await db.execute(sql`
    update skus k set ean = null
    from target_skus s where s.sku_id = k.id and s.ean <> k.ean and k.removed_at is null`);
  await db.execute(sql`
    update skus k set own_sku = null
    from target_skus s where s.sku_id = k.id and s.own_sku <> k.own_sku and k.removed_at is null`);
  await db.execute(sql`
    update skus k set removed_at = null, ean = s.ean, own_sku = s.own_sku
    from target_skus s where s.sku_id = k.id and k.removed_at is not null`);
  await db.execute(sql`
    update skus k set ean = coalesce(s.ean, k.ean), own_sku = coalesce(s.own_sku, k.own_sku)
    from target_skus s
    where s.sku_id = k.id
      and (s.ean is distinct from k.ean and s.ean is not null
        or s.own_sku is distinct from k.own_sku and s.own_sku is not null)`);
  await db.execute(sql`
    insert into skus (garment_id, catalog_id, sku, color, size, ean, own_sku)
    select garment_id, catalog_id, sku, color, final_size, ean, own_sku
    from target_skus where sku_id is null
    order by catalog_id, position`);
}

type GarmentSizes = { id: number; known: string[]; given: string[] };

/** Garments compared per statement: few enough for short statements. */
const sizesAtOnce = 1000;

async function writeSizes(db: Db): Promise<void> {
  for (let after = 0; ;) {
    const found = await db.execute<GarmentSizes>(sql`
      select g.id::float8 as id, g.sizes as known, z.sizes as given
      from target_garments t
      join target_sizes z using (catalog_id, generic)
      join garments g on g.id = t.garment_id
      where t.is_live and g.id > ${after} and z.sizes <> g.sizes and not (z.sizes <@ g.sizes and not z.sizes @> g.sizes)
      order by g.id limit ${sizesAtOnce}`);
    const last = found.rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    const merged = found.rows.map(({ id, known, given }) => ({ id, sizes: mergeSizes(known, given) }));
    await db.execute(sql`
      update garments g set sizes = r.sizes
      from json_to_recordset(${JSON.stringify(merged)}::json) as r(id bigint, sizes text[])
      where g.id = r.id`);
  }
}

async function writeStock(db: Db): Promise<void> {
  // Sorted, so that two files with the same skus wait for each other instead of deadlocking.
  await db.execute(sql`
    insert into stocks (sku, warehouse, quantity)
    select sku, ${defaultWarehouse}, max(stock)
    from target_skus where stock is not null
    group by sku order by sku
    on conflict (sku, warehouse) do update set quantity = excluded.quantity, updated_at = now()`);
}

/** Removes what is staged from its catalogs: garments, skus, and garments left without skus. Orders still have them. */
export async function removeTargets(db: Db): Promise<void> {
  await db.execute(sql`
    update skus k set removed_at = now()
    from targets t
    where k.removed_at is null and (k.id = t.sku_id or t.is_whole and k.garment_id = t.garment_id)`);
  await db.execute(sql`
    update garments g set removed_at = now()
    where g.removed_at is null and g.id in (select garment_id from targets)
      and not exists (select from skus k where k.garment_id = g.id and k.removed_at is null)`);
}

/** Records that the garments of catalogs have changed. */
export async function touchCatalogs(db: Db, catalogIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    update catalogs set updated_at = now() where id = any(${sql.param([...catalogIds])}::bigint[])`);
}
