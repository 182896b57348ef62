import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../db/openDatabase';
import { startedSteps } from '../db/schema';
import { hashToken } from './sessions';

/** A kind of step, by its name in the table. */
export interface StepKind<Data extends object> {
  name: string;
  lifetimeMs: number;
  /** Never set: only its type counts, which is what the host stores with such a step. */
  data?: Data;
}

/** Declares a kind of step, where it is begun; the browser has so many minutes to complete it. */
export const stepKind = <Data extends object>(name: string, minutes = 10): StepKind<Data> => ({
  name,
  lifetimeMs: minutes * 60_000,
});

/** A step's token, of which only the hash is stored, and when the step expires. */
interface NewStep {
  token: string;
  expiresAt: Date;
}

/** How often a step may be tried. */
const triesAllowed = 5;

/** Stores a step that the browser with the returned token can complete within minutes; deletes expired ones. */
export async function insertStep<Data extends object>(
  db: Db,
  kind: StepKind<Data>,
  { now, ...step }: { userId: number | null; data: Data; now: Date },
): Promise<NewStep> {
  await db.delete(startedSteps).where(lt(startedSteps.expiresAt, now));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + kind.lifetimeMs);
  await db
    .insert(startedSteps)
    .values({ ...step, kind: kind.name, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** The step of a browser, if it was not completed, has not expired, and has a try left. */
const isPending = (kind: StepKind<object>, { tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  and(
    eq(startedSteps.tokenHash, tokenHash),
    eq(startedSteps.kind, kind.name),
    gt(startedSteps.expiresAt, now),
    lt(startedSteps.tries, triesAllowed),
  );

/** Whose step a browser has to complete; null without one. */
export async function findStep(
  db: Db,
  kind: StepKind<object>,
  { tokenHash, now }: { tokenHash: Buffer | null; now: Date },
): Promise<{ userId: number | null } | null> {
  if (tokenHash === null) return null;
  const [step] = await db
    .select({ userId: startedSteps.userId })
    .from(startedSteps)
    .where(isPending(kind, { tokenHash, now }));
  return step ?? null;
}

/**
 * Counts a try of a step before anything is checked, and returns the step; null when it was completed, has expired, has
 * no try left or never existed.
 */
export async function countStepTry<Data extends object>(
  db: Db,
  kind: StepKind<Data>,
  { tokenHash, now }: { tokenHash: Buffer | null; now: Date },
) {
  if (tokenHash === null) return null;
  const [step] = await db
    .update(startedSteps)
    .set({ tries: sql`${startedSteps.tries} + 1` })
    .where(isPending(kind, { tokenHash, now }))
    .returning({
      tokenHash: startedSteps.tokenHash,
      userId: startedSteps.userId,
      data: sql<Data>`${startedSteps.data}`,
      triesLeft: sql<number>`${triesAllowed} - ${startedSteps.tries}`.mapWith(Number),
    });
  return step ?? null;
}

/** Ends a step that works once, and returns it; null when it was used, has expired or never existed. */
export async function takeStep(
  db: Db,
  kind: StepKind<object>,
  { token, now }: { token: string; now: Date },
): Promise<{ userId: number | null } | null> {
  const isIt = and(eq(startedSteps.tokenHash, hashToken(token)), eq(startedSteps.kind, kind.name));
  const [step] = await db
    .delete(startedSteps)
    .where(and(isIt, gt(startedSteps.expiresAt, now)))
    .returning({ userId: startedSteps.userId });
  return step ?? null;
}

/** Ends a step; false when it has ended already, so that each is completed once. */
export async function deleteStep(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.delete(startedSteps).where(eq(startedSteps.tokenHash, tokenHash));
  return rowCount === 1;
}
