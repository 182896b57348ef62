import type pg from 'pg';

/** The database behind a pool whose own address is a pooler. */
const directUrls = new WeakMap<pg.Pool, string>();

/** Records where the database behind a pooler is. */
export function noteDirectUrl(pool: pg.Pool, url: string): void {
  directUrls.set(pool, url);
}

/** The options of another connection to where the pool connects to; null when that is the database itself. */
export const poolerOptions = (pool: pg.Pool): pg.PoolConfig | null =>
  directUrls.has(pool) ? ownOptions(pool) : null;

/**
 * The options of a connection to the pool's database itself, past any pooler, for whatever is kept by a session:
 * session locks, LISTEN, settings that outlast a transaction, and asking whether the database answers.
 */
export function directOptions(pool: pg.Pool): pg.PoolConfig {
  const connectionString = directUrls.get(pool);
  return connectionString === undefined ? ownOptions(pool) : { ...pool.options, connectionString };
}

/** The pool's password is not enumerable, so it isn't copied with the other options. */
const ownOptions = ({ options }: pg.Pool): pg.PoolConfig => ({ ...options, password: options.password });
