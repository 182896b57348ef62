import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Message, message } from '../../src/domain/language/message';
import { Refusal, unauthorized } from '../core/problems';
import type { Db } from '../db/openDatabase';
import { sessions } from '../db/schema';
import { recordSecurityEvent } from '../http/log';
import type { Context } from '../http/operation';
import { hashToken } from './sessions';
import { countTry, forgetTries, type TryLimit } from './tryLimits';
import { type TooManyOf, tooManyTries } from '../core/problems';

const confirmedMs = 10 * 60_000;

/** Refuses unless the person has signed in or re-authenticated within the last ten minutes. */
export async function assertConfirmed({
  db,
  session,
  now,
}: { db: Db } & Pick<Context<'confirmSession'>, 'session' | 'now'>): Promise<void> {
  const confirmedAt = session.tokenHash === null ? null : await findConfirmation(db, session.tokenHash);
  if (confirmedAt === null) throw unauthorized();
  if (now().getTime() - confirmedAt.getTime() < confirmedMs) return;
  throw new Refusal(message('Please confirm that it is you.'), { needs_confirmation: true });
}

/** When the person last signed in or re-authenticated in a session. */
async function findConfirmation(db: Db, tokenHash: Buffer): Promise<Date | null> {
  const [found] = await db
    .select({ at: sql`coalesce(${sessions.confirmedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt) })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return found?.at ?? null;
}

/**
 * Checks the credential with which a signed-in person re-authenticates, after counting the try. Refuses with the
 * message `wrong` if it is wrong.
 */
export async function checkProof(
  { db, now, log, ip, user }: Pick<Context<'confirmSession'>, 'db' | 'now' | 'log' | 'ip' | 'user'>,
  { limit, of, wrong, check }: { limit: TryLimit; of: TooManyOf; wrong: Message; check(): Promise<boolean> },
): Promise<void> {
  const caller = { log, ip, user };
  const used = await countTry(db, [limit], now());
  if (used !== null) {
    recordSecurityEvent(caller, { event: 'confirmation_limited' });
    throw tooManyTries(of, used.until, now());
  }
  if (!(await check())) {
    recordSecurityEvent(caller, { event: 'confirmation_refused' });
    throw new Refusal(wrong);
  }
  await forgetTries(db, limit.key);
}

/**
 * Marks a session as confirmed; false when it has ended. The session gets a new token, so that a token stolen before
 * does not gain the rights of a confirmed session.
 */
export async function renewConfirmed(
  context: { db: Db } & Pick<Context<'confirmSession'>, 'session' | 'now' | 'log' | 'ip' | 'user'>,
): Promise<boolean> {
  const { db, session, now } = context;
  if (session.tokenHash === null) return false;
  const token = randomBytes(32).toString('base64url');
  const renewed = await renewSession(db, session.tokenHash, { newHash: hashToken(token), now: now() });
  if (renewed === null) return false;
  session.begin(token, renewed.expiresAt);
  recordSecurityEvent(context, { event: 'session_confirmed' });
  return true;
}

/** Replaces the token of a session that was just confirmed; null when the session has ended. */
async function renewSession(
  db: Db,
  tokenHash: Buffer,
  { newHash, now }: { newHash: Buffer; now: Date },
): Promise<{ expiresAt: Date } | null> {
  const [renewed] = await db
    .update(sessions)
    .set({ tokenHash: newHash, confirmedAt: now })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ expiresAt: sessions.expiresAt });
  return renewed ?? null;
}
