import type { Order } from '../../src/api';
import { type Call, signIn } from '../tools/callHost';
import { seed } from '../tools/seed';
import { startWatchedHost, type WatchedHost } from '../tools/startWatchedHost';
import { withDatabase } from '../tools/withDatabase';

const calls = Number(process.env.CALLS ?? 100);
const measures = 5;
const orders = 10_000;
/** How far the last measurement of memory may exceed the first. */
const flat = 1.1;
/** How long the host's own work may hold its event loop, in ms. */
const longestHeld = 50;

type Row = Record<string, string | number>;

/** A heavy kind of call. */
interface Kind {
  what: string;
  call: () => Promise<Response>;
}

/** Saves all lines of an order with other quantities, as often as it is called. */
async function savesOf(call: Call, orderId: string): Promise<() => Promise<Response>> {
  const order: Order = await (await call(`/api/order/get_wls/${orderId}`)).json();
  const lines: Record<string, number> = Object.assign({}, ...Object.values(order.lines));
  let version = order.version ?? 0;
  return () => {
    for (const sku of Object.keys(lines)) lines[sku] = ((lines[sku] ?? 0) % 90) + 1;
    const body = JSON.stringify({ id: orderId, lines, wanted: order.wanted, version });
    version += 1;
    return call('/api/order/update', { method: 'PUT', body });
  };
}

async function kindsOf(call: Call, orderId: string): Promise<Kind[]> {
  const list: { orders: { id: string }[] } = await (await call('/api/orders/list')).json();
  const listed = JSON.stringify({ orders: list.orders.map(({ id }) => id) });
  const save = await savesOf(call, orderId);
  const open = () => call(`/api/order/get_wls/${orderId}`);
  return [
    { what: `list of ${list.orders.length} orders`, call: () => call('/api/orders/list') },
    { what: 'page of 50 orders', call: () => call('/api/orders/list?limit=50') },
    { what: 'sheet of 200 garments', call: open },
    { what: 'save of 2,000 lines', call: save },
    {
      what: 'sheet after a save',
      call: async () => {
        await (await save()).arrayBuffer();
        return open();
      },
    },
    { what: 'order as Excel', call: () => call(`/api/order/download/excel/${orderId}`) },
    { what: 'order as PDF', call: () => call(`/api/order/download/pdf_orderonly/${orderId}`) },
    { what: 'list as Excel', call: () => call('/api/orders/download/list', { body: listed }) },
  ];
}

async function measure(
  host: WatchedHost,
  { what, call }: Kind,
): Promise<{ rows: Row[]; failures: string[] }> {
  // The first ones start workers, fill caches and have code compiled.
  for (let warm = 0; warm < calls / measures; warm += 1) await (await call()).arrayBuffer();
  const found = [await host.measure()];
  for (let part = 1; part <= measures; part += 1) {
    for (let one = 0; one < calls / measures; one += 1) await (await call()).arrayBuffer();
    found.push(await host.measure());
  }
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) throw new Error('Nothing was measured.');
  const held = Math.max(...found.slice(1).map(({ held: { max } }) => max));
  const growths = { heap: last.heapMb / first.heapMb, RSS: last.rssMb / first.rssMb };
  const rows = found.map(({ heapMb, externalMb, rssMb, loop, held: own }, part) => ({
    what,
    calls: (part * calls) / measures,
    'heap MB': heapMb.toFixed(1),
    'external MB': externalMb.toFixed(1),
    'RSS MB': Math.round(rssMb),
    'held, max ms': own.max.toFixed(0),
    'late, max ms': loop.max.toFixed(0),
  }));
  return {
    rows,
    failures: [
      ...Object.entries(growths)
        .filter(([, growth]) => growth > flat)
        .map(([memory, growth]) => `${what}: ${memory} has grown to ${growth.toFixed(2)}x (bar: ${flat}x)`),
      ...(held > longestHeld
        ? [`${what}: held the event loop for ${held.toFixed(0)} ms (bar: ${longestHeld})`]
        : []),
    ],
  };
}

void withDatabase(async ({ env }) => {
  // The demo has 400 orders of its own.
  const orderId = await seed(env, { orders: orders - 400, garments: 200 });
  const host = await startWatchedHost(env);
  try {
    const call = await signIn(host);
    const wrong: string[] = [];
    for (const kind of await kindsOf(call, orderId)) {
      const { rows, failures } = await measure(host, kind);
      console.table(rows);
      wrong.push(...failures);
    }
    for (const failure of wrong) console.log(`NOT KEPT: ${failure}`);
    if (wrong.length === 0)
      console.log(`kept: memory is flat over ${calls} calls of each kind, the event loop free`);
    else process.exitCode = 1;
  } finally {
    await host.stop();
  }
});
