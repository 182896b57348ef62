import type { Db } from '../../db/openDatabase';
import type { Env } from '../../env';
import type { Mailer, MailInput } from '../../background/mail';
import { insertInvitation } from '../../http/oneTimeLinks';
import { findInvited } from './queries';
import { writeInvitation } from './writeInvitation';

/**
 * Writes an invitation with a link of its own and sends it; nothing is sent to an account that was closed
 * meanwhile. A mail that is sent again has a new link, and the one before no longer works.
 */
export async function sendInvitation(
  db: Db,
  mailer: Mailer,
  { publicUrl, brandName }: Pick<Env, 'publicUrl' | 'brandName'>,
  { userId, orderId }: Extract<MailInput, { kind: 'invitation' }>,
): Promise<void> {
  const invited = await findInvited(db, userId, orderId);
  if (invited === null) return;
  const { token, expiresAt } = await db.transaction((tx) =>
    insertInvitation(tx, { userId, orderId, now: new Date() }),
  );
  // Behind '#' the token stays in the browser: no server's log and no other site sees it.
  const link = `${publicUrl}/password-link#${token}`;
  await mailer.send(writeInvitation({ ...invited, link, expiresAt, publicUrl, brandName }));
}
