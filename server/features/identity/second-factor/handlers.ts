import { message } from '../../../../src/domain/language/message';
import { localPasswordRefusal } from '../../../../src/domain/access/localPasswords';
import { needsSecondFactor } from '../../../../src/domain/access/secondFactor';
import { verifyPassword } from '../../../core/passwords';
import { Refusal, unauthorized } from '../../../core/problems';
import { countFactors } from '../../../db/factors';
import { endSessionsOf } from '../../../db/sessions';
import { findPasswordHash, lockAccount } from '../../../db/users';
import { assertConfirmed, checkProof, renewConfirmed } from '../../../identity/confirmation';
import { recordSecurityEvent } from '../../../http/log';
import type { Context, Handler } from '../../../http/operation';
import { providersOf } from '../openid/companySignIn';
import { makeRecoveryCodes, mayRemove } from './changes';
import { factorLimit, methodsOf, presentFactors, verifyFactor, wrongText } from './factors';

export const getSecondFactors: Handler<'getSecondFactors'> = async (context) => {
  const { db, env, user } = context;
  return {
    required: needsSecondFactor(env.requireSecondFactor, user.roles),
    may_remove: mayRemove({ env, user }, await countFactors(db, user.dbId)),
    ...(await presentFactors(db, user.dbId)),
    ...(await confirmationOf(context)),
  };
};

/** How somebody can re-authenticate: by a second factor if they have one, else by password, else at their company. */
async function confirmationOf({ db, env, user }: Context<'getSecondFactors'>) {
  const methods = await methodsOf(db, user.dbId);
  if (methods.length > 0) return { confirm_with: methods };
  const mayUsePassword = localPasswordRefusal(env.localPasswords, user.roles) === null;
  if (mayUsePassword && (await findPasswordHash(db, user.dbId)) !== null)
    return { confirm_with: ['password' as const] };
  const providers = await providersOf(db, env, user.dbId);
  return providers.length === 0 ? { confirm_with: [] } : { confirm_with: ['openid' as const], providers };
}

export const confirmSession: Handler<'confirmSession'> = async (context) => {
  const { db, env, user, body } = context;
  const { password, ...shown } = body;
  const hasFactors = (await methodsOf(db, user.dbId)).length > 0;
  if (password !== undefined && hasFactors)
    throw new Refusal(message('Confirm with your second factor instead.'));
  const refusal = password === undefined ? null : localPasswordRefusal(env.localPasswords, user.roles);
  if (refusal !== null) throw new Refusal(refusal);
  await checkProof(
    context,
    password === undefined
      ? {
          limit: factorLimit(user.dbId),
          of: 'codes',
          wrong: wrongText(shown),
          check: async () => hasFactors && verifyFactor(context, user.dbId, shown),
        }
      : {
          limit: { key: `password:${user.dbId}`, allowed: 10 },
          of: 'passwords',
          wrong: message('The password is not right.'),
          check: async () => verifyPassword(await findPasswordHash(db, user.dbId), password),
        },
  );
  if (!(await renewConfirmed(context))) throw unauthorized();
  return { status: 'success' };
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (context) => {
  const { db, user, session, now } = context;
  await assertConfirmed(context);
  const codes = await db.transaction(async (tx) => {
    await lockAccount(tx, user.dbId);
    if ((await countFactors(tx, user.dbId)) === 0) {
      throw new Refusal(message('Set up a second factor first; the codes stand in for it.'));
    }
    await endSessionsOf(tx, user.dbId, session.tokenHash);
    return makeRecoveryCodes(tx, user.dbId, now());
  });
  recordSecurityEvent(context, { event: 'recovery_codes_renewed' });
  return { status: 'success', recovery_codes: codes };
};
