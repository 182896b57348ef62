import { queueNotice } from '../../../background/securityNotice';
import { needsSecondFactor } from '../../../../src/domain/access/secondFactor';
import { Refusal } from '../../../core/problems';
import { countFactors } from '../../../db/factors';
import type { Db } from '../../../db/openDatabase';
import { endSessionsOf, markSecondFactor } from '../../../db/sessions';
import { lockAccount } from '../../../db/users';
import type { Context } from '../../../http/operation';
import {
  deleteRecoveryCodes,
  hasRecoveryCodes,
  makeRecoveryCode,
  replaceRecoveryCodes,
} from './recoveryCodes';

type Changing = Pick<Context<'confirmSession'>, 'env' | 'user' | 'session' | 'now' | 'ip' | 'userAgent'>;

/** Whether a person may remove one of so many factors. */
export const mayRemove = ({ env, user }: Pick<Changing, 'env' | 'user'>, factors: number): boolean =>
  factors > 1 || !needsSecondFactor(env.requireSecondFactor, user.roles);

/**
 * What follows once `add` has stored a second factor, in one transaction: the other sessions end, the caller's counts as
 * signed in with it, and the person gets a mail. Returns new recovery codes, which are shown once; none for somebody who has some.
 */
export async function afterAdding(tx: Db, caller: Changing): Promise<string[]> {
  const { user, session, now } = caller;
  await lockAccount(tx, user.dbId);
  await endSessionsOf(tx, user.dbId, session.tokenHash);
  if (session.tokenHash !== null) await markSecondFactor(tx, session.tokenHash);
  await queueNotice(tx, caller, { what: 'factors_changed', userId: user.dbId });
  return (await hasRecoveryCodes(tx, user.dbId)) ? [] : makeRecoveryCodes(tx, user.dbId, now());
}

/**
 * Removes a second factor with `remove`, which answers whether there was one, unless it is the last one of somebody who
 * needs one; ends the other sessions, and mails the person.
 */
export async function removeFactor(tx: Db, caller: Changing, remove: () => Promise<boolean>): Promise<void> {
  const { user, session } = caller;
  await lockAccount(tx, user.dbId);
  if (!mayRemove(caller, await countFactors(tx, user.dbId))) {
    throw new Refusal('Your account needs a second factor. Set up another one before you remove this one.');
  }
  if (!(await remove())) throw new Refusal('This second factor was removed already.');
  if ((await countFactors(tx, user.dbId)) === 0) await deleteRecoveryCodes(tx, user.dbId);
  await endSessionsOf(tx, user.dbId, session.tokenHash);
  await queueNotice(tx, caller, { what: 'factors_changed', userId: user.dbId });
}

/** Replaces a person's recovery codes by ten new ones. */
export async function makeRecoveryCodes(tx: Db, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: 10 }, makeRecoveryCode);
  await replaceRecoveryCodes(tx, userId, { codes, now });
  return codes;
}
