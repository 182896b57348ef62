import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { repeat } from '../core/repeat';
import { directOptions } from './direct';

/** Listens to a channel of PostgreSQL's NOTIFY. */
export interface NotificationListener {
  /**
   * Whether every notification sent until a few seconds ago has been received: data that notifications invalidate may
   * be cached only while this is true.
   */
  isUpToDate(): boolean;
  close(): Promise<void>;
}

/** How long the connection is trusted after a probe has come back, and after how long the next one is sent. */
const trustedMs = 3000;
const probeAfterMs = 1000;
/** A connection on which a probe has not come back by then is considered broken. */
const probeTimeoutMs = 10_000;
const reconnectSeconds = 1;

/**
 * Listens to a channel on a dedicated connection, which is reopened whenever it ends. Probe notifications sent through
 * the pool prove that it still receives: a connection that was dropped silently, or that a pooler shares, does not.
 * `isUpToDate` sends the probes, so an idle host sends none.
 */
export function openNotificationListener(
  pool: pg.Pool,
  channel: string,
  { onNotification, onDisconnect }: { onNotification: (payload: string) => void; onDisconnect: () => void },
): NotificationListener {
  const ownProbe = `proof ${randomUUID()}`;
  let client: pg.Client | null = null;
  let confirmedAt = -Infinity;
  let probeSentAt: number | null = null;

  function take(payload: string) {
    if (!payload.startsWith('proof ')) return onNotification(payload);
    if (payload !== ownProbe || probeSentAt === null) return;
    [confirmedAt, probeSentAt] = [probeSentAt, null];
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
      [client, confirmedAt, probeSentAt] = [null, -Infinity, null];
      onDisconnect();
    });
    await opened.connect();
    client = opened;
    await opened.query(`listen ${channel}`);
  }

  async function sendProbe() {
    if (client === null) return;
    const now = performance.now();
    if (probeSentAt === null) {
      probeSentAt = now;
      await pool.query('select pg_notify($1, $2)', [channel, ownProbe]);
    } else if (now - probeSentAt > probeTimeoutMs) {
      client.connection.stream.destroy();
    }
  }

  const listening = repeat({ pass: listen, seconds: reconnectSeconds, onError: () => undefined });
  return {
    isUpToDate() {
      const age = performance.now() - confirmedAt;
      if (age > probeAfterMs) sendProbe().catch(() => (probeSentAt = null));
      return age < trustedMs;
    },
    async close() {
      await listening.stop();
      await client?.end();
    },
  };
}
