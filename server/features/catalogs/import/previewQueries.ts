import { sql } from 'drizzle-orm';
import { defaultWarehouse } from '../../../../src/domain/constants';
import { currenciesWithoutDecimals } from '../../../../src/domain/money';
import type { Db } from '../../../db/openDatabase';
import { theRow } from '../../../db/theRow';
import type { Schema } from '../../../core/call';

/** The maximum number of changes that a preview lists. */
export const maxChanges = 5000;

/** How many of each kind of change, and the first of them in the order of the garments. */
export type ChangesFound = Required<
  Pick<Schema<'CatalogUpdatePreview'>, 'num_added' | 'num_changed' | 'num_removed' | 'changes'>
>;

// A statement that creates a table takes no parameters; these are codes of three letters.
const wholeList = sql.raw(`'{${currenciesWithoutDecimals.join(',')}}'`);

/** A price as the file states it, with the decimals of the catalog's currency. */
const money = (column: string) => sql`
  to_char(${sql.raw(column)} / 100.0, case when l.is_whole then 'FM999999999990' else 'FM999999999990.00' end)`;

/**
 * The data of a catalog's garments, one row per value, without removed garments, colors and skus. Two snapshots are
 * compared by `generic`, `part`, `field` and `key`.
 */
const facts = (catalogId: number) => sql`
  with live as (
    select g.*, c.currency = any(${wholeList}::text[]) as is_whole
    from garments g join catalogs c on c.id = g.catalog_id
    where g.catalog_id = ${sql.raw(String(catalogId))} and g.removed_at is null
  ), cells as (
    select k.*, l.generic from skus k join live l on l.id = k.garment_id where k.removed_at is null
  )
  select generic, 0 as part, 'garment' as field, '' as key, name as value from live
  union all
  select l.generic, 1, f.field, '', f.value
  from live l cross join lateral (values
    ('name', l.name), ('number', l.number), ('style_code', nullif(l.style_code, '')), ('drop', l."drop"), ('collection', l.collection),
    ('made_in', l.made_in), ('description', l.description), ('composition', l.composition),
    ('large_description', l.large_description), ('wh_price', ${money('l.wh_price_cents')}),
    ('rt_price', ${money('l.rt_price_cents')}), ('with_stocks', l.with_stocks::text),
    ('min_quantity', l.min_quantity::text), ('multiple', l.multiple::text)
  ) f(field, value)
  union all
  select l.generic, 1, 'name_' || n.key, '', n.value from live l cross join lateral jsonb_each_text(l.names) n
  union all
  select l.generic, 2, f.field, p.pricelist, f.value
  from live l join garment_prices p on p.garment_id = l.id
  cross join lateral (values
    ('wh_price', ${money('p.wh_price_cents')}), ('rt_price', ${money('p.rt_price_cents')})
  ) f(field, value)
  where f.value is not null
  union all
  select l.generic, 3, 'color', c.number, c.name
  from live l join garment_colors c on c.garment_id = l.id
  where exists (select from cells k where k.garment_id = l.id and k.color = c.number)
  union all
  select l.generic, 3, 'color_name_' || n.key, c.number, n.value
  from live l join garment_colors c on c.garment_id = l.id cross join lateral jsonb_each_text(c.names) n
  where exists (select from cells k where k.garment_id = l.id and k.color = c.number)
  union all
  select l.generic, 3, 'color_code', c.number, c.code
  from live l join garment_colors c on c.garment_id = l.id
  where c.code <> '' and exists (select from cells k where k.garment_id = l.id and k.color = c.number)
  union all
  select generic, 4, 'size', sku, size from cells
  union all
  select generic, 5, 'ean', sku, ean from cells where ean is not null
  union all
  select generic, 5, 'own_sku', sku, own_sku from cells where own_sku is not null
  union all
  select k.generic, 6, 'stock', k.sku, s.quantity::text
  from cells k join stocks s on s.sku = k.sku and s.warehouse = ${sql.raw(`'${defaultWarehouse}'`)}`;

/** Takes a snapshot of the data of a catalog's garments, in a temporary table. */
export async function rememberFacts(tx: Db, catalogId: number): Promise<void> {
  await tx.execute(sql`create temp table facts_before on commit drop as ${facts(catalogId)}`);
  await tx.execute(sql`analyze facts_before`);
}

/** The changes since `rememberFacts`; an added or removed garment is one change. */
export async function selectChanges(tx: Db, catalogId: number): Promise<ChangesFound> {
  await tx.execute(sql`create temp table facts_after on commit drop as ${facts(catalogId)}`);
  await tx.execute(sql`analyze facts_after`);
  await tx.execute(sql`
    create temp table changes on commit drop as
    with compared as (
      select generic, part, field, key, b.value as before, a.value as after,
        case when b.generic is null then 'added' when a.generic is null then 'removed' else 'changed' end as kind
      from facts_before b full join facts_after a using (generic, part, field, key)
      where b.value is distinct from a.value or (b.generic is null) <> (a.generic is null)
    ), whole as (
      select generic from compared where part = 0 and kind <> 'changed'
    )
    select * from compared c
    where case when part = 0 then kind <> 'changed'
      else not exists (select from whole w where w.generic = c.generic) end`);
  const counts = await tx.execute<Record<'num_added' | 'num_changed' | 'num_removed', number>>(sql`
    select count(*) filter (where kind = 'added')::int as num_added,
      count(*) filter (where kind = 'changed')::int as num_changed,
      count(*) filter (where kind = 'removed')::int as num_removed
    from changes`);
  const listed = await tx.execute<ChangesFound['changes'][number]>(sql`
    select c.kind, c.generic, coalesce(a.value, b.value, '') as name, c.field, c.key, c.before, c.after
    from changes c
    left join facts_after a on a.generic = c.generic and a.part = 0
    left join facts_before b on b.generic = c.generic and b.part = 0
    order by c.generic, c.part, c.key, c.field
    limit ${maxChanges}`);
  return { ...theRow(counts.rows), changes: listed.rows };
}

/** How many garments of the catalog the staged file does not name. */
export async function countUnnamed(tx: Db, catalogId: number): Promise<number> {
  const found = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from garments g
    where g.catalog_id = ${catalogId} and g.removed_at is null
      and not exists (select from staged_garments s where s.generic = g.generic)`);
  return theRow(found.rows).count;
}
