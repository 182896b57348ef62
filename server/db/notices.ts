import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { repeat } from '../core/repeat';
import { directOptions } from './direct';

/** What a host hears of a channel of PostgreSQL's NOTIFY. */
export interface Notices {
  /**
   * Whether everything that was announced until a few seconds ago has been heard: only then may be kept in memory what
   * an announcement makes stale.
   */
  areHeard(): boolean;
  close(): Promise<void>;
}

/** How long after a proof the connection is still believed in, and when the next proof is asked for. */
const believedMs = 3000;
const renewedMs = 1000;
/** A connection on which a proof has not come back by then is broken. */
const deafMs = 10_000;
const reconnectSeconds = 1;

/**
 * Listens to a channel on a connection of its own, which is opened again whenever it ends. That it hears is proven by an
 * announcement of its own, sent through the pool: a connection that is cut without a word, or that a pooler shares out,
 * hears nothing and is not believed in. Proofs are asked for by `areHeard`, so a host without requests sends none.
 */
export function openNotices(
  pool: pg.Pool,
  channel: string,
  { hear, lose }: { hear: (payload: string) => void; lose: () => void },
): Notices {
  const ownProof = `proof ${randomUUID()}`;
  let client: pg.Client | null = null;
  let provenAt = -Infinity;
  let askedAt: number | null = null;

  function take(payload: string) {
    if (!payload.startsWith('proof ')) return hear(payload);
    if (payload !== ownProof || askedAt === null) return;
    [provenAt, askedAt] = [askedAt, null];
  }

  async function listen() {
    if (client !== null) return;
    const opened = new pg.Client({
      ...directOptions(pool),
      application_name: 'linedesk notices',
    });
    opened.on('error', () => undefined);
    opened.on('notification', ({ payload = '' }) => take(payload));
    opened.once('end', () => {
      [client, provenAt, askedAt] = [null, -Infinity, null];
      lose();
    });
    await opened.connect();
    client = opened;
    await opened.query(`listen ${channel}`);
  }

  async function askForProof() {
    if (client === null) return;
    const now = performance.now();
    if (askedAt === null) {
      askedAt = now;
      await pool.query('select pg_notify($1, $2)', [channel, ownProof]);
    } else if (now - askedAt > deafMs) {
      client.connection.stream.destroy();
    }
  }

  const listening = repeat({ pass: listen, seconds: reconnectSeconds, onError: () => undefined });
  return {
    areHeard() {
      const age = performance.now() - provenAt;
      if (age > renewedMs) askForProof().catch(() => (askedAt = null));
      return age < believedMs;
    },
    async close() {
      await listening.stop();
      await client?.end();
    },
  };
}
