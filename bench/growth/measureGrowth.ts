import type pg from 'pg';
import type { Order } from '../../src/api';
import { tiles } from '../../server/features/overview/tiles';
import { type Call, signIn } from '../tools/callHost';
import { startServer } from '../tools/startServer';
import { firstIds, newest } from './seedGrowth';

const rounds = Number(process.env.ROUNDS ?? 9);
/** As many as an export of the order list takes at once. */
const mostExported = 50_000;
const json = { 'accept-encoding': 'identity' };

/** Times what people do all day, through a host of its own, and prints how large everything is. */
export async function measureGrowth(env: Record<string, string>, pool: pg.Pool): Promise<void> {
  await printSizes(pool);
  const host = await startServer('server/main.ts', env);
  try {
    const call = await signIn(host);
    await measureLists(call);
    await measureSheet(call, pool);
    await measureExport(call, pool);
    await measureOverview(call);
  } finally {
    await host.stop();
  }
  await measureUpkeep(pool);
}

/** Prints the first time of some work, and the median and the longest of the following rounds, in ms. */
async function measure(
  what: string,
  work: (round: number) => Promise<unknown>,
  repeats = rounds,
): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= repeats; round += 1) {
    const started = performance.now();
    await work(round);
    times.push(performance.now() - started);
  }
  const [first = 0, ...later] = times;
  const sorted = later.toSorted((a, b) => a - b);
  const text = [first, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0].map((ms) =>
    ms.toFixed(1),
  );
  console.log(`${what.padEnd(52)} first ${text[0]} ms, median ${text[1]} ms, longest ${text[2]} ms`);
}

const read = async (call: Call, address: string) => (await call(address, { headers: json })).arrayBuffer();

async function measureLists(call: Call): Promise<void> {
  const catalog = firstIds.catalog + 79;
  const filters = {
    'page of 50, all': '',
    'page of 50, open': '&sap_status=0',
    'page of 50, with the ERP’s error': '&sap_status=99',
    'page of 50, one catalog': `&catalogs=${catalog}`,
    'page of 50, open, of one catalog': `&sap_status=0&catalogs=${catalog}`,
    'page of 50, error, of a catalog nine years old': `&sap_status=99&catalogs=${firstIds.catalog}`,
    'page of 50, one season': `&seasons=${newest.season}`,
    'page of 50, deleted': '&archived=true',
    'page of 50, edited within an hour': `&edited_gt=${Math.floor(Date.now() / 1000) - 3600}`,
    'page of 50, with a garment': '&garments=G15900',
    'page of 50, in a size': '&sizes=XXL',
    'page of 50, of a drop': '&drops=Drop+1',
  };
  for (const [what, filter] of Object.entries(filters))
    await measure(what, () => read(call, `/api/orders/list?limit=50${filter}`));
  await measure('all orders of a customer', (round) =>
    read(call, `/api/orders/list_simple_for/${firstIds.customer + round}`),
  );
  await measure('search “shop 4711”', () => read(call, '/api/find?q=shop+4711'));
  await measure('customers’ figures', () => read(call, '/api/wls_users/figures'), 3);
  for (const [what, filter] of Object.entries({
    'whole list, the current catalogs': 'current_catalog=true',
    'whole list, open, of the current catalogs': 'current_catalog=true&sap_status=0',
  })) {
    const bytes = (await read(call, `/api/orders/list?${filter}`)).byteLength;
    await measure(
      `${what} (${(bytes / 1e6).toFixed(1)} MB)`,
      () => read(call, `/api/orders/list?${filter}`),
      3,
    );
  }
}

/** Opens sheets of 40 lines, and saves one of 200 with every quantity changed. */
async function measureSheet(call: Call, pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string; catalog_id: string }>(
    `select id, catalog_id from orders where sap_status = 0 and not finished and archived_at is null
      and catalog_id = $1 order by id desc limit $2`,
    [firstIds.catalog + 79, rounds + 2],
  );
  await measure('a sheet of 200 garments, 40 lines', (round) =>
    read(call, `/api/order/get_wls/${rows[round]?.id}`),
  );
  const [{ id = '', catalog_id = '' } = {}] = rows;
  const order = (await (await call(`/api/order/get_wls/${id}`)).json()) as Order;
  const skus = await pool.query<{ sku: string }>(
    'select sku from skus where catalog_id = $1 and removed_at is null order by id limit 200',
    [catalog_id],
  );
  await measure('a save of 200 lines, all changed', async (round) => {
    const lines = Object.fromEntries(skus.rows.map(({ sku }) => [sku, round + 1]));
    const body = JSON.stringify({ id, lines, wanted: order.wanted });
    const answer = await call('/api/order/update', { method: 'PUT', body });
    const { status, error } = (await answer.json()) as { status: string; error?: string };
    if (status !== 'success') throw new Error(error);
  });
}

async function measureExport(call: Call, pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select o.id from orders o join catalogs c on c.id = o.catalog_id
      where c.season = $1 and c.id >= $2 order by o.created_at desc limit $3`,
    [newest.season, firstIds.catalog, mostExported],
  );
  const body = JSON.stringify({ orders: rows.map(({ id }) => id) });
  await measure(
    `Excel of the season’s ${rows.length} orders`,
    async () => (await call('/api/orders/download/list', { body })).arrayBuffer(),
    2,
  );
}

async function measureOverview(call: Call): Promise<void> {
  for (const tile of Object.keys(tiles))
    await measure(`overview, ${tile}`, () => read(call, `/api/overview/${tile}?season=${newest.season}`), 3);
}

/** The tables that grow, with their indexes. */
async function printSizes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; rows: string; size: string }>(
    `select c.oid::regclass::text as name, to_char(c.reltuples, 'FM999,999,999') as rows,
      pg_size_pretty(pg_relation_size(c.oid)) as size
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where coalesce(i.indrelid, c.oid)::regclass::text
      in ('orders', 'order_lines', 'order_events', 'skus', 'garments', 'stocks') and c.relkind in ('r', 'i')
    order by pg_relation_size(c.oid) desc`,
  );
  for (const { name, rows: count, size } of rows)
    console.log(`${name.padEnd(36)} ${count.padStart(12)} ${size}`);
  const all = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(`the database ${all.rows[0]?.size}`);
}

/** When autovacuum comes by its default settings, and what a vacuum by hand takes. */
async function measureUpkeep(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; dead: string; due: string; runs: string }>(
    `select s.relname as name, s.n_dead_tup::text as dead,
      (current_setting('autovacuum_vacuum_threshold')::float8
        + current_setting('autovacuum_vacuum_scale_factor')::float8 * c.reltuples)::bigint::text as due,
      s.autovacuum_count || ' vacuums, ' || s.autoanalyze_count || ' analyzes' as runs
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.relname in ('orders', 'order_lines', 'order_events')`,
  );
  for (const { name, dead, due, runs } of rows)
    console.log(`${name}: ${dead} dead rows, autovacuum comes at ${due}; so far ${runs}`);
  for (const table of ['orders', 'order_lines'])
    for (const work of ['vacuum', 'analyze'])
      await measure(`${work} ${table}`, () => pool.query(`${work} ${table}`), 1);
}
