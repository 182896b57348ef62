import type pg from 'pg';
import { openNotices } from '../db/notices';
import type { OperationId, Viewer } from '../core/call';

/** A session with the person who has it. */
export interface FoundSession {
  viewer: Viewer;
  createdAt: Date;
  expiresAt: Date;
}

/** Sessions kept in memory for a few seconds, so that a person's calls in a row look theirs up once. */
export interface SessionCache {
  /** The session with this token hash, from memory or from `look`; null when there is none. */
  find(tokenHash: Buffer, look: () => Promise<FoundSession | null>): Promise<FoundSession | null>;
  /** Forgets all sessions, and those being looked up. */
  forget(): void;
  close(): Promise<void>;
}

/** The channel on which the tables' triggers announce the id of a user whose sessions or account have changed. */
const channel = 'linedesk_sessions';
const keptMs = 5000;
const mostKept = 10_000;

/**
 * Keeps sessions only while everything that is announced about them is heard (`Notices`), so that a session that ended
 * on any host ends on this one too. A session that was read before it ended is never kept after: what is being looked up
 * when something is heard is not kept.
 */
export function openSessionCache(pool: pg.Pool): SessionCache {
  const kept = new Map<string, FoundSession & { until: number }>();
  let forgotten = 0;

  function forget() {
    kept.clear();
    forgotten += 1;
  }

  function hear(userId: string) {
    for (const [key, { viewer }] of kept) if (viewer.id === userId) kept.delete(key);
    forgotten += 1;
  }

  const notices = openNotices(pool, channel, { hear, lose: forget });
  return {
    async find(tokenHash, look) {
      if (!notices.areHeard()) return look();
      const key = tokenHash.toString('base64');
      const now = performance.now();
      const known = kept.get(key);
      if (known !== undefined && now < known.until) return known;
      const before = forgotten;
      const found = await look();
      if (found === null || before !== forgotten) return found;
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { ...found, until: now + keptMs });
      return found;
    },
    forget,
    close: () => notices.close(),
  };
}

/** Calls that are made all the time and end no session. */
const harmless = new Set<OperationId>(['updateOrder', 'finishOrder', 'reportPresence', 'checkOrderStock']);

/**
 * Whether a call may have ended a session. Its host forgets all sessions before it answers, as its own announcement may
 * arrive a moment later.
 */
export const mayEndSessions = (method: string, operation: OperationId): boolean =>
  operation === 'logout' || (method !== 'GET' && method !== 'HEAD' && !harmless.has(operation));
