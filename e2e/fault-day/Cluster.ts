import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/db/cluster';
import { openBucket } from '../../server/test/openBucket';
import { Daemon } from './Daemon';

const root = path.resolve(__dirname, '../..');
const config = path.join(root, 'deploy/config');
const numbers = [1, 2, 3] as const;
const password = 'fault-day';

/** The programs of Debian's packages. */
const postgres = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';

/** The machines of docs/operations.md 'Several machines', each a few programs on a loopback port, as deploy/ sets them up. */
export async function startCluster(folder: string) {
  const ports = await choosePorts();
  const bucket = await openBucket();
  const at = (port: number) => `127.0.0.1:${port}`;
  const directUrl = `postgres://linedesk:${password}@${at(ports.primary)}/linedesk`;
  const erpDir = path.join(folder, 'erp');
  const url = `http://${at(ports.web)}`;

  const etcds = numbers.map((number) => {
    const peers = numbers.map((one) => `etcd${one}=http://${at(ports.peer[one])}`).join(',');
    const [client, peer] = [`http://${at(ports.client[number])}`, `http://${at(ports.peer[number])}`];
    const data = path.join(place(folder, `etcd${number}`), 'data');
    const command = [
      'etcd',
      `--name=etcd${number}`,
      `--data-dir=${data}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=${peers}`,
    ];
    return new Daemon({ name: `etcd${number}`, folder: path.dirname(data), command });
  });

  const settings = readFileSync(path.join(config, 'patroni.yml'), 'utf8').replaceAll('/etc/linedesk', config);
  const databases = numbers.map((number) => {
    const own = place(folder, `db${number}`);
    const file = path.join(own, 'patroni.yml');
    writeFileSync(file, settings);
    const env = {
      PATRONI_NAME: `db${number}`,
      PATRONI_ETCD3_HOSTS: numbers.map((one) => at(ports.client[one])).join(','),
      PATRONI_RESTAPI_LISTEN: at(ports.rest[number]),
      PATRONI_RESTAPI_CONNECT_ADDRESS: at(ports.rest[number]),
      PATRONI_POSTGRESQL_LISTEN: at(ports.database[number]),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: at(ports.database[number]),
      PATRONI_POSTGRESQL_DATA_DIR: path.join(own, 'data'),
      PATRONI_POSTGRESQL_BIN_DIR: postgres,
      PATRONI_POSTGRESQL_PGPASS: path.join(own, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
      LINEDESK_PASSWORD: password,
    };
    return new Daemon({ name: `db${number}`, folder: own, command: ['patroni', file], env });
  });

  const router = new Daemon({
    name: 'router',
    folder: place(folder, 'router'),
    command: ['haproxy', '-W', '-f', path.join(config, 'haproxy-database.cfg')],
    env: {
      DB_BIND: at(ports.primary),
      DB_STANDBY_BIND: at(ports.standbys),
      ...Object.assign(
        {},
        ...numbers.map((number) => ({
          [`DB${number}_HOST`]: '127.0.0.1',
          [`DB${number}_PORT`]: String(ports.database[number]),
          [`DB${number}_REST`]: String(ports.rest[number]),
        })),
      ),
    },
  });
  const pooler = new Daemon({
    name: 'pooler',
    folder: place(folder, 'pooler'),
    command: ['pgbouncer', '-q', writePooler(path.join(folder, 'pooler'), ports)],
  });
  const hosts = ([1, 2] as const).map((number) => {
    const env = {
      ...bucket.env,
      PORT: String(ports.host[number]),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      DATABASE_URL: `postgres://linedesk:${password}@${at(ports.pooler)}/linedesk`,
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_REPLICA_URL: `postgres://linedesk:${password}@${at(ports.standbys)}/linedesk`,
      METRICS_PORT: String(ports.metrics[number]),
      DATA_DIR: place(folder, `host${number}`),
      ERP_DIR: erpDir,
      ERP_POLL_SECONDS: '1',
      LOG_LEVEL: 'warn',
    };
    const command = [process.execPath, '--import', 'tsx', 'server/main.ts'];
    return new Daemon({ name: `host${number}`, folder: env.DATA_DIR, command, env, asRoot: true });
  });
  const proxy = new Daemon({
    name: 'proxy',
    folder: place(folder, 'proxy'),
    command: ['haproxy', '-W', '-f', path.join(config, 'haproxy-web.cfg')],
    env: { WEB_BIND: at(ports.web), HOST1: at(ports.host[1]), HOST2: at(ports.host[2]) },
  });

  const all = [...etcds, ...databases, router, pooler, ...hosts, proxy];
  return {
    url,
    directUrl,
    erpDir,
    bucket: bucket.env,
    hosts,
    proxy,
    router,
    pooler,
    etcds,
    /** Starts the database and what leads to it. */
    async startDatabase() {
      for (const daemon of [...etcds, ...databases, router, pooler]) daemon.start();
      await until('a primary with a synchronous standby', async () => {
        const { members } = await membersOf(ports.rest);
        return (
          members.some(({ role }) => role === 'leader') && members.some(({ role }) => role === 'sync_standby')
        );
      });
    },
    /** Starts the hosts and the proxy in front of them. */
    async startHosts() {
      for (const daemon of [...hosts, proxy]) daemon.start();
      await until('both hosts', async () => {
        const ready = await Promise.all(
          ([1, 2] as const).map((number) => isReady(`http://${at(ports.host[number])}/readyz`)),
        );
        return ready.every(Boolean) && (await isReady(`${url}/readyz`));
      });
    },
    /** The database that is the primary now. */
    async primary() {
      const { members } = await membersOf(ports.rest);
      const leader = members.find(({ role }) => role === 'leader')?.name ?? '';
      const daemon = databases[Number(leader.slice(2)) - 1];
      if (daemon === undefined) throw new Error('There is no primary.');
      const postmaster = path.join(folder, leader, 'data', 'postmaster.pid');
      return { daemon, postmaster: Number(readFileSync(postmaster, 'utf8').split('\n')[0]) };
    },
    /** Resolves when all three databases are in step again. */
    wholeAgain: () =>
      until('three databases in step', async () => {
        const { members } = await membersOf(ports.rest);
        return (
          members.filter(({ state }) => state === 'running' || state === 'streaming').length === 3 &&
          members.some(({ role }) => role === 'sync_standby')
        );
      }),
    /** How many reports the host that is never killed has read from the replica, and from the primary. */
    async reportsBySource() {
      const text = await (await fetch(`http://${at(ports.metrics[2])}/metrics`)).text();
      const of = (source: string) =>
        Number(new RegExp(`^linedesk_reports_total{source="${source}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
      return { replica: of('replica'), database: of('database') };
    },
    /** The etcd that leads the others. */
    async leadingEtcd() {
      for (const number of numbers) {
        const status = await askJson<{ leader: string; header: { member_id: string } }>(
          `http://${at(ports.client[number])}/v3/maintenance/status`,
          'POST',
        );
        const daemon = etcds[number - 1];
        if (status !== null && status.leader === status.header.member_id && daemon !== undefined)
          return daemon;
      }
      throw new Error('No etcd leads.');
    },
    async stop() {
      // What starts others again ends first.
      const postmasters = numbers.flatMap((number) => {
        try {
          const file = path.join(folder, `db${number}`, 'data', 'postmaster.pid');
          return Number(readFileSync(file, 'utf8').split('\n')[0]);
        } catch {
          return [];
        }
      });
      for (const daemon of all.toReversed()) daemon.kill(databases.includes(daemon) ? postmasters : []);
      await bucket.close();
    },
  };
}

/** A running cluster. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function choosePorts() {
  const three = async () => ({ 1: await freePort(), 2: await freePort(), 3: await freePort() });
  return {
    client: await three(),
    peer: await three(),
    rest: await three(),
    database: await three(),
    host: await three(),
    metrics: await three(),
    primary: await freePort(),
    standbys: await freePort(),
    pooler: await freePort(),
    web: await freePort(),
  };
}

type Ports = Awaited<ReturnType<typeof choosePorts>>;

/** The pooler's settings of deploy/, with the addresses of this machine. */
function writePooler(folder: string, ports: Ports): string {
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, `"linedesk" "${password}"\n`);
  const text = readFileSync(path.join(config, 'pgbouncer.ini'), 'utf8')
    .replace('host=haproxy port=5000', `host=127.0.0.1 port=${ports.primary}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${ports.pooler}`)
    .replace('/etc/pgbouncer/users.txt', users);
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, text);
  return file;
}

function place(folder: string, name: string): string {
  const own = path.join(folder, name);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  return own;
}

interface Members {
  members: { name: string; role: string; state: string }[];
}

/** What the first Patroni that answers knows of all. */
async function membersOf(rest: Ports['rest']): Promise<Members> {
  for (const number of numbers) {
    const known = await askJson<Members>(`http://127.0.0.1:${rest[number]}/cluster`);
    if (known !== null) return known;
  }
  return { members: [] };
}

async function askJson<Answer>(url: string, method = 'GET'): Promise<Answer | null> {
  try {
    const body = method === 'POST' ? '{}' : undefined;
    const response = await fetch(url, { method, body, signal: AbortSignal.timeout(2000) });
    const answer: Answer = await response.json();
    return answer;
  } catch {
    return null;
  }
}

const isReady = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const patienceMs = 180_000;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await isSo()); await sleep(250)) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
  }
}
