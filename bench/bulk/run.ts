import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/db/openDatabase';
import { type Call, signIn } from '../tools/callHost';
import { seed } from '../tools/seed';
import { type RunningServer, startServer } from '../tools/startServer';
import { withDatabase } from '../tools/withDatabase';

const sent = Number(process.env.SENT ?? 500);
const zipped = Number(process.env.ZIPPED ?? 200);
const bar = 50;
const probePort = 39_465;

interface Measure {
  /** How late the event loop was, in ms; waiting for a processor counts. */
  loop: { p99: number; max: number };
  /** How long the host's own work held it, in ms. */
  held: { p99: number; max: number };
  rssMb: number;
}
interface Task {
  task_id: string;
  status: string;
  progress: number;
  done: number;
  refused: number;
  skipped: number;
}

const measure = async (): Promise<Measure> => (await fetch(`http://127.0.0.1:${probePort}`)).json();

async function findTask(call: Call, id: string): Promise<Task> {
  const { tasks }: { tasks: Task[] } = await (await call('/api/orders/tasks')).json();
  const task = tasks.find(({ task_id }) => task_id === id);
  if (task === undefined) throw new Error(`The task ${id} is gone.`);
  return task;
}

async function start(call: Call, action: string, orders: readonly string[]): Promise<string> {
  const body = JSON.stringify({ action, orders, key: randomUUID() });
  const { task_id }: { task_id: string } = await (await call('/api/orders/task', { body })).json();
  return task_id;
}

/** Waits until a task says so. */
async function until(call: Call, id: string, isSo: (task: Task) => boolean): Promise<Task> {
  for (;;) {
    const task = await findTask(call, id);
    if (isSo(task)) return task;
    await sleep(200);
  }
}

const hasEnded = ({ status }: Task) => status === 'done' || status === 'failed';

/** Does some work, and prints what it cost the host. */
async function watch(what: string, host: RunningServer, work: () => Promise<string>): Promise<void> {
  const before = await measure();
  await sleep(200);
  let peak = host.memory();
  const watching = setInterval(() => (peak = Math.max(peak, host.memory())), 50);
  const begun = performance.now();
  const said = await work();
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watching);
  const { loop, held, rssMb } = await measure();
  const isKept = held.max < bar ? 'kept' : 'NOT KEPT';
  console.log(
    `${what}: ${said} in ${seconds.toFixed(1)} s; event loop held p99 ${held.p99.toFixed(1)}, ` +
      `max ${held.max.toFixed(1)} ms (bar ${bar}: ${isKept}), late p99 ${loop.p99.toFixed(1)}, max ${loop.max.toFixed(1)} ms; ` +
      `RSS ${before.rssMb.toFixed(0)} MB before, ${peak.toFixed(0)} at most, ${rssMb.toFixed(0)} after`,
  );
}

/** Makes as many orders sendable as are asked for, and returns their ids. */
async function prepare(url: string, folder: string, count: number): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: folder });
  const found = await db.execute<{ id: string }>(sql`
    update orders set sap_status = 0, erp_key = null, erp_number = '', erp_message = null
    where id in (
      select o.id from orders o join catalogs c on c.id = o.catalog_id
      where o.items_count > 0 and c.catalog_type <> 'return' and o.archived_at is null order by o.id limit ${count})
    returning id::text`);
  await db.execute(sql`delete from order_events where kind = 'sent'`);
  await close();
  return found.rows.map(({ id }) => id);
}

/** How many of these orders were sent how often. */
async function countSends(url: string, folder: string, ids: readonly string[]): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: folder });
  const found = await db.execute<{ sends: number; orders: number }>(sql`
    select sends, count(*)::int as orders from (
      select a.id, count(e.id)::int as sends from unnest(${sql.param([...ids])}::bigint[]) a(id)
      left join order_events e on e.order_id = a.id and e.kind = 'sent' group by a.id) s
    group by sends order by sends`);
  await close();
  return found.rows.map(({ sends, orders }) => `${orders} orders sent ${sends} times`).join(', ');
}

void withDatabase(async ({ url, folder, env }) => {
  await seed(env, { orders: 3000, garments: 200 });
  const ids = await prepare(url, folder, 2 * sent);
  const [first, second] = [ids.slice(0, sent), ids.slice(sent)];
  const startHost = () =>
    startServer('bench/people/watchedHost.ts', { ...env, PROBE_PORT: String(probePort) });
  let host = await startHost();
  try {
    let call = await signIn(host);
    await watch(`${first.length} orders sent`, host, async () => {
      const { done, refused, skipped } = await until(call, await start(call, 'send', first), hasEnded);
      return `${done} done, ${refused} refused, ${skipped} skipped`;
    });
    await watch(`${zipped} PDFs zipped`, host, async () => {
      const task = await until(call, await start(call, 'pdf', first.slice(0, zipped)), hasEnded);
      const zip = await (await call(`/api/orders/task_files/${task.task_id}`)).arrayBuffer();
      return `${task.done} done, ${(zip.byteLength / 1024 ** 2).toFixed(1)} MB`;
    });
    const id = await start(call, 'send', second);
    const { progress } = await until(call, id, (task) => task.progress >= 30);
    await host.kill();
    host = await startHost();
    call = await signIn(host);
    const { done, refused, skipped } = await until(call, id, hasEnded);
    console.log(
      `Killed at ${progress} %, then ${done} done, ${refused} refused, ${skipped} skipped; ` +
        `${await countSends(url, folder, second)}.`,
    );
  } finally {
    await host.stop();
  }
});
