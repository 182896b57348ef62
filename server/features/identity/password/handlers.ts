import { createHash } from 'node:crypto';
import { message } from '../../../../src/domain/language/message';
import { localPasswordRefusal } from '../../../../src/domain/access/localPasswords';
import { accountLanguageOf } from '../../../../src/domain/language/languages';
import { mailTask } from '../../../background/mail';
import { queueNotice } from '../../../background/securityNotice';
import { startTask } from '../../../background/tasks';
import type { Db } from '../../../db/openDatabase';
import { sharedSecret } from '../../../db/settings';
import { recordSecurityEvent } from '../../../http/log';
import type { Context, Handler } from '../../../http/operation';
import { Refusal } from '../../../core/problems';
import { deviceSecretKey, knownDevice } from '../../../identity/sessions';
import { countTry, forgetTries, giveBackTry, type TryLimit } from '../../../identity/tryLimits';
import { tooManyTries } from '../../../core/problems';
import { verifyPassword } from '../../../core/passwords';
import { signIn } from '../signIn';
import { findAccount, renewHash } from './queries';

const triesAllowed = { account: 10, device: 10, address: 100 };

/**
 * Signs a person in. A wrong password and an unknown account get the same response and cost the same work. Tries are
 * counted before the password is checked: by IP address, and also by account for all unknown devices together, or by
 * device if the browser has signed in to this account before (docs/adr/0009).
 */
export const login: Handler<'login'> = async (context) => {
  const { db, env, body, ip, now, device, log } = context;
  const caller = { log, ip, user: null };
  const at = now();
  const username = body.username.trim();
  const account = await findAccount(db, username);
  const secret = await sharedSecret(db, deviceSecretKey);
  const nonce = knownDevice(secret, device.value, account?.id ?? null, at);
  const byAddress = { key: `address:${ip}`, allowed: triesAllowed.address };
  const byPerson = nonce === null ? ofStrangers(username) : ofDevice(nonce);

  const used = await countTry(db, [byAddress, byPerson], at);
  if (used !== null) {
    const person = nonce === null ? 'account' : 'device';
    const by = used.key === byAddress.key ? 'address' : person;
    recordSecurityEvent(caller, { event: 'sign_in_limited', by });
    if (by === 'account') await noticeLimit(context, username, account?.id ?? null);
    throw tooManyTries('signIns', used.until, at);
  }
  const wrong = () => {
    const person = account === null ? null : String(account.id);
    recordSecurityEvent(caller, { event: 'sign_in_refused', person });
    return new Refusal(message('Wrong username or password'));
  };
  const isRight = await verifyPassword(account?.passwordHash ?? null, body.password);
  if (!isRight || account === null) throw wrong();
  const refusal = localPasswordRefusal(env.localPasswords, account.roles);
  if (refusal !== null) {
    recordSecurityEvent(caller, { event: 'sign_in_refused', person: String(account.id) });
    throw new Refusal(refusal);
  }

  await giveBackTry(db, byAddress.key);
  await renewHash(db, account, body.password);
  await forgetTries(db, byPerson.key);
  return signIn(context, { userId: account.id, method: 'password' }, async (tx) => {
    if (!(await isStillRight(tx, context, account))) throw wrong();
  });
};

/** Whether the username and password verified a moment ago are still correct. */
async function isStillRight(
  tx: Db,
  { env, body }: Context<'login'>,
  verified: { id: number; passwordHash: string | null },
): Promise<boolean> {
  const account = await findAccount(tx, body.username.trim());
  if (account?.id !== verified.id) return false;
  if (localPasswordRefusal(env.localPasswords, account.roles) !== null) return false;
  // An outdated hash may have been renewed, by this sign-in or by another one at the same time.
  return (
    account.passwordHash === verified.passwordHash || verifyPassword(account.passwordHash, body.password)
  );
}

const dayMs = 86_400_000;

/**
 * Mails the owner of an account whose tries are used up, once a day. An unknown account costs the same: its notice is
 * queued too, and goes to nobody.
 */
async function noticeLimit(context: Context<'login'>, username: string, userId: number | null) {
  const { db, env, now } = context;
  if (env.smtpUrl === null) return;
  const daily = { key: `limit-notice:${hashOf(username)}`, allowed: 1, windowMs: dayMs };
  if ((await countTry(db, [daily], now())) !== null) return;
  await queueNotice(db, context, { what: 'sign_in_limited', userId });
}

/** How many links may be asked for in 15 minutes: for one account, known or not, and from one address. */
const linksAllowed = { account: 5, address: 30 };

/**
 * Mails a link to choose a new password. A known account and an unknown one get the same response and cost the same
 * work: the mail's task is queued for both, and goes to nobody without an account, or whose account can't have a
 * password.
 */
export const requestPasswordLink: Handler<'requestPasswordLink'> = async (context) => {
  const { db, env, body, ip, now, log } = context;
  if (env.smtpUrl === null) {
    throw new Refusal(
      message('This system sends no emails. Ask the person who manages your account to set a new password.'),
    );
  }
  const caller = { log, ip, user: null };
  const at = now();
  const username = body.username.trim();
  const byAddress = { key: `reset-address:${ip}`, allowed: linksAllowed.address };
  const byAccount = { key: `reset-account:${hashOf(username)}`, allowed: linksAllowed.account };
  const used = await countTry(db, [byAddress, byAccount], at);
  if (used !== null) {
    const by = used.key === byAddress.key ? 'address' : 'account';
    recordSecurityEvent(caller, { event: 'password_link_limited', by });
    throw tooManyTries('requests', used.until, at);
  }
  const account = await findAccount(db, username);
  const mayChoose = account !== null && localPasswordRefusal(env.localPasswords, account.roles) === null;
  const userId = mayChoose ? account.id : null;
  const language = accountLanguageOf(body.language);
  await startTask(db, env, mailTask, {
    input: { kind: 'password_reset', userId, language },
    createdBy: null,
  });
  const target = userId === null ? null : String(userId);
  recordSecurityEvent(caller, { event: 'password_link_asked', target });
  return { status: 'success' };
};

const hashOf = (username: string) => createHash('sha256').update(username.toLowerCase()).digest('hex');

const ofStrangers = (username: string): TryLimit => ({
  key: `account:${hashOf(username)}`,
  allowed: triesAllowed.account,
});

const ofDevice = (nonce: string): TryLimit => ({ key: `device:${nonce}`, allowed: triesAllowed.device });
