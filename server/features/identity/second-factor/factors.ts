import { type Message, message } from '../../../../src/domain/language/message';
import { keysOf } from '../../../../src/domain/records';
import type { Answer, Body, Schema } from '../../../core/call';
import type { Db } from '../../../db/openDatabase';
import type { Context } from '../../../http/operation';
import type { TryLimit } from '../../../identity/tryLimits';
import { passkeyFactor } from '../passkeys/passkeyFactor';
import { totpFactor } from '../totp/totpFactor';
import { countRecoveryCodes, hasRecoveryCodes, spendRecoveryCode } from './recoveryCodes';

type FactorMethod = Schema<'FactorMethod'>;
type Shown = Body<'completeSignIn'>;

/** What a factor's check may use. */
export type FactorContext = { db: Db } & Pick<Context<'completeSignIn'>, 'env' | 'now' | 'log' | 'ip'>;

interface Factor {
  /** The field of `completeSignIn` and `confirmSession` that holds it. */
  field: keyof Shown;
  /** Whether the person can show it. */
  isSetUp(db: Db, userId: number): Promise<boolean>;
  /** What the page needs to prompt for it, besides its name. */
  ask?(context: FactorContext, userId: number): Promise<Partial<Answer<'login'>>>;
  /** Checks what they entered, and uses it up: it works once. */
  verify(context: FactorContext, userId: number, shown: Shown): Promise<boolean>;
  /** Why it was rejected, unless it is a code. */
  wrong?: Message;
}

/** Every kind of second factor. */
const factors: { readonly [method in FactorMethod]: Factor } = {
  passkey: passkeyFactor,
  totp: totpFactor,
  recovery: {
    field: 'recovery_code',
    isSetUp: hasRecoveryCodes,
    verify: async ({ db, now }, userId, { recovery_code: code }) =>
      code !== undefined && spendRecoveryCode(db, { userId, code, now: now() }),
  },
};

/** The handlers of the calls that set factors up and remove them. */
export const factorHandlers = { ...passkeyFactor.handlers, ...totpFactor.handlers };

/** What `getSecondFactors` answers about each kind. */
export const presentFactors = async (db: Db, userId: number) => ({
  ...(await totpFactor.present(db, userId)),
  recovery_codes_left: await countRecoveryCodes(db, userId),
});

/** How many wrong codes an account may have in 15 minutes, in all its sign-ins and sessions together. */
export const factorLimit = (userId: number): TryLimit => ({ key: `second-factor:${userId}`, allowed: 10 });

/** How a person can show a second factor; recovery codes alone are none. */
export async function methodsOf(db: Db, userId: number): Promise<FactorMethod[]> {
  const methods: FactorMethod[] = [];
  for (const method of keysOf(factors)) if (await factors[method].isSetUp(db, userId)) methods.push(method);
  return methods.some((method) => method !== 'recovery') ? methods : [];
}

/** The answer of a first step that asks for one of these methods. */
export async function askForFactor(
  context: FactorContext,
  userId: number,
  methods: FactorMethod[],
): Promise<Answer<'login'>> {
  let answer: Answer<'login'> = { status: 'second_factor', methods };
  for (const method of methods) answer = { ...answer, ...(await factors[method].ask?.(context, userId)) };
  return answer;
}

const shownFactor = (shown: Shown) => Object.values(factors).find(({ field }) => shown[field] !== undefined);

/** Whether the body holds a valid second factor of the person. Count the try first. */
export const verifyFactor = async (context: FactorContext, userId: number, shown: Shown): Promise<boolean> =>
  (await shownFactor(shown)?.verify(context, userId, shown)) ?? false;

/** Why the second factor was rejected. */
export const wrongText = (shown: Shown): Message =>
  shownFactor(shown)?.wrong ?? message('This code is wrong or was used already.');
