import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seed } from '../tools/seed';
import { type Cluster, startCluster } from './Cluster';
import { startErp } from './startErp';
import { type Seen, sendOrders, signIn, typeNumbers } from './storm';

const people = 8;
/** How long everybody works between two faults. */
const calmMs = 10_000;
/** When somebody, or a supervisor, starts again what was killed. */
const restartMs = 3000;

const packages = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql-15'];

/** What is killed, in turn; each resolves when it has been started again. */
const faults: { what: string; strike: (cluster: Cluster) => Promise<void> }[] = [
  {
    what: 'the primary database',
    async strike(cluster) {
      const { daemon, postmaster } = await cluster.primary();
      daemon.kill([postmaster]);
      await sleep(40_000);
      daemon.start();
      await cluster.wholeAgain();
    },
  },
  ...(['a host', 'the proxy', "the database's proxy", 'the pooler'] as const).map((what) => ({
    what,
    async strike({ hosts, proxy, router, pooler }: Cluster) {
      const daemons = {
        'a host': hosts[0],
        'the proxy': proxy,
        "the database's proxy": router,
        'the pooler': pooler,
      };
      const daemon = daemons[what];
      daemon?.kill();
      await sleep(restartMs);
      daemon?.start();
    },
  })),
  {
    what: "etcd's leader",
    async strike(cluster) {
      const daemon = await cluster.leadingEtcd();
      daemon.kill();
      await sleep(calmMs);
      daemon.start();
    },
  },
];

/** The longest time without an acknowledged save between two moments, in seconds. */
function longestGap(acknowledged: readonly number[], from: number, to: number): number {
  const moments = [from, ...acknowledged.filter((at) => at > from && at < to).toSorted((a, b) => a - b), to];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at))) / 1000;
}

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

async function faultDay(folder: string): Promise<boolean> {
  const cluster = await startCluster(folder);
  const erp = startErp(cluster.erpDir);
  const seen: Seen = { acknowledged: [], lost: [], signedOut: 0, failures: new Map(), tasks: [] };
  const day = new AbortController();
  // Ctrl+C leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
  }
  try {
    await cluster.startDatabase();
    say('three databases run, one the primary, one its synchronous standby');
    const filled = { DATABASE_URL: cluster.directUrl, DATA_DIR: path.join(folder, 'host1'), DEMO: 'true' };
    await seed(filled, { orders: 50 });
    await cluster.startHosts();
    say('two hosts run behind the proxy');

    const crowd = await Promise.all(Array.from({ length: people + 1 }, () => signIn(cluster.url, seen)));
    const [clerk, ...typists] = crowd;
    if (clerk === undefined) throw new Error('Nobody came.');
    const typing = typists.map((person, index) =>
      typeNumbers(person, `Typist ${index + 1}`, seen, day.signal),
    );
    const sending = sendOrders(clerk, seen, day.signal);
    await sleep(calmMs);

    const told: Record<string, { 'seconds without a save': number; 'answers that were no success': string }> =
      {};
    for (const { what, strike } of faults) {
      const from = Date.now();
      seen.failures.clear();
      await strike(cluster);
      await sleep(calmMs);
      const gap = longestGap(seen.acknowledged, from, Date.now());
      const failures = [...seen.failures].map(([answer, times]) => `${times} x ${answer}`).join(', ');
      told[what] = { 'seconds without a save': gap, 'answers that were no success': failures };
      say(`${what} was killed: ${gap.toFixed(1)} s without a save`);
    }
    day.abort();
    const checks = await Promise.all(typing);
    await sending;
    for (const check of checks) await check();
    const unfinished = await waitForTasks(clerk, seen);
    await waitForErp(clerk, seen);
    for (const person of crowd) await person.call('GET', '/api/me');

    const sent = seen.tasks.flatMap(({ orders }) => orders);
    const twice = [...erp.booked].filter(([, times]) => times > 1);
    const missing = sent.filter((id) => !erp.booked.has(id));
    console.table(told);
    const verdicts: [boolean, string][] = [
      [seen.lost.length === 0, `${seen.acknowledged.length} saves acknowledged, ${seen.lost.length} lost`],
      [seen.signedOut === 0, `${seen.signedOut} times was somebody signed out`],
      [unfinished.length === 0, `${seen.tasks.length} tasks, ${unfinished.length} not done`],
      [
        twice.length === 0 && missing.length === 0 && erp.booked.size === sent.length,
        `${sent.length} orders sent, ${erp.booked.size} booked, ${twice.length} twice, ${missing.length} never`,
      ],
    ];
    for (const [isKept, what] of verdicts) console.log(`${isKept ? 'kept' : 'NOT KEPT'}: ${what}`);
    for (const line of [...seen.lost, ...unfinished].slice(0, 20)) console.log(line);
    return verdicts.every(([isKept]) => isKept);
  } finally {
    day.abort();
    await erp.stop();
    await cluster.stop();
  }
}

type Clerk = Awaited<ReturnType<typeof signIn>>;

/** Waits until all tasks have ended; those that were not done as asked, in words. */
async function waitForTasks({ call }: Clerk, seen: Seen): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id } of seen.tasks) {
    let task = await call('GET', `/api/orders/task/${id}`);
    for (let waited = 0; waited < 120 && task.status !== 'done' && task.status !== 'failed'; waited += 1) {
      await sleep(500);
      task = await call('GET', `/api/orders/task/${id}`);
    }
    const lines: { outcome: string; reason: string | null }[] = Array.isArray(task.orders) ? task.orders : [];
    const refused = lines.filter(({ outcome }) => outcome !== 'done').map(({ reason }) => reason);
    if (task.status !== 'done' || refused.length > 0) {
      wrong.push(`task ${id}: ${String(task.status)} ${String(task.error)} ${refused.join(', ')}`);
    }
  }
  return wrong;
}

/** Waits until the ERP's answers have arrived at the orders. */
async function waitForErp({ call }: Clerk, seen: Seen): Promise<void> {
  const last = seen.tasks.flatMap(({ orders }) => orders);
  for (const id of last) {
    for (let waited = 0; waited < 240; waited += 1) {
      const { sap_status: status } = await call('GET', `/api/order/get_wls/${id}`);
      if (status === 2) break;
      await sleep(500);
    }
  }
}

async function main(): Promise<void> {
  const programs = ['etcd', 'patroni', 'haproxy', 'pgbouncer'];
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) {
    console.error(
      `${missing.join(', ')} can't be found. On Debian: apt-get install -y ${packages.join(' ')}`,
    );
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-fault-day-'));
  try {
    if (!(await faultDay(folder))) process.exitCode = 1;
  } finally {
    if (process.env.KEEP === undefined) rmSync(folder, { recursive: true, force: true });
    else console.log(`Everything is kept in ${folder}`);
  }
}

void main();
