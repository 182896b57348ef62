import pg from 'pg';

/** What came of asking a database for a sign of life: it answered, said nothing in time, or can't be reached. */
export type Sign = 'answers' | 'silent' | 'unreachable';

/** A connection of its own on which a database is asked whether it lives. */
export interface Pulse {
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
