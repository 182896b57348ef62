import { message } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import { localPasswordRefusal } from '../../../src/domain/access/localPasswords';
import { managesUser } from '../../../src/domain/access/ownership';
import { type MailInput, mailTask } from '../../background/mail';
import { queueNotice } from '../../background/securityNotice';
import { startTask } from '../../background/tasks';
import type { Db } from '../../db/openDatabase';
import { endSessionsOf } from '../../db/sessions';
import { sharedSecret } from '../../db/settings';
import { findPasswordHash } from '../../db/users';
import { recordSecurityEvent } from '../../http/log';
import { deleteLinks, lockLink, markUsed } from '../../identity/oneTimeLinks';
import type { Context, Handler } from '../../http/operation';
import { forbidden, refuse, Refusal, unprocessable } from '../../core/problems';
import { deviceSecretKey, withDevice } from '../../identity/sessions';
import { countTry, forgetTries } from '../../identity/tryLimits';
import { tooManyTries } from '../../core/problems';
import { hashPassword, newPasswordRefusal, verifyPassword } from '../../core/passwords';
import { findUser } from './queries';
import { findVisibleUser } from './visibleUsers';
import { updatePassword } from './writeQueries';

/** How often the current password may be wrong before the account has to wait. */
const currentPasswordTries = 10;

/**
 * Sets a password. People must give their current one to change their own, so that an unattended browser doesn't cost
 * them the account.
 */
export const setUserPassword: Handler<'setUserPassword'> = async (context) => {
  const { db, env, user, body, session } = context;
  const found = await findVisibleUser(db, user, body.id);
  const isOwn = found.dbId === user.dbId;
  if (!isOwn && !managesUser(user, found)) {
    throw forbidden(message("You are not allowed to change this person's password."));
  }
  refuse(localPasswordRefusal(env.localPasswords, found.roles));
  if (isOwn) await checkCurrentPassword(context, found.dbId);
  refuse(newPasswordRefusal(body.password, { name: found.name, email: found.email, brand: env.brandName }));
  const passwordHash = await hashPassword(body.password);
  const change = { userId: found.dbId, passwordHash, asking: session.tokenHash, isByStaff: !isOwn };
  await db.transaction((tx) => changePassword(tx, context, change));
  const by = isOwn ? 'owner' : 'staff';
  recordSecurityEvent(context, { event: 'password_changed', target: found.id, by });
  return { status: 'success' };
};

/** Throws unless the caller gives their own current password. Tries are counted before it is checked. */
async function checkCurrentPassword(context: Context<'setUserPassword'>, userId: number) {
  const { db, user, body, now } = context;
  if (body.current_password === undefined) {
    throw unprocessable(message('Enter your current password too, to change it.'), [
      { path: 'body.current_password', message: message('is needed to change your own password') },
    ]);
  }
  const limit = { key: `password:${userId}`, allowed: currentPasswordTries };
  const used = await countTry(db, [limit], now());
  if (used !== null) {
    recordSecurityEvent(context, { event: 'password_tries_limited', target: user.id });
    throw tooManyTries('passwords', used.until, now());
  }
  const current = await findPasswordHash(db, userId);
  if (!(await verifyPassword(current, body.current_password))) {
    recordSecurityEvent(context, { event: 'password_refused', target: user.id });
    throw new Refusal(message('The current password is not right.'));
  }
  await forgetTries(db, limit.key);
}

/** Invites somebody who has no password yet; whoever has one asks for a new one at the login. */
export const sendInvitation: Handler<'sendInvitation'> = async ({ db, env, user, body }) => {
  const { dbId: userId, ...found } = await findVisibleUser(db, user, body.id);
  if (!managesUser(user, found)) throw forbidden(message('You are not allowed to invite this person.'));
  refuse(localPasswordRefusal(env.localPasswords, found.roles));
  if ((await findPasswordHash(db, userId)) !== null) {
    throw new Refusal(message('{name} has a password already.', { name: isolated(found.name) }));
  }
  const input: MailInput = { kind: 'invitation', userId, orderId: null, senderId: user.dbId };
  await startTask(db, env, mailTask, { input, createdBy: null });
  return { status: 'success' };
};

/** The browser in which a person chooses their password counts as one they have signed in from. */
export const setPasswordByLink: Handler<'setPasswordByLink'> = async (context) => {
  const { db, env, body, now, device } = context;
  const { userId, username, orderId } = await db.transaction(async (tx) => {
    const link = await lockLink(tx, body.token, now());
    const invited = link === null ? null : await findUser(tx, link.userId);
    if (link === null || invited === null) {
      throw new Refusal(message('This link was used or has run out. Ask for a new one.'));
    }
    refuse(localPasswordRefusal(env.localPasswords, invited.roles));
    const own = { name: invited.name, email: invited.email, brand: env.brandName };
    refuse(newPasswordRefusal(body.password, own));
    await markUsed(tx, link.tokenHash, now());
    const passwordHash = await hashPassword(body.password);
    await changePassword(tx, context, { userId: link.userId, passwordHash, asking: null, isByStaff: false });
    return { userId: link.userId, username: invited.email, orderId: link.orderId };
  });
  const secret = await sharedSecret(db, deviceSecretKey);
  device.save(withDevice(secret, device.value, userId, now()));
  const person = String(userId);
  recordSecurityEvent(context, { event: 'password_changed', target: person, by: 'link', person });
  return { status: 'success', username, ...(orderId === null ? {} : { order_id: String(orderId) }) };
};

/** What `changePassword` writes; `asking` is the session that goes on. */
interface PasswordChange {
  userId: number;
  passwordHash: string;
  asking: Buffer | null;
  isByStaff: boolean;
}

/**
 * Changes a password: the account's links and sessions end, except the calling session, and its owner gets a mail unless
 * it is their first password.
 */
async function changePassword(
  db: Db,
  context: Context<'setUserPassword'> | Context<'setPasswordByLink'>,
  { userId, passwordHash, asking, isByStaff }: PasswordChange,
) {
  const isFirst = (await findPasswordHash(db, userId)) === null;
  await updatePassword(db, userId, passwordHash);
  await deleteLinks(db, userId);
  await endSessionsOf(db, userId, asking);
  if (!isFirst) await queueNotice(db, context, { what: 'password_changed', userId, isByStaff });
}
