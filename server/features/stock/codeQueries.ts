import { type SQL, sql } from 'drizzle-orm';
import type { Message } from '../../../src/domain/language/message';
import type { RowError } from '../../../src/domain/spreadsheet/rowErrors';
import type { StockColumn } from '../../../src/domain/stock-file';
import type { Db } from '../../db/openDatabase';
import { readSqlRowError, sqlMessage, sqlQuoted, type SqlRowError } from '../../db/sqlMessage';

/**
 * Finds the skus that the staged stock names by other codes (contract.md 'Files people upload'), in temporary tables of
 * this transaction. `staged_names` has a row for each name that needs it, `staged_answers` one for each row of stock
 * with such names: `skus` are those that all of its names stand for, `others` what they stand for where they disagree.
 * A name that nothing has is passed over where another one of its row is known.
 */
export async function resolveCodes(tx: Db): Promise<void> {
  await tx.execute(sql`analyze staged_stocks`);
  await tx.execute(sql`
    create temporary table staged_names on commit drop as
    select s.id, s.row, s.is_code, n.place, n.place = min(n.place) over (partition by s.id) as is_first, n."column", n.code,
      n.ean, k.sku is not null as is_known
    from staged_stocks s
    left join (select distinct sku from skus) k on k.sku = s.sku
    cross join lateral (values
      (1, 'sku', s.sku, s.sku_ean), (2, 'own_sku', s.own_sku, null), (3, 'ean', s.ean, s.ean)
    ) n(place, "column", code, ean)
    where n.code is not null and (k.sku is null or s.own_sku is not null or s.ean is not null)`);
  await tx.execute(sql`analyze staged_names`);
  await tx.execute(sql`
    create temporary table staged_answers on commit drop as
    with live as materialized (
      select distinct k.sku, lower(k.own_sku) as own_sku, k.ean
      from skus k
      join garments g on g.id = k.garment_id and g.removed_at is null
      join catalogs c on c.id = k.catalog_id and c.archived_at is null
      where k.removed_at is null and exists (select from staged_names)
    ), found as (
      select id, place, 1 as turn, code as sku from staged_names where "column" = 'sku' and is_known
      union
      select n.id, n.place, 2, k.sku from staged_names n join live k on k.own_sku = lower(n.code)
      where n."column" in ('sku', 'own_sku')
      union
      select n.id, n.place, 3, k.sku from staged_names n join live k on k.ean = n.ean
      union
      select n.id, n.place, 4, k.sku from staged_names n join live k on k.sku = n.code where n."column" = 'own_sku'
    ), best as (
      select id, place, sku from (select *, min(turn) over (partition by id, place) as first from found) f
      where turn = first
    ), counted as (
      select id, sku, count(*) as names, max(place) as place from best group by id, sku
    ), needed as (
      select id, count(distinct place) as names, min(place) as first_place, max(place) as last_place
      from best group by id
    )
    select n.id, n.first_place, n.last_place,
      coalesce(array_agg(c.sku order by c.sku) filter (where c.names = n.names), '{}') as skus,
      min(c.sku) filter (where c.place = n.last_place) as last_sku,
      min(c.sku) filter (where c.place < n.last_place) as other_sku
    from needed n join counted c on c.id = n.id
    group by n.id, n.first_place, n.last_place`);
  await tx.execute(sql`analyze staged_answers`);
}

/** The bad names of the rows: those that nothing has, that several skus have, that disagree, and skus named twice. */
export async function selectBadNames(tx: Db): Promise<RowError<Message>[]> {
  const code = sqlQuoted(sql`n.code`);
  const unknown = (column: StockColumn, said: SQL) => sql`
    select n.row, n."column", ${said}
    from staged_names n
    where n.row is not null and n.is_first and n."column" = ${column}
      and not exists (select from staged_answers a where a.id = n.id)
      and (n."column" <> 'sku' or n.is_code)`;
  const found = await tx.execute<SqlRowError>(sql`
    ${unknown('sku', sqlMessage('{code} must be a sku, as in WJM123000M, or the own sku or EAN of one', { code }))}
    union all
    ${unknown('own_sku', sqlMessage('{code} is not the own sku of any garment', { code }))}
    union all
    ${unknown('ean', sqlMessage('{code} is not the EAN of any garment', { code }))}
    union all
    select n.row, n."column", ${sqlMessage('{code} stands for {skus}; name the sku instead', {
      code,
      skus: sql`json_build_object('allOf', a.skus)`,
    })}
    from staged_answers a join staged_names n on n.id = a.id and n.place = a.first_place
    where n.row is not null and cardinality(a.skus) > 1
    union all
    select n.row, n."column", ${sqlMessage('{code} stands for {sku}, but the row names {other} too', {
      code,
      sku: sql`a.last_sku`,
      other: sql`a.other_sku`,
    })}
    from staged_answers a join staged_names n on n.id = a.id and n.place = a.last_place
    where n.row is not null and cardinality(a.skus) = 0
    union all
    select r.row, coalesce(n."column", 'sku'), ${sqlMessage('repeats {name} of row {row}', {
      name: sql`r.sku`,
      row: sql`r.first`,
    })}
    from (
      select s.id, s.row, t.sku, min(s.row) over (partition by s.warehouse, t.sku) as first
      from staged_stocks s
      left join staged_answers a on a.id = s.id
      cross join lateral (select coalesce(a.skus[1], s.sku) as sku) t
      where t.sku in (select b.skus[1] from staged_answers b)
    ) r
    left join staged_names n on n.id = r.id and n.is_first
    where r.row > r.first`);
  return found.rows.map(readSqlRowError);
}

/** Assigns skus to the staged stock by its names; returns how many rows match no sku, which are left out. */
export async function nameSkus(tx: Db): Promise<number> {
  await tx.execute(sql`
    update staged_stocks s set sku = a.skus[1], is_code = false
    from staged_answers a where a.id = s.id and cardinality(a.skus) = 1`);
  const left = await tx.execute(sql`
    delete from staged_stocks where (is_code or sku is null) and id in (select id from staged_names)`);
  return left.rowCount ?? 0;
}
