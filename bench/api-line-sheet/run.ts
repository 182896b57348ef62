import pg from 'pg';
import type { Order } from '../../src/api';
import { type Call, callWith, plainly, signIn } from '../tools/callHost';
import { type Line, printReport } from '../tools/report';
import { seed } from '../tools/seed';
import { startServer } from '../tools/startServer';
import { takeTurns } from '../tools/takeTurns';
import { timed } from '../tools/timed';
import { withDatabase } from '../tools/withDatabase';

const rounds = Number(process.env.ROUNDS ?? 15);
/** Garments of the catalogs, and lines of the orders from them. */
const sizes = [
  { garments: 30, lines: 200 },
  { garments: 200, lines: 2000 },
  { garments: 1000, lines: 2000 },
];
/** At least half of the floor's throughput. */
const bar = 2;

type Callers = Record<'ours' | 'floor', Call>;

/** What a save wrote: its lines, and the transactions that wrote them and the order's own row. */
async function readWritten(pool: pg.Pool, orderId: string, since: string) {
  const { rows } = await pool.query<{ lines: number; transactions: number }>(
    `select count(*) filter (where is_line)::int as lines, count(distinct came_by)::int as transactions
    from (
      select xmin::text::bigint as came_by, true as is_line from order_lines where order_id = $1
      union all select xmin::text::bigint, false from orders where id = $1
    ) written
    where came_by > $2`,
    [orderId, since],
  );
  return rows[0];
}

/** Leaves an order this many of its lines. */
async function shorten(call: Call, orderId: string, lines: number) {
  const order: Order = await (await call(`/api/order/get_wls/${orderId}`)).json();
  const all = Object.values(order.lines).flatMap((garment) => Object.entries(garment));
  const body = { id: orderId, lines: Object.fromEntries(all.slice(0, lines)), wanted: order.wanted };
  await call('/api/order/update', { method: 'PUT', body: JSON.stringify(body) });
}

/** Alternately saves all lines of an order, some with changed quantities; throws if other rows were written too. */
async function measureSaves(pool: pg.Pool, callers: Callers, orderId: string, changed: number) {
  const order: Order = await (await callers.ours(`/api/order/get_wls/${orderId}`)).json();
  const lines = Object.assign({}, ...Object.values(order.lines)) as Record<string, number>;
  let { version = 0 } = order;
  let turn = 0;
  return takeTurns(rounds, async (who) => {
    turn += 1;
    for (const sku of Object.keys(lines).slice(0, changed)) lines[sku] = (lines[sku] ?? 0) + 1;
    const body = JSON.stringify({ id: orderId, lines, wanted: order.wanted, version });
    const { rows } = await pool.query<{ now: string }>('select pg_current_xact_id()::text as now');
    const took = await timed(() => callers[who]('/api/order/update', { method: 'PUT', body }));
    version += 1;
    const written = await readWritten(pool, orderId, rows[0]?.now ?? '0');
    if (written?.lines !== changed || written.transactions !== 1) {
      throw new Error(`Turn ${turn} of ${who} changed ${changed} lines: ${JSON.stringify(written)}`);
    }
    return took;
  });
}

void withDatabase(async ({ url, env }) => {
  const sheets: { garments: number; lines: number; orderId: string }[] = [];
  for (const size of sizes) sheets.push({ ...size, orderId: await seed(env, { garments: size.garments }) });
  const servers = {
    ours: await startServer('server/main.ts', env),
    floor: await startServer('bench/api-line-sheet/floor.ts', env),
  };
  const pool = new pg.Pool({ connectionString: url });
  try {
    const callers = { ours: await signIn(servers.ours, plainly), floor: callWith(servers.floor, plainly) };
    const report: Line[] = [];
    for (const { garments, lines, orderId } of sheets) {
      await shorten(callers.ours, orderId, lines);
      const load = await takeTurns(rounds, (who) =>
        timed(() => callers[who](`/api/order/get_wls/${orderId}`)),
      );
      report.push({ what: `load, ${garments} garments, ${lines} lines`, unit: 'ms', ...load, bar });
    }
    for (const { garments, lines, orderId } of sheets) {
      for (const changed of [1, 10, lines]) {
        const save = await measureSaves(pool, callers, orderId, changed);
        const what = `save, ${garments} garments, ${changed} of ${lines} lines changed`;
        report.push({ what, unit: 'ms', ...save, bar });
      }
    }
    printReport('A line sheet over HTTP, beside node:http and pg alone', report);
    console.log('Every save wrote the changed lines only, in one transaction.');
  } finally {
    await pool.end();
    for (const server of Object.values(servers)) await server.stop();
  }
});
