import { type Message, message } from '../../../../src/domain/language/message';
import { type SQL, sql } from 'drizzle-orm';
import { catalogLimits } from '../../../../src/domain/catalog-file/catalogColumns';
import { defaultWarehouse } from '../../../../src/domain/constants';
import type { RowError } from '../../../../src/domain/spreadsheet/rowErrors';
import { currenciesWithoutDecimals } from '../../../../src/domain/money';
import type { Db } from '../../../db/openDatabase';
import { readSqlRowError, sqlMessage, sqlQuoted, type SqlRowError } from '../../../db/sqlMessage';
import { theRow } from '../../../db/theRow';

/** What a file may do to the garments of an existing catalog. */
export type ImportMode =
  /** Only new garments. */
  | 'add'
  /** Only existing garments. */
  | 'change'
  /** Both. */
  | 'add or change';

const currencies = sql`
  select row, 'currency' as "column",
    ${sqlMessage('{cell} is not {currency}, the currency of {catalog}', {
      cell: sqlQuoted(sql`currency`),
      currency: sql`catalog_currency`,
      catalog: sql`catalog`,
    })}
  from target_garments where currency <> catalog_currency`;

const known = sql`
  select row, 'generic', ${sqlMessage('{generic} is in {catalog} already; change it with the action edit', {
    generic: sql`generic`,
    catalog: sql`catalog`,
  })}
  from target_garments where is_live`;

/** That a catalog does not have a generic or a sku. */
const isNotIn = (code: SQL) => sqlMessage('{code} is not in {catalog}', { code, catalog: sql`catalog` });

const unknown = sql`
  select row, case when has_code then 'sku' else 'generic' end,
    ${isNotIn(sql`case when is_garment_live then sku else generic end`)}
  from target_skus where not is_live
  union all
  select row, 'generic', ${isNotIn(sql`generic`)}
  from target_garments t
  where not is_live and not exists (select from staged_skus s where s.generic = t.generic and s.row = t.row)`;

/** Fields required for a product that is new to its catalog; a catalog file always has them, and a bad row may. */
const missing = sql`
  select row, need."column", ${sqlMessage('is required, as {generic} is not in {catalog} yet', {
    generic: sql`generic`,
    catalog: sql`catalog`,
  })}
  from target_garments t
  cross join lateral (values
    ('name', t.name is null),
    ('wh_price', t.wh_price is null),
    ('size', not exists (select from staged_skus s where s.generic = t.generic))
  ) need("column", is_missing)
  where is_sound and not is_live and need.is_missing`;

/** Colors of these garments `t` that neither exist nor come with a sku. */
const colors = (of: SQL) => sql`
  select s.row, 'color', ${sqlMessage('{color} is not a color of {generic} in {catalog}', {
    color: sql`s.number`,
    generic: sql`s.generic`,
    catalog: sql`t.catalog`,
  })}
  from staged_colors s
  join target_garments t on t.generic = s.generic
  where ${of} and not exists (select from staged_skus k where k.generic = s.generic and k.color = s.number)
    and not (t.is_live and exists (
      select from garment_colors c where c.garment_id = t.garment_id and c.number = s.number))`;

/** A sku has one code and one cell in its garment, even after it was removed from the catalog. */
const cells = sql`
  select row, 'size', ${sqlMessage('{sku} is the size {size} in {catalog}', {
    sku: sql`code`,
    size: sql`code_size`,
    catalog: sql`catalog`,
  })}
  from target_skus
  where code_id is not null and code_size <> size and case when has_code then has_size else cell_id is null end
  union all
  select row, 'sku', ${sqlMessage('is {sku} in {catalog}, for the same color and size', {
    sku: sql`cell_code`,
    catalog: sql`catalog`,
  })}
  from target_skus where has_code and code_id is null and cell_id is not null
  union all
  select row, 'sku', ${sqlMessage('repeats row {row}', { row: sql`first_row` })}
  from (
    select row, min(row) over (partition by catalog_id, sku) as first_row from target_skus
    union all
    select row, min(row) over (partition by catalog_id, generic, color, size)
    from target_skus where sku_id is null
  ) repeated
  where row > first_row`;

