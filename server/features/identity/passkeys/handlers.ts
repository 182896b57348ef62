import { message } from '../../../../src/domain/language/message';
import type { passkeys } from '../../../db/schema';
import type { Schema } from '../../../core/call';
import { notFound, readName, Refusal } from '../../../core/problems';
import { assertConfirmed } from '../../../identity/confirmation';
import { recordSecurityEvent } from '../../../http/log';
import type { Context, Handler } from '../../../http/operation';
import { insertStep, stepKind, takeStep } from '../../../identity/startedSteps';
import { addFactor, removeFactor } from '../second-factor/changes';
import { deletePasskey, insertPasskey, maxPasskeys, selectPasskeys, updateName } from './queries';
import { relyingParty } from './relyingParty';
import { creationOptions, verifyNew } from './webauthn';

/** Its token is the challenge, and no cookie: each tab of a browser can have its own. */
const setup = stepKind('passkey_setup');

const tooMany = () =>
  new Refusal(message('You have {passkeys} passkeys already. Remove one first.', { passkeys: maxPasskeys }));

export const startPasskey: Handler<'startPasskey'> = async (context) => {
  const { db, env, user, now } = context;
  const host = relyingParty(env);
  await assertConfirmed(context);
  const existing = await selectPasskeys(db, user.dbId);
  if (existing.length >= maxPasskeys) throw tooMany();
  const { token: challenge } = await insertStep(db, setup, { userId: user.dbId, data: {}, now: now() });
  return { status: 'success', options: creationOptions(host, challenge, user, existing) };
};

export const addPasskey: Handler<'addPasskey'> = async (context) => {
  const { db, env, user, body, now } = context;
  const name = readName(body.name, 'name', message('A passkey needs a name.'));
  const at = now();
  const made = await verifyNew(relyingParty(env), body.credential, async (challenge) => {
    const step = await takeStep(db, setup, { token: challenge, now: at });
    return step?.userId === user.dbId;
  });
  if (made === null) throw notAdded(context);
  const passkey = { ...made, userId: user.dbId, name, createdAt: at };
  return addFactor(context, 'passkey', async (tx) => {
    const outcome = await insertPasskey(tx, passkey);
    if (outcome === 'too many') throw tooMany();
    if (outcome === 'taken') throw notAdded(context);
  });
};

function notAdded(context: Context<'addPasskey'>): Refusal {
  recordSecurityEvent(context, { event: 'passkey_not_added' });
  return new Refusal(message('The passkey could not be added. Please try again.'));
}

export const listPasskeys: Handler<'listPasskeys'> = async ({ db, user }) => ({
  passkeys: (await selectPasskeys(db, user.dbId)).map(present),
});

export const renamePasskey: Handler<'renamePasskey'> = async (context) => {
  const { db, user, body } = context;
  await assertConfirmed(context);
  const name = readName(body.name, 'name', message('A passkey needs a name.'));
  if (!(await updateName(db, user.dbId, body.id, name))) throw notFound('passkey');
  return { status: 'success' };
};

export const removePasskey: Handler<'removePasskey'> = (context) =>
  removeFactor(context, 'passkey', async (tx) => {
    if (!(await deletePasskey(tx, context.user.dbId, context.body.id))) throw notFound('passkey');
    return true;
  });

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

const present = (passkey: typeof passkeys.$inferSelect): Schema<'Passkey'> => ({
  id: passkey.id,
  name: passkey.name,
  created: secondsOf(passkey.createdAt),
  last_used: passkey.lastUsedAt === null ? null : secondsOf(passkey.lastUsedAt),
  backed_up: passkey.isBackedUp,
});
