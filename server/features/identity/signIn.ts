import type { Answer } from '../../core/call';
import { recordSecurityEvent } from '../../http/log';
import { insertStep, type SignedIn } from '../../http/startedSteps';
import { askForFactor, methodsOf } from './second-factor/factors';
import { beginSession, type SignInContext } from './sessions/beginSession';

/**
 * After a correct first step: begins the session, or, for somebody who has a second factor and hasn't shown one yet
 * (`hasSecondFactor`), the step that `completeSignIn` completes. Every way to sign in calls it.
 */
export async function signIn(context: SignInContext, signedIn: SignedIn): Promise<Answer<'login'>> {
  const { db, step, now, log, ip } = context;
  const { userId, hasSecondFactor = false, ...data } = signedIn;
  const methods = hasSecondFactor ? [] : await methodsOf(db, userId);
  if (methods.length === 0) {
    await letIn(context, signedIn);
    return { status: 'success' };
  }
  const { token, expiresAt } = await insertStep(db, { kind: 'second_factor', userId, data, now: now() });
  step.begin(token, expiresAt);
  recordSecurityEvent({ log, ip, user: null }, { event: 'second_factor_asked', person: String(userId) });
  return askForFactor(context, userId, methods);
}

/** Begins the session of somebody who has shown all that is asked of them. */
export async function letIn(context: SignInContext, signedIn: SignedIn): Promise<void> {
  const { log, ip } = context;
  await beginSession(context, signedIn);
  recordSecurityEvent({ log, ip, user: null }, { event: 'sign_in', person: String(signedIn.userId) });
}
