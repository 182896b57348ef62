import pg from 'pg';
import { repeat, type Repeating } from '../background/repeat';

/** What came of asking a database for a sign of life: it answered, said nothing in time, or can't be reached. */
type Sign = 'answers' | 'silent' | 'unreachable';

/** A connection of its own on which a database is asked whether it lives. */
interface Pulse {
  /** Asks, or waits for what somebody else asked a moment ago: there is never more than one question. */
  feel(): Promise<Sign>;
  close(): Promise<void>;
}

/** `patienceMs` is how long, all in all, a sign is waited for. */
export function openPulse({ options }: pg.Pool, patienceMs: number): Pulse {
  const own = new pg.Pool({
    ...options,
    // A pool hides its password from being copied with the other options.
    password: options.password,
    max: 1,
    application_name: 'linedesk pulse',
    // One after the other: to get a connection, and to get an answer on it.
    connectionTimeoutMillis: patienceMs / 2,
    query_timeout: patienceMs / 2,
  });
  own.on('error', () => undefined);
  own.on('connect', (client) => client.on('error', () => undefined));
  let asking: Promise<Sign> | null = null;

  async function ask(): Promise<Sign> {
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
    feel: () => (asking ??= ask()),
    close: () => own.end(),
  };
}

/**
 * Breaks the connections that a database has stopped answering on, so that calls on them end instead of hanging for
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
      // Nobody is waiting, so there is nothing to ask.
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
