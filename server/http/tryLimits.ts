import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { loginFailures } from '../db/schema';
import { Problem } from './problems';

/** So many tries at a password in a quarter of an hour, counted under a key on all hosts together. */
export interface TryLimit {
  key: string;
  allowed: number;
}

const windowMs = 15 * 60_000;

/**
 * Counts a try under each key before anything is checked, so that of any number at once no more than allowed are.
 * Answers null when the try may be made, else which key is used up and until when; the try then counts under no other.
 */
export async function countTry(
  db: Db,
  limits: readonly TryLimit[],
  at: Date,
): Promise<{ key: string; until: Date } | null> {
  const counted: TryLimit[] = [];
  for (const limit of limits) {
    const { tries, windowEndsAt } = await count(db, limit.key, at);
    if (tries > limit.allowed) {
      for (const other of counted) await giveBackTry(db, other.key);
      return { key: limit.key, until: windowEndsAt };
    }
    counted.push(limit);
  }
  return null;
}

/** One statement, which also opens a new window once the old one is over. */
async function count(db: Db, key: string, at: Date) {
  const windowEndsAt = new Date(at.getTime() + windowMs);
  const isOver = lte(loginFailures.windowEndsAt, at);
  const [row] = await db
    .insert(loginFailures)
    .values({ key, failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${loginFailures.failures} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${loginFailures.windowEndsAt} end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('The try was not counted.');
  if (row.failures === 1) await deleteOver(db, at);
  return { tries: row.failures, windowEndsAt: row.windowEndsAt };
}

/** A few at a time, and none that another try is being counted under: so no try waits for another's tidying. */
async function deleteOver(db: Db, at: Date): Promise<void> {
  const over = db
    .select({ key: loginFailures.key })
    .from(loginFailures)
    .where(lte(loginFailures.windowEndsAt, at))
    .limit(100)
    .for('update', { skipLocked: true });
  await db.delete(loginFailures).where(inArray(loginFailures.key, over));
}

/** Takes back a try that turned out right, or that was not made. */
export async function giveBackTry(db: Db, key: string): Promise<void> {
  await db
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
    .where(eq(loginFailures.key, key));
}

/** Forgets all tries of a key, after one that was right. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** 429: `what` there were too many of, and how long to wait. */
export function tooManyTries(what: string, until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Problem(429, 'Too many tries', `Too many ${what}; please try again in ${wait}.`, undefined, {
    'Retry-After': String(seconds),
  });
}
