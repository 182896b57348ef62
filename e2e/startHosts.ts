import { startEmbedded } from '../server/db/embedded';
import { startHost } from './startHost';
import { startProxy } from './startProxy';

/** What answers at one address: a host, or several behind a proxy. */
export interface Hosts {
  readonly url: string;
  /** Kills what answers, and starts it again on the same data when the given work is done. */
  killed: (whileGone: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts what the tests run against: one host, or E2E_HOSTS of them on one database, each of which gets a part of every
 * page's requests. `port` stays the same when they are killed.
 */
export function startHosts(folder: string, port: number): Promise<Hosts> {
  const count = Number(process.env.E2E_HOSTS ?? 1);
  return count > 1 ? startSeveral(folder, port, count) : startOne(folder, port);
}

async function startOne(folder: string, port: number): Promise<Hosts> {
  const start = () => startHost(folder, { PORT: String(port) });
  let host = await start();
  return {
    url: host.url,
    killed: async (whileGone) => {
      await host.stop('SIGKILL');
      await whileGone();
      host = await start();
    },
    stop: () => host.stop(),
  };
}

async function startSeveral(folder: string, port: number, count: number): Promise<Hosts> {
  const database = await startEmbedded(folder);
  const proxy = await startProxy(port);
  const env = { DATABASE_URL: database.url, PUBLIC_URL: proxy.url, DEMO: 'true' };
  let hosts: Awaited<ReturnType<typeof startHost>>[] = [];
  const start = async () => {
    // The first one fills an empty database.
    for (let number = 0; number < count; number += 1) hosts.push(await startHost(folder, env));
    proxy.hosts.push(...hosts.map(({ url }) => url));
  };
  const stop = async (signal: NodeJS.Signals) => {
    proxy.hosts.splice(0);
    await Promise.all(hosts.map((host) => host.stop(signal)));
    hosts = [];
  };
  await start();
  return {
    url: proxy.url,
    killed: async (whileGone) => {
      await stop('SIGKILL');
      await whileGone();
      await start();
    },
    stop: async () => {
      await stop('SIGTERM');
      proxy.close();
      await database.stop();
    },
  };
}
