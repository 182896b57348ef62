import { message } from '../../../../src/domain/language/message';
import { Refusal } from '../../../core/problems';
import { recordSecurityEvent } from '../../../http/log';
import type { Context, Handler } from '../../../http/operation';
import { countTry, giveBackTry, type TryLimit } from '../../../identity/tryLimits';
import { type TooManyOf, tooManyTries } from '../../../core/problems';
import { signIn } from '../signIn';
import { findPasskey } from './queries';
import { askForPasskey, verifyPasskey } from './verifyPasskey';

/** How much an address may do in 15 minutes: each login page that is shown begins a sign-in. */
const allowed = { begun: 1000, failed: 100 };

/** Begins a sign-in without knowing of whom: the passkey names its account. */
export const startPasskeySignIn: Handler<'startPasskeySignIn'> = async (context) => {
  await countOrRefuse(
    context,
    { key: `passkey-address:${context.ip}`, allowed: allowed.begun },
    'begunSignIns',
  );
  return { status: 'success', options: await askForPasskey(context, null) };
};

/**
 * Signs in whose passkey it is: it stands for the password and the second factor. All refusals are the same. Tries count
 * for the address, together with those of passwords.
 */
export const signInByPasskey: Handler<'signInByPasskey'> = async (context) => {
  const { db, body, ip } = context;
  const byAddress = { key: `address:${ip}`, allowed: allowed.failed };
  await countOrRefuse(context, byAddress, 'signIns');
  const userId = await verifyPasskey(context, body.credential);
  if (userId === null) throw notAccepted();
  await giveBackTry(db, byAddress.key);
  await signIn(context, { userId, method: 'passkey', hasSecondFactor: true }, async (tx) => {
    if ((await findPasskey(tx, body.credential.id)) !== null) return;
    recordSecurityEvent(context, { event: 'passkey_refused', person: String(userId) });
    throw notAccepted();
  });
  return { status: 'success' };
};

const notAccepted = () =>
  new Refusal(message('The passkey was not accepted. Try again, or sign in with your password.'));

async function countOrRefuse(
  { db, now, ip, log }: Pick<Context<'startPasskeySignIn'>, 'db' | 'now' | 'ip' | 'log'>,
  limit: TryLimit,
  of: TooManyOf,
): Promise<void> {
  const used = await countTry(db, [limit], now());
  if (used === null) return;
  recordSecurityEvent({ log, ip, user: null }, { event: 'sign_in_limited', by: 'address' });
  throw tooManyTries(of, used.until, now());
}
