import type pg from 'pg';
import { openNotificationListener } from '../db/notificationListener';
import type { OperationId, Viewer } from '../core/call';

/** A session with the person who has it. */
export interface FoundSession {
  viewer: Viewer;
  createdAt: Date;
  /** When it was last used, give or take 15 minutes. */
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Caches sessions in memory for a few seconds, so that consecutive calls of a user query the session once. */
export interface SessionCache {
  /** The session with this token hash, from the cache or from `load`; null when there is none. */
  find(tokenHash: Buffer, load: () => Promise<FoundSession | null>): Promise<FoundSession | null>;
  /** Forgets all sessions, including those being loaded. */
  forget(): void;
  close(): Promise<void>;
}

/** The channel on which database triggers notify of the id of a user whose sessions or account have changed. */
const channel = 'linedesk_sessions';
const cachedMs = 5000;
const maxSessions = 10_000;

/**
 * Caches sessions only while the `NotificationListener` is up to date, so that a session that ends on any host ends on
 * this one too. A session that is being loaded when a notification arrives is not cached, as it may have ended meanwhile.
 */
export function openSessionCache(pool: pg.Pool): SessionCache {
  const cached = new Map<string, { session: FoundSession; until: number }>();
  let forgotten = 0;

  function forget() {
    cached.clear();
    forgotten += 1;
  }

  function onNotification(userId: string) {
    for (const [key, { session }] of cached) if (session.viewer.id === userId) cached.delete(key);
    forgotten += 1;
  }

  const notifications = openNotificationListener(pool, channel, { onNotification, onDisconnect: forget });
  return {
    async find(tokenHash, load) {
      if (!notifications.isUpToDate()) return load();
      const key = tokenHash.toString('base64');
      const now = performance.now();
      const hit = cached.get(key);
      if (hit !== undefined && now < hit.until) return hit.session;
      const before = forgotten;
      const found = await load();
      if (found === null || before !== forgotten) return found;
      if (cached.size >= maxSessions) cached.clear();
      cached.set(key, { session: found, until: now + cachedMs });
      return found;
    },
    forget,
    close: () => notifications.close(),
  };
}

/** Frequent calls that never end a session. */
const harmless = new Set<OperationId>(['updateOrder', 'finishOrder', 'reportPresence', 'checkOrderStock']);

/**
 * Whether a call may have ended a session. Its host forgets all sessions before it responds, as the notification may
 * arrive only later.
 */
export const mayEndSessions = (method: string, operation: OperationId): boolean =>
  operation === 'logout' || (method !== 'GET' && method !== 'HEAD' && !harmless.has(operation));
