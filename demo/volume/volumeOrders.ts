import { type SQL, sql } from 'drizzle-orm';
import { theRow } from '../../server/db/theRow';
import type { Db } from '../../server/db/openDatabase';
import { refusals } from '../brand/data/orders.json';
import { orderNames } from '../brand/orderNames';
import { sapStatusOf, shareOfStates } from '../brand/orderStates';
import { demoAccounts } from '../brand/people';
import { fillIn } from '../brand/readData';

/** The lines of the demo customer's large order. */
const largeOrderLines = 2000;

/** The columns that an order copies from its customer. */
const ofBuyer = sql`customer_id, seller_id, is_wholesale, sales_organization, channel, address_id`;
const orderColumns = sql`id, name, ${ofBuyer}, catalog_id, sap_status, finished, erp_key, erp_number, erp_message,
  service_date, created_at, edited_at`;

/**
 * Prepares orders of the last year in every state, numbered from 1 in a table for the rest of the transaction; the same
 * data gives the same orders. Answers how many: none if nobody may order.
 */
export async function prepareOrders(tx: Db, count: number, now: Date): Promise<number> {
  await numberBuyersAndGarments(tx);
  await nameOrders(tx);
  const states = shareOfStates(count).map(([state, amount]) => ({
    state,
    amount,
    status: sapStatusOf[state],
  }));
  const messages = refusals.map((text) =>
    fillIn(text, { sapId: () => '{sapId}', amount: () => '1800', salesOrganization: () => '1000' }),
  );
  await tx.execute(sql`select setseed(0.5)`);
  const { rowCount } = await tx.execute(sql`
    create temp table volume_orders on commit drop as
    with shuffled as (
      select state, status, now, now - random() * interval '365 days' as created_at
      from jsonb_to_recordset(${JSON.stringify(states)}) as s(state text, amount int, status smallint)
      cross join generate_series(1, amount)
      cross join (select ${now.toISOString()}::timestamptz as now) today
      order by random() limit ${count}),
    drawn as materialized (
      select *, row_number() over () as nth, nextval(pg_get_serial_sequence('orders', 'id')) as id,
        created_at + (now - created_at) * random() ^ 2 as edited_at,
        case when random() < 0.6
          then date_trunc('day', created_at + (30 + random() * 170) * interval '1 day', 'UTC') end as service_date,
        state = 'finished' or (status <> 0 and random() < 0.8) as finished,
        case when state in ('sent', 'done')
          then '00' || 40000000 + floor(random() * 1e7)::int else '' end as erp_number,
        case when state = 'error'
          then ${JSON.stringify(messages)}::jsonb ->> floor(random() * ${messages.length})::int end as message,
        floor(random() * (select count(*) from volume_buyers)) as buyer, random() as catalog
      from shuffled)
    select nth, pricelist, id, names ->> (nth * 7919 % jsonb_array_length(names))::int as name, ${ofBuyer},
      catalog_id, status as sap_status, finished,
      case when status <> 0 then md5('order ' || id)::uuid end as erp_key, erp_number,
      replace(message, '{sapId}', coalesce(sap_id, '0000000000')) as erp_message,
      service_date, created_at, edited_at
    from drawn join volume_buyers on n = buyer
    cross join lateral (select catalogs[1 + floor(catalog * cardinality(catalogs))] as catalog_id) chosen
    join volume_names using (country, catalog_id)`);
  await tx.execute(sql`create unique index on volume_orders (nth)`);
  await tx.execute(sql`analyze volume_orders`);
  return rowCount ?? 0;
}

/** Adds the prepared orders with these numbers, with about twenty lines each: four cells of a few garments in a row. */
export const addOrders = (tx: Db, { from, to }: { from: number; to: number }): Promise<number> =>
  addLines(
    tx,
    sql`
    select o.id as order_id, g.garment_id, g.wh_price_cents, g.sku_ids[first:first + 3] as sku_ids
    from (
      select id, catalog_id, random() as start from volume_orders
      where nth between ${from} and ${to} order by nth) o
    join (select catalog_id, count(*) as garments from volume_garments group by catalog_id) c
      on c.catalog_id = o.catalog_id
    cross join generate_series(1, least(3 + o.id % 5, garments)) step
    join volume_garments g
      on g.catalog_id = o.catalog_id and g.n = (floor(start * garments)::int + step) % garments
    cross join lateral (
      select 1 + (o.id + step * 7) % greatest(1, cardinality(g.sku_ids) - 3) as first) cells`,
  );

/**
 * Adds an open order of the demo customer for a catalog: its first cells, one of each garment in turn. Null if they
 * can't order from it.
 */
