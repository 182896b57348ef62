import { type Mailer, type MailInput, mailTask, type Message, openMailer } from '../../background/mail';
import { backOff, type TaskLog, type TaskWork } from '../../background/taskWork';
import type { Db } from '../../db/openDatabase';
import type { Env } from '../../env';
import { insertInvitation } from '../../http/oneTimeLinks';
import { writeInvitation, writeOrderLink } from './letters';
import { findInvited, findOrderLink } from './queries';

/** What sending mails needs. */
interface Parts {
  db: Db;
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'brandName'>;
  log: Pick<TaskLog, 'error'>;
}

/** Sends mails, retrying each for about half a day: mail servers are often down for hours. */
export function mailWork({ db, env, log }: Parts): TaskWork<MailInput> {
  const mailer = openMailer(env);
  return {
    ...mailTask,
    retrySeconds: backOff(10, 12),
    inOrder: false,
    async run({ input }) {
      await sendMail(db, mailer, env, input);
      return {};
    },
    giveUp: async ({ kind, userId, orderId }, reason) =>
      log.error({ kind, userId, orderId, reason }, 'a mail could not be sent'),
  };
}

/** Writes and sends a mail; nothing is sent to an account that was closed meanwhile or about a deleted order. */
export async function sendMail(
  db: Db,
  mailer: Mailer,
  env: Pick<Env, 'publicUrl' | 'brandName'>,
  input: MailInput,
): Promise<void> {
  const message =
    input.kind === 'invitation' ? await invitation(db, env, input) : await orderLink(db, env, input);
  if (message !== null) await mailer.send(message);
}

/** An invitation with a new link: when it is sent again, the previous link stops working. */
async function invitation(
  db: Db,
  { publicUrl, brandName }: Pick<Env, 'publicUrl' | 'brandName'>,
  { userId, orderId }: Extract<MailInput, { kind: 'invitation' }>,
): Promise<Message | null> {
  const invited = await findInvited(db, userId, orderId);
  if (invited === null) return null;
  const { token, expiresAt } = await db.transaction((tx) =>
    insertInvitation(tx, { userId, orderId, now: new Date() }),
  );
  // After '#' the token stays in the browser: it reaches no server log and no other site.
  const link = `${publicUrl}/password-link#${token}`;
  return writeInvitation({ ...invited, link, expiresAt, publicUrl, brandName });
}

async function orderLink(
  db: Db,
  { publicUrl, brandName }: Pick<Env, 'publicUrl' | 'brandName'>,
  { orderId }: Extract<MailInput, { kind: 'order_link' }>,
): Promise<Message | null> {
  const found = await findOrderLink(db, orderId);
  return found && writeOrderLink({ ...found, brandName, link: `${publicUrl}/linesheet/${orderId}` });
}
