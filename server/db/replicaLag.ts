import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { theRow } from './theRow';

/** A position in the primary's write-ahead log; `at` is when it was read, in epoch seconds by the primary's clock. */
export interface WalPosition {
  identity: string;
  lsn: string;
  at: number;
}

/** How far a replica is behind the primary. */
export interface ReplicaLag {
  /** The time of the last commit that it has replayed; null when it has reached the position. */
  asOf: Date | null;
  /** Infinity when unknown. */
  secondsBehind: number;
}

/** The database is not a standby, or is one of another primary. */
export class NotAReplicaError extends Error {
  constructor() {
    super('The database at DATABASE_REPLICA_URL is not a standby of the one at DATABASE_URL.');
  }
}

/** A physical copy shares its original's system identifier and the ids of its databases. */
const identity = `(select system_identifier from pg_control_system())::text || '.' ||
  (select oid from pg_database where datname = current_database())::text`;

/**
 * The position up to which the primary's log is flushed: every acknowledged commit is before it. With
 * `synchronous_commit = off` commits are acknowledged earlier, so the insert position is used.
 */
export async function currentWalPosition(pool: pg.Pool): Promise<WalPosition> {
  const { rows } = await pool.query<WalPosition>(`
    select ${identity} as identity, extract(epoch from clock_timestamp())::float8 as at,
      (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_flush_lsn() end)::text as lsn`);
  return theRow(rows);
}

const pauseMs = 10;

/**
 * Waits until a replica has reached the position or `patienceMs` have passed: it is usually behind by milliseconds. The
 * time of its last commit is by the primary's clock, like the position's, so clocks of two machines are never compared.
 */
export async function waitForReplay(
  client: pg.ClientBase,
  { identity: itself, lsn, at: now }: WalPosition,
  patienceMs: number,
): Promise<ReplicaLag> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { isCaughtUp, at, isReplica, identity: own } = await ask(client, lsn);
    if (!isReplica || own !== itself) throw new NotAReplicaError();
    if (isCaughtUp) return { asOf: null, secondsBehind: 0 };
    if (performance.now() >= until) {
      return { asOf: new Date((at ?? 0) * 1000), secondsBehind: at === null ? Infinity : now - at };
    }
    await sleep(pauseMs);
  }
}

interface Asked {
  identity: string;
  isReplica: boolean;
  isCaughtUp: boolean;
  at: number | null;
}

async function ask(client: pg.ClientBase, lsn: string): Promise<Asked> {
  const { rows } = await client.query<Asked>(
    `select ${identity} as identity, pg_is_in_recovery() as "isReplica",
      coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isCaughtUp",
      extract(epoch from pg_last_xact_replay_timestamp())::float8 as at`,
    [lsn],
  );
  return theRow(rows);
}
