import { randomBytes } from 'node:crypto';
import { generateURI, ScureBase32Plugin } from 'otplib';
import { message } from '../../../../src/domain/language/message';
import { Refusal } from '../../../core/problems';
import { assertConfirmed } from '../../../identity/confirmation';
import type { Handler } from '../../../http/operation';
import { countStepTry, deleteStep, insertStep, stepKind } from '../../../identity/startedSteps';
import { addFactor, removeFactor } from '../second-factor/changes';
import { matchCode } from './matchCode';
import { deleteTotp, replaceTotp } from './queries';

/** As long as the hash of the codes, SHA-1 (RFC 4226 4 R6). */
const secretBytes = 20;

/** With the new secret, hexadecimal. */
const setup = stepKind<{ secret: string }>('totp_setup');

export const startTotp: Handler<'startTotp'> = async (context) => {
  const { db, env, user, step, now } = context;
  await assertConfirmed(context);
  const bytes = randomBytes(secretBytes);
  const data = { secret: bytes.toString('hex') };
  const { token, expiresAt } = await insertStep(db, setup, { userId: user.dbId, data, now: now() });
  step.begin(token, expiresAt);
  const secret = new ScureBase32Plugin().encode(bytes);
  const issuer = env.brandName === '' ? 'Linedesk' : env.brandName;
  return { status: 'success', secret, uri: generateURI({ issuer, label: user.email, secret }) };
};

const ranOut = () => new Refusal(message('This setup has run out. Please begin again.'));

export const confirmTotp: Handler<'confirmTotp'> = async (context) => {
  const { db, user, body, step, now } = context;
  const at = now();
  const begun = await countStepTry(db, setup, { tokenHash: step.tokenHash, now: at });
  if (begun === null || begun.userId !== user.dbId) throw ranOut();
  const secret = Buffer.from(begun.data.secret, 'hex');
  const lastStep = await matchCode(secret, body.code, at);
  if (lastStep === null)
    throw new Refusal(message('This code is wrong. Enter the one that the app shows now.'));
  const added = await addFactor(context, 'totp', async (tx) => {
    if (!(await deleteStep(tx, begun.tokenHash))) throw ranOut();
    await replaceTotp(tx, { userId: user.dbId, secret, lastStep, createdAt: at });
  });
  step.end();
  return added;
};

export const removeTotp: Handler<'removeTotp'> = (context) =>
  removeFactor(context, 'totp', (tx) => deleteTotp(tx, context.user.dbId));
