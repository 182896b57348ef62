import { type Call, callWith, signIn } from '../tools/callHost';
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
    const callers = { ours: await signIn(servers.ours), floor: callWith(servers.floor) };
    const small = await takeTurns(rounds, (who) => list(callers[who]));
    for (let call = 0; call < 20; call += 1) await list(callers.ours);
    const before = servers.ours.memory();
    for (let call = 0; call < callsForMemory; call += 1) await list(callers.ours);
    const after = servers.ours.memory();

    await seed(env, { orders: 40_000 });
    const large = await takeTurns(rounds, (who) => list(callers[who]));
    const beside = await takeTurns(rounds, (who) => waitBeside(callers[who]));

    printReport('The order list over HTTP, beside node:http and pg alone', [
      { what: '10,000 orders, one call', unit: 'ms', ...small, bar: 1.67 },
      { what: '50,000 orders, one call', unit: 'ms', ...large },
      { what: 'another call beside 50,000, longest wait', unit: 'ms', ...beside },
    ]);
    console.log(
      `Throughput at 10,000 orders: ${Math.round((small.floor / small.ours) * 100)} % of the floor's (bar: 60 %).`,
    );
    console.log(
      `Memory of the host: ${Math.round(before)} MB, after ${callsForMemory} more calls ${Math.round(after)} MB.`,
    );
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
});
