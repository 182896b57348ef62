import { message } from '../../../../src/domain/language/message';
import { queueNotice } from '../../../background/securityNotice';
import { forbidden, notFound, Refusal } from '../../../core/problems';
import { deleteFactors } from '../../../db/factors';
import type { Db } from '../../../db/openDatabase';
import { endSessionsOf } from '../../../db/sessions';
import { assertConfirmed } from '../../../identity/confirmation';
import { recordSecurityEvent } from '../../../http/log';
import type { Handler } from '../../../http/operation';
import { methodsOf } from './factors';
import { countRecoveryCodes } from './recoveryCodes';
import { findAccount, findReset, lockAccount, replaceReset } from './resetQueries';

/** How long another admin can confirm a reset. */
const resetMs = 24 * 3_600_000;

export const getFactorsOfUser: Handler<'getFactorsOfUser'> = async ({ db, params, now }) => {
  const { id: userId } = (await findAccount(db, params.id)) ?? notUser();
  const pending = await findPending(db, userId, now());
  return {
    methods: await methodsOf(db, userId),
    recovery_codes_left: await countRecoveryCodes(db, userId),
    reset:
      pending === null
        ? null
        : {
            by: String(pending.by),
            name: pending.name,
            until: Math.floor((pending.at.getTime() + resetMs) / 1000),
          },
  };
};

export const resetFactors: Handler<'resetFactors'> = async (context) => {
  const { db, user, body, now } = context;
  const at = now();
  if (body.id === user.id) throw forbidden(message('Another admin has to reset your second factor.'));
  await assertConfirmed(context);
  const done = await db.transaction(async (tx) => {
    const person = (await lockAccount(tx, body.id)) ?? notUser();
    if ((await methodsOf(tx, person.id)).length === 0) {
      throw new Refusal(message('{name} has no second factor.', { name: person.name }));
    }
    const pending = await findPending(tx, person.id, at);
    if (pending?.by === user.dbId) {
      throw new Refusal(message('You have asked for this already. Another admin has to confirm it.'));
    }
    if (pending === null) {
      await replaceReset(tx, { userId: person.id, requestedBy: user.dbId, requestedAt: at });
      return null;
    }
    await deleteFactors(tx, person.id);
    await endSessionsOf(tx, person.id, null);
    await queueNotice(tx, context, { what: 'factors_changed', userId: person.id, isByStaff: true });
    return pending;
  });
  const target = body.id;
  if (done === null) recordSecurityEvent(context, { event: 'factor_reset_asked', target });
  else recordSecurityEvent(context, { event: 'factors_reset', target, asked_by: String(done.by) });
  return { status: 'success', is_pending: done === null };
};

function notUser(): never {
  throw notFound('user');
}

async function findPending(db: Db, userId: number, now: Date) {
  const found = await findReset(db, userId);
  return found !== null && now.getTime() - found.at.getTime() < resetMs ? found : null;
}
