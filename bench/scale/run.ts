import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, openAccounts } from '../people/accounts';
import { arrive, type Person } from '../people/person';
import { createTally, type Tally } from '../people/tally';
import { quantile } from '../tools/report';
import { seed } from '../tools/seed';
import { startServer } from '../tools/startServer';
import { type Ground, withDatabase } from '../tools/withDatabase';
import { processorOfDatabase } from './processors';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    hasty: { type: 'string', default: '8,24,72' },
    seconds: { type: 'string', default: '60' },
    hosts: { type: 'string', default: '1,2,4' },
  },
});
const people = Number(values.people);
/** More and more people without time to think, until it gets no faster. */
const hasty = values.hasty.split(',').map(Number);
const seconds = Number(values.seconds);

/** What one number of hosts has done. */
type Row = Record<string, string | number>;

const speedOf = (row: Row) => Number(row['calls a second']);

/** Everybody works for a while, spread over the hosts like behind a balancer. */
async function dayOf(
  hosts: readonly { url: string }[],
  accounts: readonly Account[],
  inHurry: boolean,
): Promise<{ tally: Tally; lasted: number }> {
  const crowd: Person[] = [];
  const tally = createTally();
  for (const [index, account] of accounts.entries()) {
    const host = hosts[index % hosts.length];
    if (host !== undefined) crowd.push(await arrive(host, account, tally, { inHurry }));
  }
  // Signing in, one after the other, is no part of the day.
  tally.took.clear();
  const started = Date.now();
  await Promise.all(crowd.map((person) => person.work(started + seconds * 1000)));
  return { tally, lasted: (Date.now() - started) / 1000 };
}

const callsOf = ({ took }: Tally) => [...took.values()].reduce((sum, { length }) => sum + length, 0);

const p95 = ({ took }: Tally, what: string) => Math.round(quantile(took.get(what) ?? [], 0.95));

/** The processor time that these processes have taken so far, in s (Linux counts hundredths). */
function processorOf(hosts: readonly { processor: () => number }[]): number {
  return hosts.reduce((sum, host) => sum + host.processor(), 0);
}

/** What the database has had to do so far. */
async function databaseOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ commits: number; busy: number; connections: number }>(`
    select xact_commit::float8 as commits, active_time::float8 / 1000 as busy,
      (select count(*)::float8 from pg_stat_activity where datname = current_database()) as connections
    from pg_stat_database where datname = current_database()`);
  await client.end();
  return rows[0] ?? { commits: 0, busy: 0, connections: 0 };
}

async function measure({ url, folder, env }: Ground, count: number): Promise<Row[]> {
  const accounts = await openAccounts(url, Math.max(people, ...hasty));
  const hosts = await Promise.all(
    Array.from({ length: count }, () => startServer('server/main.ts', { ...env, DEMO: 'false' })),
  );
  try {
    const rows: Row[] = [];
    const days = [
      { day: 'who think', crowd: accounts.slice(0, people), inHurry: false },
      ...hasty.map((many) => ({ day: 'in a hurry', crowd: accounts.slice(0, many), inHurry: true })),
    ];
    const readAll = async () => ({
      hosts: processorOf(hosts),
      postgres: processorOfDatabase(folder),
      database: await databaseOf(url),
    });
    for (const { day, crowd, inHurry } of days) {
      const before = await readAll();
      const { tally, lasted } = await dayOf(hosts, crowd, inHurry);
      await sleep(1000);
      const after = await readAll();
      for (const error of new Set(tally.errors)) console.log(error);
      rows.push({
        hosts: count,
        day: `${crowd.length} ${day}`,
        'calls a second': Math.round(callsOf(tally) / lasted),
        'list p95 ms': p95(tally, 'list of orders'),
        'sheet p95 ms': p95(tally, 'line sheet'),
        'save p95 ms': p95(tally, 'save'),
        errors: tally.errors.length,
        'processors, hosts': ((after.hosts - before.hosts) / lasted).toFixed(2),
        'processors, database': ((after.postgres - before.postgres) / lasted).toFixed(2),
        'in statements': ((after.database.busy - before.database.busy) / lasted).toFixed(2),
        'commits a second': Math.round((after.database.commits - before.database.commits) / lasted),
        connections: after.database.connections,
      });
    }
    return rows;
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
  }
}

void withDatabase(async (ground) => {
  await seed(ground.env, { orders: 5000, garments: 200, customers: people });
  const all: Row[] = [];
  for (const count of values.hosts.split(',').map(Number)) {
    const rows = await measure(ground, count);
    console.table(rows);
    all.push(...rows);
  }
  console.log('All of it:');
  console.table(all);
  const [most] = all.toSorted((one, other) => speedOf(other) - speedOf(one));
  if (most !== undefined) {
    console.log(
      `It ends at ${speedOf(most)} calls a second, with ${most.day} on ${most.hosts} hosts: the hosts took ` +
        `${most['processors, hosts']} processors and the database ${most['processors, database']}, of ${cpus().length} here.`,
    );
  }
});