export async function addLargeOrder(tx: Db, catalogId: number, now: Date) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into volume_orders (id, name, pricelist, ${ofBuyer}, catalog_id, sap_status, finished, erp_number,
      created_at, edited_at)
    select nextval(pg_get_serial_sequence('orders', 'id')), 'Full range, both shops', pricelist, ${ofBuyer},
      ${catalogId}::bigint, 0, false, '', now - interval '30 days', now - interval '1 day'
    from volume_buyers cross join (select ${now.toISOString()}::timestamptz as now) today
    where email = ${demoAccounts.customer} and ${catalogId} = any(catalogs)
    returning id`);
  const [row] = rows;
  if (row === undefined) return null;
  const id = Number(row.id);
  const lines = await addLines(
    tx,
    sql`
    select ${id}::bigint as order_id, garment_id, wh_price_cents,
      sku_ids[1:${largeOrderLines} / count(*) over () + (n < ${largeOrderLines} % count(*) over ())::int] as sku_ids
    from volume_garments where catalog_id = ${catalogId}`,
  );
  return { id, lines };
}

/** Adds prepared orders with lines for the cells that a query chooses; answers how many lines. */
async function addLines(tx: Db, chosen: SQL): Promise<number> {
  const { rows } = await tx.execute<{ lines: number }>(sql`
    with lines as (
      insert into order_lines (order_id, sku_id, quantity, wh_price_cents)
      select o.id, sku_id, 1 + (o.id + sku_id * 7) % 12, coalesce(p.wh_price_cents, chosen.wh_price_cents)
      from (${chosen}) chosen
      join volume_orders o on o.id = chosen.order_id
      left join garment_prices p on p.garment_id = chosen.garment_id and p.pricelist = o.pricelist
      cross join unnest(chosen.sku_ids) sku_id
      returning *),
    totals as (
      select order_id, count(*) as lines, sum(quantity) as pieces, sum(quantity * wh_price_cents) as cents
      from lines group by order_id),
    written as (
      insert into orders (${orderColumns}, items_count, total_cents)
      overriding system value
      select ${orderColumns}, pieces, cents from volume_orders join totals on order_id = id)
    select coalesce(sum(lines), 0)::float8 as lines from totals`);
  return theRow(rows).lines;
}

/** Numbers the customers who may order and the garments of each catalog, so that a random number picks one. */
async function numberBuyersAndGarments(tx: Db): Promise<void> {
  await tx.execute(sql`
    create temp table volume_garments on commit drop as
    select g.catalog_id, row_number() over (partition by g.catalog_id order by g.id) - 1 as n, g.id as garment_id,
      g.wh_price_cents, array_agg(s.id order by s.id) as sku_ids
    from garments g join skus s on s.garment_id = g.id and s.removed_at is null
    where g.removed_at is null
    group by g.id`);
  await tx.execute(sql`
    create temp table volume_buyers on commit drop as
    select row_number() over (order by u.id) - 1 as n, u.id as customer_id, u.email, u.sap_id, u.pricelist,
      u.is_wholesale, (select min(agent_id) from agent_customers where customer_id = u.id) as seller_id,
      coalesce((select a.sap_id from user_addresses a where a.user_id = u.id order by a.position limit 1), '')
        as address_id,
      coalesce((select right(a.address, 2) from user_addresses a where a.user_id = u.id order by a.position limit 1), '')
        as country,
      coalesce(o.sales_organization, '') as sales_organization, coalesce(o.channel, '') as channel,
      array_agg(c.id order by c.id) as catalogs
    from users u
    join user_catalogs uc on uc.user_id = u.id
    join catalogs c on c.id = uc.catalog_id and c.catalog_type <> 'return' and c.archived_at is null
    left join user_sales_organizations o on o.user_id = u.id and o.position = 0
    where 'wls' = any(u.roles) and u.closed_at is null and c.id in (select catalog_id from volume_garments)
    group by u.id, o.user_id, o.position`);
  await tx.execute(sql`create unique index on volume_garments (catalog_id, n)`);
  await tx.execute(sql`analyze volume_garments, volume_buyers`);
}

/** Lists what orders may be called, by the country of the shop and by catalog. */
async function nameOrders(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ country: string; catalog_id: string; season: string }>(sql`
    select distinct country, c.id as catalog_id, season
    from volume_buyers b join catalogs c on c.id = any(b.catalogs)`);
  const named = rows.map(({ season, ...row }) => ({ ...row, names: orderNames(row.country, season) }));
  await tx.execute(sql`
    create temp table volume_names on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(named)}) as n(country text, catalog_id bigint, names jsonb)`);
}
