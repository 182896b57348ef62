import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import type { StagedRows } from './readGarmentFile.worker';

const columnsOf = {
  garments: sql`row integer, generic text, number text, style_code text, name text, "drop" text, collection text, made_in text,
    description text, composition text, large_description text, currency text, wh_price bigint, rt_price bigint,
    with_stocks boolean, min_quantity integer, multiple integer, names jsonb, is_sound boolean`,
  colors: sql`row integer, generic text, number text, name text, names jsonb, code text, position smallint`,
  prices: sql`generic text, pricelist text, wh_price bigint, rt_price bigint`,
  skus: sql`row integer, generic text, sku text, color text, size text, ean text, own_sku text, stock integer,
    position integer, size_position smallint`,
  targets: sql`row integer, generic text, sku text, color text, size text`,
};

async function stage(
  db: Db,
  name: keyof typeof columnsOf,
  texts: readonly string[],
  onText: () => Promise<void> = async () => undefined,
): Promise<void> {
  const table = sql.raw(`staged_${name}`);
  const columns = columnsOf[name];
  await db.execute(sql`create temp table ${table} (${columns}) on commit drop`);
  for (const text of texts) {
    await db.execute(
      sql`insert into ${table} select r.* from json_to_recordset(${text}::json) as r(${columns})`,
    );
    await onText();
  }
  // Autovacuum never analyzes temporary tables, and the planner needs the row counts to join thousands of rows.
  await db.execute(sql`analyze ${table}`);
}

/**
 * Stages a file against the catalogs it applies to: temporary tables of this transaction hold the rows of the file
 * (`staged_…`) and the garment or sku, present or removed, that each one matches in each catalog (`target_…`). `onPart`
 * is called with the share of the file that is staged, 0 to 1.
 */
export async function stageGarments(
  db: Db,
  rows: StagedRows,
  catalogIds: readonly number[],
  onPart: (part: number) => Promise<void>,
): Promise<void> {
  const { garments, colors, prices, skus } = rows;
  const all = Object.values({ garments, colors, prices, skus }).flat().length;
  let staged = 0;
  const onText = () => onPart((staged += 1) / all);
  await stage(db, 'garments', garments, onText);
  await stage(db, 'colors', colors, onText);
  await stage(db, 'prices', prices, onText);
  await stage(db, 'skus', skus, onText);
  await createAs(
    db,
    'target_garments',
    sql`
      select c.id as catalog_id, c.name as catalog, c.currency as catalog_currency, s.*, g.id as garment_id,
        g.id is not null and g.removed_at is null as is_live
      from staged_garments s
      cross join catalogs c
      left join garments g on g.catalog_id = c.id and g.generic = s.generic
      where ${isOneOf(catalogIds)}`,
  );
  await createAs(
    db,
    'target_skus',
    sql`
      select t.catalog_id, t.catalog, t.garment_id, t.is_live as is_garment_live, s.row, s.generic, s.color, s.ean, s.own_sku,
        s.stock, s.position, s.size_position, s.sku is not null as has_code, s.size is not null as has_size, named.code, named.size,
        by_code.id as code_id, by_code.size as code_size, by_cell.id as cell_id, by_cell.sku as cell_code,
        coalesce(case when s.sku is null then by_cell.sku end, named.code) as sku,
        coalesce(case when s.sku is not null then by_code.size end, named.size) as final_size,
        case when s.sku is null then by_cell.id else by_code.id end as sku_id,
        coalesce(t.is_live and
          case when s.sku is null then by_cell.id is not null and by_cell.removed_at is null
            else by_code.id is not null and by_code.removed_at is null end, false) as is_live
      from staged_skus s
      join target_garments t on t.generic = s.generic
      cross join lateral (
        select coalesce(s.sku, s.generic || s.color || s.size) as code, coalesce(s.size, substr(s.sku, 10)) as size
      ) named
      left join skus by_code on by_code.catalog_id = t.catalog_id and by_code.sku = named.code
      left join skus by_cell
        on by_cell.garment_id = t.garment_id and by_cell.color = s.color and by_cell.size = named.size`,
  );
  await createAs(
    db,
    'target_sizes',
    sql`
      select catalog_id, generic, array_agg(final_size order by size_position, position) as sizes
      from (
        select catalog_id, generic, final_size, min(size_position) as size_position, min(position) as position
        from target_skus group by catalog_id, generic, final_size
      ) named
      group by catalog_id, generic`,
  );
}

/** Stages a file of deletions against its catalogs, as `stageGarments` does. */
export async function stageTargets(
  db: Db,
  texts: readonly string[],
  catalogIds: readonly number[],
): Promise<void> {
  await stage(db, 'targets', texts);
  await createAs(
    db,
    'targets',
    sql`
      select c.id as catalog_id, c.name as catalog, s.row, s.generic, s.sku is null and s.color is null as is_whole,
        coalesce(s.sku, s.generic || s.color || s.size) as code, s.sku is not null as has_code, g.id as garment_id,
        coalesce(by_code.id, by_cell.id) as sku_id
      from staged_targets s
      cross join catalogs c
      left join garments g on g.catalog_id = c.id and g.generic = s.generic and g.removed_at is null
      left join skus by_code on by_code.garment_id = g.id and by_code.sku = s.sku and by_code.removed_at is null
        and (s.size is null or by_code.size = s.size)
      left join skus by_cell on s.sku is null and by_cell.garment_id = g.id and by_cell.color = s.color
        and by_cell.size = s.size and by_cell.removed_at is null
      where ${isOneOf(catalogIds)}`,
  );
}

async function createAs(db: Db, name: string, select: SQL): Promise<void> {
  const table = sql.raw(name);
  await db.execute(sql`create temp table ${table} on commit drop as ${select}`);
  await db.execute(sql`analyze ${table}`);
}

// A statement that creates a table takes no parameters; these are our own numbers, so inlining them is safe.
const isOneOf = (catalogIds: readonly number[]) =>
  sql`c.id = any(${sql.raw(`'{${catalogIds.map(Number).join(',')}}'`)}::bigint[])`;
