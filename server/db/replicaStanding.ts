import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** How far the database had written when it was asked, by its own clock in epoch seconds. */
export interface Mark {
  identity: string;
  lsn: string;
  at: number;
}

/** How far a replica is. */
export interface Standing {
  /** The commit that it replayed last; null when it has everything up to the mark. */
  asOf: Date | null;
  /** Infinity when that can't be known. */
  secondsBehind: number;
}

/** The replica is no standby, or one of another database. */
export class NotAReplicaError extends Error {
  constructor() {
    super('The database at DATABASE_REPLICA_URL is not a standby of the one at DATABASE_URL.');
  }
}

/** A physical copy shares its original's system identifier and the ids of its databases. */
const identity = `(select system_identifier from pg_control_system())::text || '.' ||
  (select oid from pg_database where datname = current_database())::text`;

/**
 * Asks the database how far its log goes on disk: whatever anybody was told is saved is before that place. With
 * `synchronous_commit = off` people are told earlier, so the place that it has last written to counts.
 */
export async function currentMark(pool: pg.Pool): Promise<Mark> {
  const { rows } = await pool.query<Mark>(`
    select ${identity} as identity, extract(epoch from clock_timestamp())::float8 as at,
      (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_flush_lsn() end)::text as lsn`);
  const [mark] = rows;
  if (mark === undefined) throw new Error('A select without tables always has a row.');
  return mark;
}

const pauseMs = 10;

/**
 * How far a replica is, once it has reached the mark or some time has passed: it is usually behind by milliseconds. The
 * moment of its last commit is by the same clock as the mark, so clocks of two machines are never compared.
 */
export async function levelWith(
  client: pg.ClientBase,
  { identity: itself, lsn, at: now }: Mark,
  patienceMs: number,
): Promise<Standing> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { isLevel, at, isReplica, identity: own } = await ask(client, lsn);
    if (!isReplica || own !== itself) throw new NotAReplicaError();
    if (isLevel) return { asOf: null, secondsBehind: 0 };
    if (performance.now() >= until) {
      return { asOf: new Date((at ?? 0) * 1000), secondsBehind: at === null ? Infinity : now - at };
    }
    await sleep(pauseMs);
  }
}

interface Asked {
  identity: string;
  isReplica: boolean;
  isLevel: boolean;
  at: number | null;
}

async function ask(client: pg.ClientBase, lsn: string): Promise<Asked> {
  const { rows } = await client.query<Asked>(
    `select ${identity} as identity, pg_is_in_recovery() as "isReplica",
      coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isLevel",
      extract(epoch from pg_last_xact_replay_timestamp())::float8 as at`,
    [lsn],
  );
  const [asked] = rows;
  if (asked === undefined) throw new Error('A select without tables always has a row.');
  return asked;
}
