import { message } from '../../../../src/domain/language/message';
import { Refusal } from '../../../core/problems';
import { recordSecurityEvent } from '../../../http/log';
import type { Handler } from '../../../http/operation';
import { countStepTry, deleteStep, findStep } from '../../../identity/startedSteps';
import { countTry, forgetTries } from '../../../identity/tryLimits';
import { tooManyTries } from '../../../core/problems';
import { secondStep, signIn } from '../signIn';
import { askForFactor, factorLimit, methodsOf, verifyFactor, wrongText } from './factors';

const ranOut = () =>
  new Refusal(message('This sign-in has run out. Please begin again.'), { must_restart: true });

/** How often `getSecondStep` may be called for one sign-in; each call can store a challenge. */
const asksAllowed = 20;

/** Repeats the first step's question for the second factor of this browser's pending sign-in. */
export const getSecondStep: Handler<'getSecondStep'> = async (context) => {
  const { db, step, now, ip, log } = context;
  const at = now();
  const { tokenHash } = step;
  const userId = (await findStep(db, secondStep, { tokenHash, now: at }))?.userId ?? null;
  if (tokenHash === null || userId === null) throw ranOut();
  const limit = { key: `second-step:${tokenHash.toString('hex')}`, allowed: asksAllowed };
  const used = await countTry(db, [limit], at);
  if (used !== null) {
    recordSecurityEvent({ log, ip, user: null }, { event: 'second_factor_limited', person: String(userId) });
    throw tooManyTries('tries', used.until, at);
  }
  return askForFactor(context, userId, await methodsOf(db, userId));
};

/** Begins the session of somebody who has shown their second factor. Tries are counted before it is checked. */
export const completeSignIn: Handler<'completeSignIn'> = async (context) => {
  const { db, body, step, now, ip, log } = context;
  const at = now();
  const begun = await countStepTry(db, secondStep, { tokenHash: step.tokenHash, now: at });
  if (begun === null || begun.userId === null) throw ranOut();
  const { userId, tokenHash, triesLeft, data } = begun;
  const caller = { log, ip, user: null };
  const person = String(userId);
  const limit = factorLimit(userId);

  const used = await countTry(db, [limit], at);
  if (used !== null) {
    recordSecurityEvent(caller, { event: 'second_factor_limited', person });
    throw tooManyTries('codes', used.until, at);
  }
  if (!(await verifyFactor(context, userId, body))) {
    recordSecurityEvent(caller, { event: 'second_factor_refused', person });
    throw triesLeft > 0 ? new Refusal(wrongText(body)) : usedUp();
  }
  await forgetTries(db, limit.key);
  await signIn(context, { ...data, userId, hasSecondFactor: true }, async (tx) => {
    // A password or a factor that changes meanwhile ends the step.
    if (!(await deleteStep(tx, tokenHash))) throw ranOut();
  });
  step.end();
  return { status: 'success' };
};

const usedUp = () =>
  new Refusal(message('These were too many wrong codes. Please begin again.'), { must_restart: true });
