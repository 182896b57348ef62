import { managesUser } from '../../../src/domain/access/ownership';
import { type MailInput, mailTask } from '../../background/mail';
import { startTask } from '../../background/tasks';
import type { Handler } from '../../http/operation';
import { forbidden, Refusal } from '../../core/problems';
import { findVisibleUser } from './visibleUsers';
import { findPasswordHash } from './writeQueries';

/** Invites somebody who has no password yet; whoever has one asks for a new one at the login. */
export const sendInvitation: Handler<'sendInvitation'> = async ({ db, env, user, body }) => {
  const { dbId: userId, ...found } = await findVisibleUser(db, user, body.id);
  if (!managesUser(user, found)) throw forbidden('You are not allowed to invite this person.');
  if ((await findPasswordHash(db, userId)) !== null) {
    throw new Refusal(`${found.name} has a password already.`);
  }
  const input: MailInput = { kind: 'invitation', userId, orderId: null, senderId: user.dbId };
  await startTask(db, env, mailTask, { input, createdBy: null });
  return { status: 'success' };
};
