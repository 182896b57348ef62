import { type Call, callWith, plainly, signIn } from '../tools/callHost';
import { printReport } from '../tools/report';
import { seed } from '../tools/seed';
import { startServer } from '../tools/startServer';
import { takeTurns } from '../tools/takeTurns';
import { timed } from '../tools/timed';
import { withDatabase } from '../tools/withDatabase';

const rounds = Number(process.env.ROUNDS ?? 15);
const callsForMemory = 100;

/** Reads the whole list of orders; answers how long it took in ms. */
const list = (call: Call) => timed(() => call('/api/orders/list'));

const pageSize = 50;
const pagesInARow = 10;
const filter = 'sap_status=0&finished=false&current_catalog=true';

/** Reads ten pages of 50 orders, one after the other; answers how long one took in ms. */
async function walk(call: Call, filters = ''): Promise<number> {
  const started = performance.now();
  let cursor = '';
  for (let page = 0; page < pagesInARow; page += 1) {
    const answer = await call(`/api/orders/list?limit=${pageSize}&${filters}${cursor}`);
    const { orders, next_cursor } = (await answer.json()) as { orders: object[]; next_cursor?: string };
    if (orders.length !== pageSize || next_cursor === undefined)
      throw new Error(`A page of ${orders.length}.`);
    cursor = `&cursor=${next_cursor}`;
  }
  return (performance.now() - started) / pagesInARow;
}

/** The longest wait of another call while the list was made, in ms. */
async function waitBeside(call: Call): Promise<number> {
  let listing = true;
  const listed = list(call).finally(() => (listing = false));
  let longest = 0;
  while (listing) longest = Math.max(longest, await timed(() => call('/healthz')));
  await listed;
  return longest;
}

void withDatabase(async ({ env }) => {
  // The demo has 400 orders of its own.
  await seed(env, { orders: 10_000 - 400 });
  const servers = {
    ours: await startServer('server/main.ts', env),
    floor: await startServer('bench/api-orders/floor.ts', env),
  };
  try {
    const callers = { ours: await signIn(servers.ours, plainly), floor: callWith(servers.floor, plainly) };
    const small = await takeTurns(rounds, (who) => list(callers[who]));
    const page = await takeTurns(rounds, (who) => walk(callers[who]));
    const filtered = await takeTurns(rounds, (who) => walk(callers[who], filter));
    for (let call = 0; call < 20; call += 1) await list(callers.ours);
    const before = servers.ours.memory();
    for (let call = 0; call < callsForMemory; call += 1) await list(callers.ours);
    const after = servers.ours.memory();

    await seed(env, { orders: 40_000 });
    const large = await takeTurns(rounds, (who) => list(callers[who]));
    const largePage = await takeTurns(rounds, (who) => walk(callers[who]));
    const largeFiltered = await takeTurns(rounds, (who) => walk(callers[who], filter));
    const beside = await takeTurns(rounds, (who) => waitBeside(callers[who]));

    printReport('The order list over HTTP, beside node:http and pg alone', [
      { what: '10,000 orders, one call', unit: 'ms', ...small, bar: 1.11 },
      { what: '10,000 orders, a page of 50', unit: 'ms', ...page, bar: 2 },
      { what: '10,000 orders, a filtered page of 50', unit: 'ms', ...filtered, bar: 2 },
      { what: '50,000 orders, one call', unit: 'ms', ...large },
      { what: '50,000 orders, a page of 50', unit: 'ms', ...largePage, bar: 2 },
      { what: '50,000 orders, a filtered page of 50', unit: 'ms', ...largeFiltered, bar: 2 },
      { what: 'another call beside 50,000, longest wait', unit: 'ms', ...beside },
    ]);
    console.log(
      `Throughput at 10,000 orders: ${Math.round((small.floor / small.ours) * 100)} % of the floor's (bar: 90 %).`,
    );
    console.log(
      `Memory of the host: ${Math.round(before)} MB, after ${callsForMemory} more calls ${Math.round(after)} MB.`,
    );
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
});
