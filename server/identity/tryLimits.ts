import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { loginFailures } from '../db/schema';
import { theRow } from '../db/theRow';

/** A limit of password tries per 15 minutes, or per `windowMs`, counted by key across all hosts. */
export interface TryLimit {
  key: string;
  allowed: number;
  windowMs?: number;
}

const usualWindowMs = 15 * 60_000;

/**
 * Counts a try under each key before anything is checked, so that concurrent tries can't exceed the limit. Returns null
 * when the try is allowed, otherwise which key is used up and until when; the try then counts under no other key.
 */
export async function countTry(
  db: Db,
  limits: readonly TryLimit[],
  at: Date,
): Promise<{ key: string; until: Date } | null> {
  const counted: TryLimit[] = [];
  for (const limit of limits) {
    const { tries, windowEndsAt } = await count(db, limit, at);
    if (tries > limit.allowed) {
      for (const other of counted) await giveBackTry(db, other.key);
      return { key: limit.key, until: windowEndsAt };
    }
    counted.push(limit);
  }
  return null;
}

/** One statement, which also starts a new window once the old one is over. */
async function count(db: Db, { key, windowMs = usualWindowMs }: TryLimit, at: Date) {
  const windowEndsAt = new Date(at.getTime() + windowMs);
  const isOver = lte(loginFailures.windowEndsAt, at);
  const counted = await db
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
  const { failures: tries, windowEndsAt: endsAt } = theRow(counted);
  if (tries === 1) await deleteOver(db, at);
  return { tries, windowEndsAt: endsAt };
}

/** Deletes a few at a time, and skips locked rows, so that no try waits for another's cleanup. */
async function deleteOver(db: Db, at: Date): Promise<void> {
  const over = db
    .select({ key: loginFailures.key })
    .from(loginFailures)
    .where(lte(loginFailures.windowEndsAt, at))
    .limit(100)
    .for('update', { skipLocked: true });
  await db.delete(loginFailures).where(inArray(loginFailures.key, over));
}

/** Takes back a try that was correct or was not made. */
export async function giveBackTry(db: Db, key: string): Promise<void> {
  await db
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
    .where(eq(loginFailures.key, key));
}

/** Deletes all tries of a key, after a correct one. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}
