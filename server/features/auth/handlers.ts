import { createHash, randomBytes } from 'node:crypto';
import type { Handler } from '../../operation';
import { verifyPassword } from '../../passwords';
import { Problem, Refusal } from '../../plugins/problems';
import { hashToken } from '../../plugins/sessions';
import {
  countFailure,
  deleteSession,
  findAccount,
  findFailures,
  forgetFailures,
  insertSession,
} from './queries';

const windowMs = 15 * 60_000;
const failuresAllowed = { account: 10, address: 100 };

/** Signs a person in; the answer to a wrong password and to an unknown account is the same, in text and in time. */
export const login: Handler<'login'> = async ({ db, body, ip, env, now, session }) => {
  const accountKey = `account:${createHash('sha256').update(body.username.trim().toLowerCase()).digest('hex')}`;
  const addressKey = `address:${ip}`;
  const at = now();
  for (const [key, allowed] of [
    [accountKey, failuresAllowed.account],
    [addressKey, failuresAllowed.address],
  ] as const) {
    const failed = await findFailures(db, key, at);
    if (failed !== null && failed.failures >= allowed) throw tooManyTries(failed.windowEndsAt, at);
  }

  const account = await findAccount(db, body.username.trim());
  if (!(await verifyPassword(account?.passwordHash ?? null, body.password)) || account === null) {
    await countFailure(db, [accountKey, addressKey], at, new Date(at.getTime() + windowMs));
    throw new Refusal('Wrong username or password');
  }

  await forgetFailures(db, accountKey);
  // The browser's former session ends here: a token never outlives a sign-in.
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + env.sessionDays * 86_400_000);
  await insertSession(db, { tokenHash: hashToken(token), userId: account.id, expiresAt }, at);
  session.begin(token, expiresAt);
  return { status: 'success' };
};

function tooManyTries(windowEndsAt: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Problem(
    429,
    'Too many tries',
    `Too many failed sign-ins; please try again in ${wait}.`,
    undefined,
    {
      'Retry-After': String(seconds),
    },
  );
}

/** Ends the session on the server and clears its cookie. */
export const logout: Handler<'logout'> = async ({ db, session }) => {
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  session.end();
  return { status: 'success' };
};
