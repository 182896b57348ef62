import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../db/openDatabase';
import { type sessions, startedSteps } from '../db/schema';
import { hashToken } from './sessions';

/** Who has signed in, and how; the columns of their session. */
export type SignedIn = Pick<
  typeof sessions.$inferInsert,
  'userId' | 'method' | 'hasSecondFactor' | 'openidProvider' | 'openidSessionId'
>;

/** What the host remembers while somebody is at an OpenID provider. */
export interface OpenidVisit {
  provider: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The page to return to, or null. */
  from: string | null;
  /** The session to confirm, as the hash of its token, and since when, in epoch seconds; left out for a sign-in. */
  confirms?: { session: string; since: number };
}

/** What the host remembers of each kind of step. */
export interface StepData {
  /** A visit to an OpenID provider. */
  openid: OpenidVisit;
  /** The first step of a sign-in, passed correctly. */
  second_factor: Omit<SignedIn, 'userId' | 'hasSecondFactor'>;
  /** The new secret, hexadecimal. */
  totp_setup: { secret: string };
  /** The step's token is the challenge, and no cookie: each tab of a browser can have its own. */
  passkey_setup: object;
  passkey_sign_in: object;
}

/** A step's token, of which only the hash is stored, and when the step expires. */
interface NewStep {
  token: string;
  expiresAt: Date;
}

const lifetimesMs: Record<keyof StepData, number> = {
  second_factor: 10 * 60_000,
  totp_setup: 10 * 60_000,
  passkey_setup: 10 * 60_000,
  passkey_sign_in: 5 * 60_000,
  openid: 10 * 60_000,
};
/** How often a step may be tried. */
const triesAllowed = 5;

/** Stores a step that the browser with the returned token can complete within minutes; deletes expired ones. */
export async function insertStep<Kind extends keyof StepData>(
  db: Db,
  step: { kind: Kind; userId: number | null; data: StepData[Kind]; now: Date },
): Promise<NewStep> {
  const { now, ...values } = step;
  await db.delete(startedSteps).where(lt(startedSteps.expiresAt, now));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimesMs[step.kind]);
  await db.insert(startedSteps).values({ ...values, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** The step of a browser, if it was not completed, has not expired, and has a try left. */
const isPending = ({ kind, tokenHash, now }: { kind: keyof StepData; tokenHash: Buffer; now: Date }) =>
  and(
    eq(startedSteps.tokenHash, tokenHash),
    eq(startedSteps.kind, kind),
    gt(startedSteps.expiresAt, now),
    lt(startedSteps.tries, triesAllowed),
  );

/** Whose step a browser has to complete; null without one. */
export async function findStep(
  db: Db,
  { kind, tokenHash, now }: { kind: keyof StepData; tokenHash: Buffer | null; now: Date },
): Promise<{ userId: number | null } | null> {
  if (tokenHash === null) return null;
  const [step] = await db
    .select({ userId: startedSteps.userId })
    .from(startedSteps)
    .where(isPending({ kind, tokenHash, now }));
  return step ?? null;
}

/**
 * Counts a try of a step before anything is checked, and returns the step; null when it was completed, has expired, has
 * no try left or never existed.
 */
export async function countStepTry<Kind extends keyof StepData>(
  db: Db,
  { kind, tokenHash, now }: { kind: Kind; tokenHash: Buffer | null; now: Date },
) {
  if (tokenHash === null) return null;
  const [step] = await db
    .update(startedSteps)
    .set({ tries: sql`${startedSteps.tries} + 1` })
    .where(isPending({ kind, tokenHash, now }))
    .returning({
      tokenHash: startedSteps.tokenHash,
      userId: startedSteps.userId,
      data: sql<StepData[Kind]>`${startedSteps.data}`,
      triesLeft: sql<number>`${triesAllowed} - ${startedSteps.tries}`.mapWith(Number),
    });
  return step ?? null;
}

/** Ends a step that works once, and returns it; null when it was used, has expired or never existed. */
export async function takeStep(
  db: Db,
  { kind, token, now }: { kind: keyof StepData; token: string; now: Date },
): Promise<{ userId: number | null } | null> {
  const isIt = and(eq(startedSteps.tokenHash, hashToken(token)), eq(startedSteps.kind, kind));
  const [step] = await db
    .delete(startedSteps)
    .where(and(isIt, gt(startedSteps.expiresAt, now)))
    .returning({ userId: startedSteps.userId });
  return step ?? null;
}

/** Ends a step; false when it has ended already, so that each is completed once. */
export async function deleteStep(db: Db, tokenHash: Buffer): Promise<boolean> {
  const deleted = await db
    .delete(startedSteps)
    .where(eq(startedSteps.tokenHash, tokenHash))
    .returning({ tokenHash: startedSteps.tokenHash });
  return deleted.length > 0;
}
