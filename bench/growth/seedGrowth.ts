import type pg from 'pg';

/** Ten years: two seasons a year with four catalogs each, the newest at work, the others done. */
const seasons = 20;
const catalogsEach = 4;
/** Of each catalog: 200 garments in 4 colors and 6 sizes. */
const colorsEach = 800;
const sizes = 6;
const customers = 5000;
const agents = 100;

/** Where the ids of what is added begin, far from those of the demo. */
export const firstIds = { customer: 1_000_000, agent: 2_000_000, catalog: 1_000_000, order: 1_000_000 };
const firstSku = 10_000_000;

/** The season at work, and the one that it is compared with. */
export const newest = { season: 'AW26', before: 'AW25' };

/** A whole number from 0 to below `below`, the same for the same value. */
const dice = (value: string, below: number) => `(hashint8((${value})::bigint) & 2147483647) % ${below}`;

const seasonOf = (s: string) => `(case ${s} % 2 when 0 then 'SS' else 'AW' end || 17 + ${s} / 2)`;

/** The people, catalogs and garments. */
const ground = [
  `insert into users (id, name, email, roles, sap_id) overriding system value
    select ${firstIds.agent} + n, 'Agent ' || n, 'agent' || n || '@growth.test', '{agent}'::text[], null
    from generate_series(0, ${agents - 1}) n
    union all select ${firstIds.customer} + n, 'Shop ' || n, 'shop' || n || '@growth.test', '{wls}'::text[], 'G' || n
    from generate_series(0, ${customers - 1}) n`,
  `insert into agent_customers (agent_id, customer_id)
    select ${firstIds.agent} + n % ${agents}, ${firstIds.customer} + n from generate_series(0, ${customers - 1}) n`,
  `insert into catalogs (id, name, season, currency, is_current) overriding system value
    select ${firstIds.catalog} + c, 'Catalog ' || c || ' ' || ${seasonOf(`(c / ${catalogsEach})`)},
      ${seasonOf(`(c / ${catalogsEach})`)}, (array['EUR', 'EUR', 'USD', 'SEK'])[c % 4 + 1],
      c / ${catalogsEach} = ${seasons - 1}
    from generate_series(0, ${seasons * catalogsEach - 1}) c`,
  `insert into user_catalogs (user_id, catalog_id)
    select ${firstIds.customer} + n, c.id from generate_series(0, ${customers - 1}) n, catalogs c
    where c.is_current and c.id >= ${firstIds.catalog}`,
  `insert into garments (id, catalog_id, generic, number, name, "drop", wh_price_cents, rt_price_cents, with_stocks,
      sizes) overriding system value
    select ${firstSku} + g, ${firstIds.catalog} + g / 200, 'G' || lpad(g::text, 5, '0'), 'G' || g, 'Garment ' || g,
      'Drop ' || g % 3 + 1, 2000 + g % 50 * 100, 5000 + g % 50 * 250, g % 2 = 0, '{XS,S,M,L,XL,XXL}'::text[]
    from generate_series(0, ${seasons * catalogsEach * 200 - 1}) g`,
  `insert into garment_colors (garment_id, number, name, position)
    select ${firstSku} + g, lpad((g % 50 * 4 + c)::text, 3, '0'), 'Color ' || g % 50 * 4 + c, c
    from generate_series(0, ${seasons * catalogsEach * 200 - 1}) g, generate_series(0, 3) c`,
  `insert into skus (id, garment_id, catalog_id, sku, color, size) overriding system value
    select ${firstSku} + k * ${sizes} + s, g.id, g.catalog_id, g.generic || c.number || g.sizes[s + 1], c.number,
      g.sizes[s + 1]
    from generate_series(0, ${seasons * catalogsEach * colorsEach - 1}) k
    join garments g on g.id = ${firstSku} + k / 4
    join garment_colors c on c.garment_id = g.id and c.position = k % 4, generate_series(0, ${sizes - 1}) s`,
  `insert into stocks (sku, warehouse, quantity)
    select sku, '0001', ${dice('id', 20_000)} from skus
    where catalog_id >= ${firstIds.catalog + (seasons - 1) * catalogsEach} on conflict do nothing`,
];

/** The catalog of the order at a place: orders are in the order of their creation. */
const catalogAt = (i: string, orders: number) =>
  `(${i} * ${seasons} / ${orders} * ${catalogsEach} + ${i} % ${catalogsEach})`;

