import type pg from 'pg';
import { repeat, type Repeating } from '../background/repeat';
import { openPulse } from './pulse';

/**
 * Breaks the connections that a database has stopped to answer on, so that calls on them end instead of hanging for
 * ever. Statements have no time limit of their own: as long as the database gives a sign of life, it is at work.
 */
export function cutFrozen(pool: pg.Pool, { seconds = 5, patienceMs = 10_000 } = {}): Repeating {
  const busy = new Set<pg.PoolClient>();
  const pulse = openPulse(pool, patienceMs);
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('remove', (client) => busy.delete(client));

  const watching = repeat({
    async pass() {
      // Nobody waits: nothing to ask for.
      if (busy.size === 0 || (await pulse.feel()) !== 'silent') return;
      // What is sent on a broken connection fails, and an open transaction is rolled back: nothing is half done.
      for (const client of busy) client.connection.stream.destroy();
    },
    seconds,
    onError: () => undefined,
  });
  return {
    async stop() {
      await watching.stop();
      await pulse.close();
    },
  };
}
