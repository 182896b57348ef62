import { randomBytes } from 'node:crypto';
import { needsSecondFactor } from '../../../../src/domain/access/secondFactor';
import type { Schema } from '../../../core/call';
import { verifyPassword } from '../../../core/passwords';
import { Refusal, unauthorized } from '../../../core/problems';
import { countFactors } from '../../../db/factors';
import type { Db } from '../../../db/openDatabase';
import { endSessionsOf } from '../../../db/sessions';
import { findPasswordHash, lockAccount } from '../../../db/users';
import { recordSecurityEvent } from '../../../http/log';
import type { Handler } from '../../../http/operation';
import { hashToken } from '../../../http/sessions';
import { renewSession } from '../sessions/queries';
import { findTotp } from '../totp/queries';
import { makeRecoveryCodes, mayRemove } from './changes';
import { assertConfirmed, checkProof } from './confirmation';
import { factorLimit, methodsOf, verifyFactor, wrongText } from './factors';
import { countRecoveryCodes } from './recoveryCodes';

export const getSecondFactors: Handler<'getSecondFactors'> = async ({ db, env, user }) => {
  const app = await findTotp(db, user.dbId);
  return {
    required: needsSecondFactor(env.requireSecondFactor, user.roles),
    may_remove: mayRemove({ env, user }, await countFactors(db, user.dbId)),
    totp: app === null ? null : { created: Math.floor(app.createdAt.getTime() / 1000) },
    recovery_codes_left: await countRecoveryCodes(db, user.dbId),
    confirm_with: await confirmationMethods(db, user.dbId),
  };
};

/** Somebody with a second factor shows it, everybody else gives their password. */
async function confirmationMethods(db: Db, userId: number): Promise<Schema<'ConfirmationMethod'>[]> {
  const methods = await methodsOf(db, userId);
  if (methods.length > 0) return methods;
  return (await findPasswordHash(db, userId)) === null ? [] : ['password'];
}

export const confirmSession: Handler<'confirmSession'> = async (context) => {
  const { db, user, body, session, now } = context;
  const { password, ...shown } = body;
  const hasFactors = (await methodsOf(db, user.dbId)).length > 0;
  if (password !== undefined && hasFactors) throw new Refusal('Confirm with your second factor instead.');
  await checkProof(
    context,
    password === undefined
      ? {
          limit: factorLimit(user.dbId),
          what: 'wrong codes',
          wrong: wrongText(shown),
          check: async () => hasFactors && verifyFactor(context, user.dbId, shown),
        }
      : {
          limit: { key: `password:${user.dbId}`, allowed: 10 },
          what: 'wrong passwords',
          wrong: 'The password is not right.',
          check: async () => verifyPassword(await findPasswordHash(db, user.dbId), password),
        },
  );
  // A token that somebody may have got hold of before must not gain the rights of a confirmed session.
  const token = randomBytes(32).toString('base64url');
  const renewed =
    session.tokenHash === null
      ? null
      : await renewSession(db, session.tokenHash, { newHash: hashToken(token), now: now() });
  if (renewed === null) throw unauthorized();
  session.begin(token, renewed.expiresAt);
  recordSecurityEvent(context, { event: 'session_confirmed' });
  return { status: 'success' };
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (context) => {
  const { db, user, session, now } = context;
  await assertConfirmed(context);
  const codes = await db.transaction(async (tx) => {
    await lockAccount(tx, user.dbId);
    if ((await countFactors(tx, user.dbId)) === 0) {
      throw new Refusal('Set up a second factor first; the codes stand in for it.');
    }
    await endSessionsOf(tx, user.dbId, session.tokenHash);
    return makeRecoveryCodes(tx, user.dbId, now());
  });
  recordSecurityEvent(context, { event: 'recovery_codes_renewed' });
  return { status: 'success', recovery_codes: codes };
};