/** 40 lines for each order: 5 sizes in 8 colors. */
const lines = (from: number, to: number, orders: number) => `
  insert into order_lines (order_id, sku_id, quantity, wh_price_cents)
  select ${firstIds.order} + i, ${firstSku} + k * ${sizes} + s + i % 2,
    ${dice('i * 64 + n * 8 + s', 12)} + 1, 2000 + k / 4 % 50 * 100
  from generate_series(${from}::bigint, ${to - 1}) i, generate_series(0, 7) n,
    lateral (select ${catalogAt('i', orders)} * ${colorsEach}
      + (${dice('i', colorsEach)} + n * (${dice('i + 7', 99)} + 1)) % ${colorsEach} as k) color,
    generate_series(0, 4) s`;

/** In the newest season a third is open; of the others nearly all have been sent. One in a hundred is deleted. */
const heads = (orders: number) => `
  insert into orders (id, name, customer_id, seller_id, catalog_id, sap_status, finished, items_count, total_cents,
    created_at, edited_at, archived_at) overriding system value
  select ${firstIds.order} + i, 'Order ' || i, ${firstIds.customer} + c, ${firstIds.agent} + c % ${agents},
    ${firstIds.catalog} + ${catalogAt('i', orders)}, status, status > 0 or i % 3 = 0, pieces, cents, day,
    day + interval '1 day' * (${dice('i + 1', 10)}), case when ${dice('i + 2', 100)} = 0 then day + interval '20 days' end
  from (
    select order_id - ${firstIds.order} as i, sum(quantity) as pieces, sum(quantity * wh_price_cents) as cents
    from order_lines where order_id >= ${firstIds.order} group by order_id
  ) t, lateral (select ${dice('i + 3', customers)} as c,
    now() - interval '182.5 days' * ((${orders} - 1 - i)::float8 * ${seasons} / ${orders}) as day,
    case when i * ${seasons} / ${orders} < ${seasons - 1} then (array[3, 3, 3, 3, 3, 3, 2, 2, 2, 0])[${dice('i + 4', 10)} + 1]
      else (array[0, 0, 0, 0, 1, 3, 3, 3, 2, 99])[${dice('i + 4', 10)} + 1] end as status) f
  order by i`;

const events = `
  insert into order_events (order_id, at, actor_id, kind, detail)
  select o.id, case kind when 'created' then o.created_at else o.edited_at end, o.customer_id, kind, '{}'
  from orders o, unnest(array['created', 'changed', 'finished']) kind where o.id >= ${firstIds.order}`;

/** Tables that are filled without their indexes, which are made at the end. */
const filled = ['order_lines', 'orders', 'order_events'];

/** Adds a brand's ten years to a demo database; `tell` is called with what each step took. */
export async function seedGrowth(
  pool: pg.Pool,
  orders: number,
  tell: (words: string) => void,
): Promise<void> {
  const client = await pool.connect();
  const run = async (what: string, ...statements: string[]) => {
    const started = performance.now();
    for (const statement of statements) await client.query(statement);
    tell(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  try {
    // Neither triggers nor foreign keys look at rows that fit by how they are made.
    await run('settings', `set session_replication_role = replica`, `set maintenance_work_mem = '1GB'`);
    await run('people, catalogs, garments', ...ground);
    const { drops, makes } = await indexesOf(client);
    await run('indexes dropped', ...drops);
    const step = Math.ceil(orders / 10);
    for (let from = 0; from < orders; from += step)
      await run(`lines from order ${from}`, lines(from, Math.min(orders, from + step), orders));
    await run('orders', heads(orders));
    await run('events', events);
    for (const make of makes) await run(make.slice(0, 100), make);
    await run('vacuum analyze', 'vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** How the tables' indexes are dropped and made again: those of constraints by their constraints. */
async function indexesOf(client: pg.ClientBase): Promise<{ drops: string[]; makes: string[] }> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I cascade', i.indrelid::regclass, c.conname) end as drop,
      case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
    where i.indrelid::regclass::text = any($1) and (i.indrelid::regclass::text <> 'orders' or c.oid is null)`,
    [filled],
  );
  return { drops: rows.map(({ drop }) => drop), makes: rows.map(({ make }) => make) };
}
