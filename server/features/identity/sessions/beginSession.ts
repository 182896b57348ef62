import { randomBytes } from 'node:crypto';
import type { sessions } from '../../../db/schema';
import type { Context } from '../../../http/operation';
import { hashToken, sessionEnd } from '../../../http/sessions';
import { deleteSession, insertSession } from './queries';

/** Who has signed in, and how. */
type SignedIn = Pick<typeof sessions.$inferInsert, 'userId' | 'method' | 'hasSecondFactor'>;

/** Completes a successful sign-in. The browser's previous session ends too: a token never outlives a sign-in. */
export async function beginSession(
  { db, env, session, now, ip, userAgent }: Context<'login'>,
  signedIn: SignedIn,
): Promise<void> {
  const at = now();
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  const token = randomBytes(32).toString('base64url');
  const times = { createdAt: at, lastSeenAt: at, expiresAt: sessionEnd(env, at, at) };
  await insertSession(db, { tokenHash: hashToken(token), address: ip, userAgent, ...signedIn, ...times }, at);
  session.begin(token, times.expiresAt);
}
