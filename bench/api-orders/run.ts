import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { connect } from '../../server/db/openDatabase';
import * as schema from '../../server/db/schema';
import { fillDemo } from '../../server/demo/fillDemo';
import { addVolume } from '../../server/demo/volume/addVolume';
import { median, printReport } from '../tools/report';
import { type RunningServer, startServer } from '../tools/startServer';

const origin = 'http://localhost:3000';
const rounds = 15;
const callsForMemory = 100;

/** The list of every order, whole; answers how long it took in ms. */
async function list({ url }: RunningServer, cookie: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/orders/list`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`The list answered ${answer.status}.`);
  await answer.arrayBuffer();
  return performance.now() - started;
}

/** The longest that another call waited while the list was made, in ms. */
async function waitBeside(server: RunningServer, cookie: string): Promise<number> {
  let listing = true;
  const listed = list(server, cookie).finally(() => (listing = false));
  let longest = 0;
  while (listing) {
    const asked = performance.now();
    await (await fetch(`${server.url}/healthz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - asked);
  }
  await listed;
  return longest;
}

async function signIn({ url }: RunningServer): Promise<string> {
  const answer = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@demo.test', password: 'linedesk' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`The sign-in answered ${answer.status}.`);
  return cookie;
}

/** Takes turns, so that a busy moment of the machine hits both. */
async function takeTurns(measure: (who: 'ours' | 'floor') => Promise<number>) {
  const found = { ours: [] as number[], floor: [] as number[] };
  for (let round = -2; round < rounds; round += 1) {
    for (const who of ['ours', 'floor'] as const) {
      const took = await measure(who);
      if (round >= 0) found[who].push(took);
    }
  }
  return { ours: median(found.ours), floor: median(found.floor) };
}

async function run(folder: string) {
  const database = await startEmbedded(folder);
  const pool = connect(database.url);
  const db = drizzle(pool, { schema });
  await migrate(pool);
  const now = new Date();
  await fillDemo(db, { now });
  const grow = async (orders: number) => {
    await addVolume(db, { orders, garments: 0, customers: 0 }, { now, tell: () => undefined });
    await pool.query('analyze');
  };

  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: origin,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const servers = {
    ours: await startServer('server/main.ts', env),
    floor: await startServer('bench/api-orders/floor.ts', env),
  };
  const cookie = await signIn(servers.ours);

  await grow(10_000 - 400);
  const small = await takeTurns((who) => list(servers[who], cookie));
  for (let call = 0; call < 20; call += 1) await list(servers.ours, cookie);
  const before = servers.ours.memory();
  for (let call = 0; call < callsForMemory; call += 1) await list(servers.ours, cookie);
  const after = servers.ours.memory();

  await grow(40_000);
  const large = await takeTurns((who) => list(servers[who], cookie));
  const beside = await takeTurns((who) => waitBeside(servers[who], cookie));

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

  for (const server of Object.values(servers)) await server.stop();
  await pool.end();
  await database.stop();
}

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-bench-'));
void run(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