/** An EAN names one sku of a catalog. One that the file takes from a sku, by giving it another, is free. */
const eans = sql`
  select t.row, 'ean', ${sqlMessage('{ean} is the EAN of {sku} in {catalog}', {
    ean: sql`t.ean`,
    sku: sql`k.sku`,
    catalog: sql`t.catalog`,
  })}
  from target_skus t
  join skus k on k.catalog_id = t.catalog_id and k.ean = t.ean and k.removed_at is null
  where k.id is distinct from t.sku_id
    and not exists (select from target_skus o where o.sku_id = k.id and o.ean is not null)`;

/** That a code belongs to another one in a catalog `c`, and not to that of the row. */
const belongsTo = (code: SQL, other: SQL, expected: SQL) =>
  sqlMessage('{code} is {other} in {catalog}, not {expected}', {
    code,
    other,
    catalog: sql`c.name`,
    expected,
  });

/**
 * The brand's own codes mean the same everywhere: a style has one generic, a color of it one number and a sku one
 * code, in all catalogs. One that the file gives to another is free.
 */
const ownCodes = sql`
  select t.row, 'generic', ${belongsTo(sql`t.style_code`, sql`g.generic`, sql`t.generic`)}
  from target_garments t
  join garments g on g.style_code = t.style_code and g.generic <> t.generic and g.removed_at is null
  join catalogs c on c.id = g.catalog_id and c.archived_at is null
  where t.style_code <> '' and not exists (
    select from target_garments o where o.garment_id = g.id and o.style_code <> t.style_code)
  union all
  select t.row, 'generic', ${belongsTo(sql`t.generic`, sql`g.style_code`, sql`t.style_code`)}
  from target_garments t
  join garments g on g.generic = t.generic and g.style_code not in ('', t.style_code) and g.removed_at is null
  join catalogs c on c.id = g.catalog_id and c.archived_at is null
  where t.style_code is not null and not exists (select from target_garments o where o.garment_id = g.id)
  union all
  select t.row, 'own_sku', ${belongsTo(sql`t.own_sku`, sql`k.sku`, sql`t.sku`)}
  from target_skus t
  join skus k on k.own_sku = t.own_sku and k.sku <> t.sku and k.removed_at is null
  join catalogs c on c.id = k.catalog_id and c.archived_at is null
  where not exists (select from target_skus o where o.sku_id = k.id and o.own_sku is not null)`;

/** A number that no other advisory lock of this product uses. */
const ownCodesLock = 5_207_314;

/**
 * Waits for other imports whose rows have own codes, if the staged rows have any: before they are committed no check sees
 * theirs.
 */
export async function lockOwnCodes(db: Db): Promise<void> {
  await db.execute(sql`
    select pg_advisory_xact_lock(${ownCodesLock})
    where exists (select from staged_garments where style_code <> '')
      or exists (select from staged_skus where own_sku <> '')`);
}

