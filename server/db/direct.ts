import type pg from 'pg';

/** The database behind a pool whose own address is a pooler. */
const directUrls = new WeakMap<pg.Pool, string>();

/** Records the URL of the database behind a pooler. */
export function noteDirectUrl(pool: pg.Pool, url: string): void {
  directUrls.set(pool, url);
}

/** The options of another connection through the pooler; null when the pool connects to the database directly. */
export const poolerOptions = (pool: pg.Pool): pg.PoolConfig | null =>
  directUrls.has(pool) ? ownOptions(pool) : null;

/**
 * The options of a direct connection to the pool's database, bypassing any pooler, for whatever needs a session of its
 * own: session locks, LISTEN, settings that outlast a transaction, and health checks.
 */
export function directOptions(pool: pg.Pool): pg.PoolConfig {
  const connectionString = directUrls.get(pool);
  return connectionString === undefined ? ownOptions(pool) : { ...pool.options, connectionString };
}

/** The pool's password is not enumerable, so it isn't copied with the other options. */
const ownOptions = ({ options }: pg.Pool): pg.PoolConfig => ({ ...options, password: options.password });
