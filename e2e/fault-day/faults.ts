import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './Cluster';

/** How long everybody works between two faults. */
export const calmMs = 10_000;
/** When somebody, or a supervisor, starts again what was killed. */
const restartMs = 3000;

/** What is killed, in turn; each resolves when it has been started again. */
export const faults: { what: string; strike: (cluster: Cluster) => Promise<void> }[] = [
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