/** How many of the brand's own codes in the staged rows belong to others. */
export async function countBoundCodes(db: Db): Promise<number> {
  const found = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select distinct * from (${ownCodes}) fault) different`,
  );
  return theRow(found.rows).count;
}

/** A price with decimals, as its cell most likely has it: 85.5. */
const amount = (column: string) => sql.raw(`rtrim(to_char(${column} / 100.0, 'FM999999999990.00'), '0')`);

/** Prices with decimals in a catalog whose currency has none; the file itself may not say which currency it is in. */
const decimals = sql`
  select t.row, p."column",
    ${sqlMessage('{cell} must be a whole number, as {currency} has no decimals', {
      cell: sqlQuoted(amount('p.cents')),
      currency: sql`t.catalog_currency`,
    })}
  from target_garments t
  cross join lateral (
    select 'wh_price', t.wh_price union all select 'rt_price', t.rt_price
    union all select 'wh_price_' || s.pricelist, s.wh_price from staged_prices s where s.generic = t.generic
    union all select 'rt_price_' || s.pricelist, s.rt_price from staged_prices s where s.generic = t.generic
  ) p("column", cents)
  where t.is_sound and t.catalog_currency = any(${sql.param([...currenciesWithoutDecimals])}::text[]) and p.cents % 100 <> 0`;

const rules: Record<ImportMode, SQL[]> = {
  add: [currencies, decimals, known, cells, eans, ownCodes],
  change: [currencies, decimals, unknown, colors(sql`true`), cells, eans, ownCodes],
  // A bad row may have named the sku that adds a color.
  'add or change': [currencies, decimals, missing, colors(sql`t.is_sound`), cells, eans, ownCodes],
};

/** Every fault of the staged rows when checked against their catalogs, by row. */
export async function selectFaults(db: Db, mode: ImportMode): Promise<RowError<Message>[]> {
  return selectInOrder(db, rules[mode]);
}

/** Every fault of the rows staged for deletion, by row. */
export async function selectDeleteFaults(db: Db): Promise<RowError<Message>[]> {
  return selectInOrder(db, [
    sql`
      select row, case when has_code then 'sku' else 'generic' end as "column",
        ${isNotIn(sql`case when is_whole or garment_id is null and not has_code then generic else code end`)}
      from targets where garment_id is null or not is_whole and sku_id is null`,
  ]);
}

async function selectInOrder(db: Db, faults: readonly SQL[]): Promise<RowError<Message>[]> {
  const found = await db.execute<SqlRowError>(sql`
    select distinct row, "column", text, "values" from (${sql.join([...faults], sql` union all `)}) fault
    order by row, "column", text, "values"`);
  return found.rows.map(readSqlRowError);
}

/** Whether the staged rows contain only values that their catalogs already have. */
export async function changesNothing(db: Db): Promise<boolean> {
  const found = await db.execute<{ is_idle: boolean }>(sql`
    select not exists (
      select from target_garments t
      left join garments g on g.id = t.garment_id
      left join target_sizes z on z.catalog_id = t.catalog_id and z.generic = t.generic
      where not t.is_live or t.number <> g.number or t.style_code <> g.style_code or t.name <> g.name
        or not g.names @> t.names
        or t."drop" <> g."drop"
        or t.collection <> g.collection or t.made_in <> g.made_in or t.description <> g.description
        or t.composition <> g.composition or t.large_description <> g.large_description
        or t.wh_price <> g.wh_price_cents or t.rt_price <> g.rt_price_cents or t.with_stocks <> g.with_stocks
        or t.min_quantity <> g.min_quantity or t.multiple <> g.multiple
        or z.sizes @> g.sizes and z.sizes <> g.sizes
    ) and not exists (
      select from target_skus s left join skus k on k.id = s.sku_id
      left join stocks i on i.sku = s.sku and i.warehouse = ${defaultWarehouse}
      where not s.is_live or s.ean is not null and s.ean is distinct from k.ean
        or s.own_sku is not null and s.own_sku is distinct from k.own_sku
        or s.stock is not null and s.stock is distinct from i.quantity
    ) and not exists (
      select from staged_colors s join target_garments t on t.generic = s.generic
      left join garment_colors c on c.garment_id = t.garment_id and c.number = s.number
      where s.name is not null and s.name is distinct from c.name
        or s.names is not null and not coalesce(c.names, '{}') @> s.names
        or s.code is not null and s.code is distinct from c.code
    ) and not exists (
      select from staged_prices s join target_garments t on t.generic = s.generic
      left join garment_prices p on p.garment_id = t.garment_id and p.pricelist = s.pricelist
      where s.wh_price is not null and s.wh_price is distinct from p.wh_price_cents
        or s.rt_price is not null and s.rt_price is distinct from p.rt_price_cents
    ) as is_idle`);
  return theRow(found.rows).is_idle;
}

/** A sentence saying which limit of the contract an import exceeds; null when it exceeds none. */
export async function findExcess(db: Db, catalogIds: readonly number[]): Promise<Message | null> {
  const ids = sql`any(${sql.param([...catalogIds])}::bigint[])`;
  const found = await db.execute<{
    of: 'garments' | 'sizes' | 'colors';
    generic: string;
    catalog: string;
  }>(sql`
    select 'garments' as of, '' as generic, c.name as catalog
    from catalogs c
    where c.id = ${ids}
      and (select count(*) from garments g where g.catalog_id = c.id and g.removed_at is null) > ${catalogLimits.garments}
    union all
    select 'sizes', g.generic, t.catalog
    from target_garments t join garments g on g.id = t.garment_id
    where cardinality(g.sizes) > ${catalogLimits.sizes}
    union all
    select 'colors', t.generic, t.catalog
    from target_garments t
    where (select count(*) from garment_colors o where o.garment_id = t.garment_id) > ${catalogLimits.colors}
    limit 1`);
  const [excess] = found.rows;
  if (excess === undefined) return null;
  const { of, ...values } = excess;
  return message(
    '{of, select, garments {{catalog} would have more than {limit} products} sizes {{generic} would have more than {limit} sizes in {catalog}} other {{generic} would have more than {limit} colors in {catalog}}}; nothing was changed.',
    { of, ...values, limit: catalogLimits[of] },
  );
}
