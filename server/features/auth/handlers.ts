import { createHash, randomBytes } from 'node:crypto';
import { sharedSecret } from '../../db/settingQueries';
import type { Context, Handler } from '../../operation';
import { verifyPassword } from '../../passwords';
import { deviceSecretKey, knownDevice, withDevice } from '../../plugins/devices';
import { type Problem, Refusal } from '../../plugins/problems';
import { hashToken, sessionEnd } from '../../plugins/sessions';
import { countTry, forgetTries, giveBackTry, tooManyTries, type TryLimit } from '../../plugins/tryLimits';
import { deleteSession, findAccount, insertSession } from './queries';

const triesAllowed = { account: 10, device: 10, address: 100 };

/**
 * Signs a person in. A wrong password and an unknown account get the same answer for the same work. Tries are counted
 * before the password is looked at: by address, and by account for all strangers together, or by device where the
 * browser has signed in to this account before (docs/adr/0009).
 */
export const login: Handler<'login'> = async (context) => {
  const { db, body, ip, now, device } = context;
  const at = now();
  const username = body.username.trim();
  const account = await findAccount(db, username);
  const secret = await sharedSecret(db, deviceSecretKey);
  const nonce = knownDevice(secret, device.value, account?.id ?? null, at);
  const byAddress = { key: `address:${ip}`, allowed: triesAllowed.address };
  const byPerson = nonce === null ? ofStrangers(username) : ofDevice(nonce);

  const limitedUntil = await countTry(db, [byAddress, byPerson], at);
  if (limitedUntil !== null) throw limited(limitedUntil, at);
  const isRight = await verifyPassword(account?.passwordHash ?? null, body.password);
  if (!isRight || account === null) throw refused();

  await giveBackTry(db, byAddress.key);
  await forgetTries(db, byPerson.key);
  await beginSession(context, account.id, at);
  device.keep(withDevice(secret, device.value, account.id, at));
  return { status: 'success' };
};

const ofStrangers = (username: string): TryLimit => ({
  key: `account:${createHash('sha256').update(username.toLowerCase()).digest('hex')}`,
  allowed: triesAllowed.account,
});

const ofDevice = (nonce: string): TryLimit => ({ key: `device:${nonce}`, allowed: triesAllowed.device });

/** The end of a sign-in that was one too many. */
const limited = (until: Date, at: Date): Problem => tooManyTries('failed sign-ins', until, at);

/** The end of a sign-in with a wrong password or an unknown account. */
const refused = () => new Refusal('Wrong username or password');

/** The end of a good sign-in. The browser's former session ends too: a token never outlives a sign-in. */
async function beginSession({ db, env, session }: Context<'login'>, userId: number, at: Date): Promise<void> {
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sessionEnd(env, at, at);
  await insertSession(db, { tokenHash: hashToken(token), userId, createdAt: at, expiresAt }, at);
  session.begin(token, expiresAt);
}

/** Ends the session on the server and clears its cookie. */
export const logout: Handler<'logout'> = async ({ db, session }) => {
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  session.end();
  return { status: 'success' };
};
