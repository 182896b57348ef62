import { createHash, randomBytes } from 'node:crypto';
import type { Handler } from '../../operation';
import { verifyPassword } from '../../passwords';
import { Problem, Refusal } from '../../plugins/problems';
import { recordSecurityEvent } from '../../plugins/securityLog';
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
export const login: Handler<'login'> = async ({ db, body, ip, env, now, session, log }) => {
  const caller = { log, ip, user: null };
  const accountKey = `account:${createHash('sha256').update(body.username.trim().toLowerCase()).digest('hex')}`;
  const addressKey = `address:${ip}`;
  const at = now();
  for (const [by, key] of [
    ['account', accountKey],
    ['address', addressKey],
  ] as const) {
    const failed = await findFailures(db, key, at);
    if (failed === null || failed.failures < failuresAllowed[by]) continue;
    recordSecurityEvent(caller, { event: 'sign_in_limited', by });
    throw tooManyTries(failed.windowEndsAt, at);
  }

  const account = await findAccount(db, body.username.trim());
  if (!(await verifyPassword(account?.passwordHash ?? null, body.password)) || account === null) {
    await countFailure(db, [accountKey, addressKey], at, new Date(at.getTime() + windowMs));
    const person = account === null ? null : String(account.id);
    recordSecurityEvent(caller, { event: 'sign_in_refused', person });
    throw new Refusal('Wrong username or password');
  }

  await forgetFailures(db, accountKey);
  // The browser's former session ends here: a token never outlives a sign-in.
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + env.sessionDays * 86_400_000);
  await insertSession(db, { tokenHash: hashToken(token), userId: account.id, expiresAt }, at);
  session.begin(token, expiresAt);
  recordSecurityEvent(caller, { event: 'sign_in', person: String(account.id) });
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
export const logout: Handler<'logout'> = async ({ db, session, log, ip, user }) => {
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  session.end();
  recordSecurityEvent({ log, ip, user }, { event: 'sign_out' });
  return { status: 'success' };
};
