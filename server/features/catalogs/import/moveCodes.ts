import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { lockCatalogs } from '../queries';
import { touchCatalogs } from './writeQueries';

/**
 * Gives the brand's own codes of the staged rows to their garments and skus: other garments and skus that have them lose
 * them, and the same garment in other catalogs gets them too, as a code means the same everywhere.
 */
export async function moveCodes(tx: Db): Promise<void> {
  const catalogs = await lockCatalogs(tx, await selectCatalogsWithCodes(tx));
  const ids = sql`any(${sql.param(catalogs.map(({ id }) => id))}::bigint[])`;
  await tx.execute(sql`
    update garments g set style_code = '', number = case when g.number = g.style_code then g.generic else g.number end
    from target_garments t
    where t.style_code <> '' and g.style_code = t.style_code and g.generic <> t.generic and g.removed_at is null
      and g.catalog_id = ${ids}`);
  await tx.execute(sql`
    update garments g set style_code = t.style_code,
      number = case when g.number in (g.style_code, g.generic) then t.style_code else g.number end
    from target_garments t
    where t.style_code <> '' and g.generic = t.generic and g.style_code not in ('', t.style_code)
      and g.removed_at is null and g.catalog_id = ${ids}`);
  await tx.execute(sql`
    update skus k set own_sku = null
    from target_skus t
    where k.own_sku = t.own_sku and k.sku <> t.sku and k.removed_at is null and k.catalog_id = ${ids}`);
  await touchCatalogs(
    tx,
    catalogs.map(({ id }) => id),
  );
}

async function selectCatalogsWithCodes(tx: Db): Promise<number[]> {
  const found = await tx.execute<{ id: number }>(sql`
    select g.catalog_id::float8 as id from target_garments t
    join garments g on g.removed_at is null and (g.style_code = t.style_code and g.generic <> t.generic
      or g.generic = t.generic and g.style_code not in ('', t.style_code))
    where t.style_code <> ''
    union
    select k.catalog_id::float8 from target_skus t
    join skus k on k.own_sku = t.own_sku and k.sku <> t.sku and k.removed_at is null`);
  return found.rows.map(({ id }) => id);
}
