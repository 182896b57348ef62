import pg from 'pg';
import { repeat, type Repeating } from '../core/repeat';
import { directOptions } from './direct';

/** The result of a health check: the database answered, did not answer in time, or can't be reached. */
type HealthStatus = 'answers' | 'silent' | 'unreachable';

/** A health check on a separate connection. */
interface Heartbeat {
  /** Checks the database, or joins a check already in progress: there is never more than one. */
  check(): Promise<HealthStatus>;
  close(): Promise<void>;
}

/** `patienceMs` is the total time to wait for an answer. */
export function openHeartbeat(options: pg.PoolConfig, patienceMs: number): Heartbeat {
  const own = new pg.Pool({
    ...options,
    max: 1,
    application_name: 'linedesk pulse',
    // Half of the time is for connecting, the other half for the answer.
    connectionTimeoutMillis: patienceMs / 2,
    query_timeout: patienceMs / 2,
  });
  own.on('error', () => undefined);
  own.on('connect', (client) => client.on('error', () => undefined));
  let asking: Promise<HealthStatus> | null = null;

  async function ask(): Promise<HealthStatus> {
    try {
      await own.query('select 1');
      return 'answers';
    } catch (error) {
      return error instanceof Error && /timeout/i.test(error.message) ? 'silent' : 'unreachable';
    } finally {
      asking = null;
    }
  }

  return {
    check: () => (asking ??= ask()),
    close: () => own.end(),
  };
}

/**
 * Breaks the busy connections of a database that has stopped responding, so that requests on them fail instead of
 * hanging forever. Statements have no timeout of their own: as long as the database passes the health check, it is
 * working.
 */
export function breakFrozenConnections(pool: pg.Pool, { seconds = 5, patienceMs = 10_000 } = {}): Repeating {
  const busy = new Set<pg.PoolClient>();
  // Not through a pooler: a check that is queued there says nothing about the database.
  const heartbeat = openHeartbeat(directOptions(pool), patienceMs);
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('remove', (client) => busy.delete(client));

  const watching = repeat({
    async pass() {
      // Nobody is waiting, so there is nothing to check.
      if (busy.size === 0 || (await heartbeat.check()) !== 'silent') return;
      // Statements on a broken connection fail, and an open transaction is rolled back: nothing is half done.
      for (const client of busy) client.connection.stream.destroy();
    },
    seconds,
    onError: () => undefined,
  });
  return {
    async stop() {
      await watching.stop();
      await heartbeat.close();
    },
  };
}
