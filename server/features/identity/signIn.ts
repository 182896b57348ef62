import type { Answer } from '../../core/call';
import type { Db } from '../../db/openDatabase';
import { deleteExpiredSessions } from '../../db/sessions';
import { lockAccount } from '../../db/users';
import { recordSecurityEvent } from '../../http/log';
import { insertStep, stepKind } from '../../identity/startedSteps';
import { beginSession, type SignedIn, type SignInContext } from './beginSession';
import { askForFactor, methodsOf } from './second-factor/factors';

/** The second step of a sign-in whose first one was passed. */
export const secondStep = stepKind<Omit<SignedIn, 'userId' | 'hasSecondFactor'>>('second_factor');

/**
 * After a correct first step: begins the session, or, for somebody who has a second factor and hasn't shown one yet
 * (`hasSecondFactor`), the step that `completeSignIn` completes. Every way to sign in calls it.
 *
 * The credential may have been changed since it was verified, and all sessions ended: `assertValid` verifies it again
 * in the transaction, with the account locked, and throws the error of a wrong one.
 */
export async function signIn(
  context: SignInContext,
  signedIn: SignedIn,
  assertValid: (tx: Db) => Promise<void>,
): Promise<Answer<'login'>> {
  const { db, step, now, log, ip } = context;
  const { userId, hasSecondFactor = false, ...data } = signedIn;
  await deleteExpiredSessions(db, now());
  const methods = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await assertValid(tx);
    const asked = hasSecondFactor ? [] : await methodsOf(tx, userId);
    if (asked.length === 0) {
      await beginSession({ ...context, db: tx }, signedIn);
    } else {
      const { token, expiresAt } = await insertStep(tx, secondStep, { userId, data, now: now() });
      step.begin(token, expiresAt);
    }
    return asked;
  });
  const caller = { log, ip, user: null };
  const person = String(userId);
  if (methods.length === 0) {
    recordSecurityEvent(caller, { event: 'sign_in', person });
    return { status: 'success' };
  }
  recordSecurityEvent(caller, { event: 'second_factor_asked', person });
  return askForFactor(context, userId, methods);
}
