import { message } from '../../../../src/domain/language/message';
import { queueNotice } from '../../../background/securityNotice';
import { needsSecondFactor } from '../../../../src/domain/access/secondFactor';
import type { Schema } from '../../../core/call';
import { Refusal } from '../../../core/problems';
import { countFactors } from '../../../db/factors';
import type { Db } from '../../../db/openDatabase';
import { endSessionsOf, markSecondFactor } from '../../../db/sessions';
import { lockAccount } from '../../../db/users';
import { type FactorMethod, recordSecurityEvent } from '../../../http/log';
import type { Context } from '../../../http/operation';
import { assertConfirmed } from '../../../identity/confirmation';
import {
  deleteRecoveryCodes,
  hasRecoveryCodes,
  makeRecoveryCode,
  replaceRecoveryCodes,
} from './recoveryCodes';

type Changing = { db: Db } & Pick<
  Context<'confirmSession'>,
  'env' | 'user' | 'session' | 'now' | 'ip' | 'userAgent' | 'log'
>;
type Change = Schema<'FactorChangeResult'>;

/** Whether a person may remove one of so many factors. */
export const mayRemove = ({ env, user }: Pick<Changing, 'env' | 'user'>, factors: number): boolean =>
  factors > 1 || !needsSecondFactor(env.requireSecondFactor, user.roles);

/**
 * Adds a second factor that `store` stores: the other sessions end, the caller's counts as signed in with it, and the
 * person gets a mail. Somebody without recovery codes gets new ones, which are shown once.
 */
export async function addFactor(
  context: Changing,
  method: FactorMethod,
  store: (tx: Db) => Promise<void>,
): Promise<Change> {
  const { db, user, session, now } = context;
  const codes = await db.transaction(async (tx) => {
    await store(tx);
    await lockAccount(tx, user.dbId);
    await endSessionsOf(tx, user.dbId, session.tokenHash);
    if (session.tokenHash !== null) await markSecondFactor(tx, session.tokenHash);
    await queueNotice(tx, context, { what: 'factors_changed', userId: user.dbId });
    return (await hasRecoveryCodes(tx, user.dbId)) ? null : makeRecoveryCodes(tx, user.dbId, now());
  });
  recordSecurityEvent(context, { event: 'factor_added', method });
  return { status: 'success', ...(codes && { recovery_codes: codes }) };
}

/**
 * Removes a second factor with `remove`, which answers whether there was one, unless it is the last one of somebody who
 * needs one; ends the other sessions, and mails the person.
 */
export async function removeFactor(
  context: Changing,
  method: FactorMethod,
  remove: (tx: Db) => Promise<boolean>,
): Promise<Change> {
  const { db, user, session } = context;
  await assertConfirmed(context);
  await db.transaction(async (tx) => {
    await lockAccount(tx, user.dbId);
    if (!mayRemove(context, await countFactors(tx, user.dbId))) {
      throw new Refusal(
        message('Your account needs a second factor. Set up another one before you remove this one.'),
      );
    }
    if (!(await remove(tx))) throw new Refusal(message('This second factor was removed already.'));
    if ((await countFactors(tx, user.dbId)) === 0) await deleteRecoveryCodes(tx, user.dbId);
    await endSessionsOf(tx, user.dbId, session.tokenHash);
    await queueNotice(tx, context, { what: 'factors_changed', userId: user.dbId });
  });
  recordSecurityEvent(context, { event: 'factor_removed', method });
  return { status: 'success' };
}

/** Replaces a person's recovery codes by ten new ones. */
export async function makeRecoveryCodes(tx: Db, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: 10 }, makeRecoveryCode);
  await replaceRecoveryCodes(tx, userId, { codes, now });
  return codes;
}
