import { randomBytes } from 'node:crypto';
import { queueNotice } from '../../background/securityNotice';
import type { Db } from '../../db/openDatabase';
import type { sessions } from '../../db/schema';
import { deleteSession, findLastSeen, insertSession } from '../../db/sessions';
import { sharedSecret } from '../../db/settings';
import { updatePersonLastSeen } from '../../identity/lastSeen';
import type { Context } from '../../http/operation';
import { deviceSecretKey, hashToken, knownDevice, sessionEnd, withDevice } from '../../identity/sessions';

/** Who has signed in, and how; the columns of their session. */
export type SignedIn = Pick<
  typeof sessions.$inferInsert,
  'userId' | 'method' | 'hasSecondFactor' | 'openidProvider' | 'openidSessionId'
>;

/** What a call needs to sign somebody in. */
export type SignInContext = { db: Db } & Pick<
  Context<'login'>,
  'env' | 'session' | 'step' | 'device' | 'now' | 'ip' | 'userAgent' | 'log'
>;

/**
 * Completes a successful sign-in, in a transaction. The browser's previous session ends too: a token never outlives a
 * sign-in. From now on the browser counts as known to the account; its owner gets a mail if it was not, except at their
 * very first sign-in.
 */
export async function beginSession(context: SignInContext, signedIn: SignedIn): Promise<void> {
  const { db, env, session, device, now, ip, userAgent } = context;
  const { userId } = signedIn;
  const at = now();
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  const secret = await sharedSecret(db, deviceSecretKey);
  const isKnown = knownDevice(secret, device.value, userId, at) !== null;
  const token = randomBytes(32).toString('base64url');
  const times = { createdAt: at, lastSeenAt: at, expiresAt: sessionEnd(env, at, at) };
  const isFirst = (await findLastSeen(db, userId)) === null;
  await insertSession(db, { tokenHash: hashToken(token), address: ip, userAgent, ...signedIn, ...times });
  await updatePersonLastSeen(db, userId, at);
  if (!isKnown && !isFirst) await queueNotice(db, context, { what: 'new_sign_in', userId });
  session.begin(token, times.expiresAt);
  device.save(withDevice(secret, device.value, userId, at));
}
