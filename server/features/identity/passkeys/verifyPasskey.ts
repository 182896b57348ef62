import type { Schema } from '../../../core/call';
import type { Db } from '../../../db/openDatabase';
import { recordSecurityEvent } from '../../../http/log';
import type { Context } from '../../../http/operation';
import { insertStep, stepKind, takeStep } from '../../../identity/startedSteps';
import { findPasskey, recordUse, selectPasskeys } from './queries';
import { relyingParty } from './relyingParty';
import { requestOptions, verifyUse } from './webauthn';

/** What is needed to ask for a passkey, and to verify it. */
export type PasskeyContext = { db: Db } & Pick<Context<'signInByPasskey'>, 'env' | 'now' | 'log' | 'ip'>;

const challengeStep = stepKind('passkey_sign_in', 5);

/** What a browser needs to ask for a passkey: of one account, or for null of any. Its challenge works once, for 5 minutes. */
export async function askForPasskey(
  { db, env, now }: Pick<PasskeyContext, 'db' | 'env' | 'now'>,
  userId: number | null,
): Promise<Schema<'PasskeyRequestOptions'>> {
  const host = relyingParty(env);
  const { token: challenge } = await insertStep(db, challengeStep, { userId, data: {}, now: now() });
  return requestOptions(host, challenge, userId === null ? undefined : await selectPasskeys(db, userId));
}

/** The owner of the passkey that signed a challenge issued to them or to anybody; null without one. Count the try first. */
export async function verifyPasskey(
  context: PasskeyContext,
  credential: Schema<'PasskeyAssertion'>,
): Promise<number | null> {
  const { db, env, now, log, ip } = context;
  const at = now();
  // Nobody can guess the id of somebody's passkey, so an unknown one may be refused sooner.
  const passkey = await findPasskey(db, credential.id);
  const isChallenge = async (challenge: string) => {
    const step = await takeStep(db, challengeStep, { token: challenge, now: at });
    return step !== null && (step.userId === null || step.userId === passkey?.userId);
  };
  const said = passkey && (await verifyUse(relyingParty(env), credential, passkey, isChallenge));
  if (passkey === null || said === null) {
    const person = passkey === null ? null : String(passkey.userId);
    recordSecurityEvent({ log, ip, user: null }, { event: 'passkey_refused', person });
    return null;
  }
  if (await recordUse(db, passkey.id, { ...said, now: at })) return passkey.userId;
  const person = String(passkey.userId);
  recordSecurityEvent({ log, ip, user: null }, { event: 'passkey_copied', person });
  return null;
}
