import type { Db } from '../../db/openDatabase';
import type { Env } from '../../env';
import { type MailInput, mailTask, openMailer } from '../../background/mail';
import { backOff, type TaskLog, type TaskWork } from '../../background/taskWork';
import { sendInvitation } from './sendInvitation';
import { sendOrderLink } from './sendOrderLink';

/** What sending mails needs. */
interface Parts {
  db: Db;
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'brandName'>;
  log: Pick<TaskLog, 'error'>;
}

/** How a mail is sent: tried for about half a day, as mail servers are often away for hours. */
export function mailWork({ db, env, log }: Parts): TaskWork<MailInput> {
  const mailer = openMailer(env);
  return {
    ...mailTask,
    retrySeconds: backOff(10, 12),
    inOrder: false,
    async run({ input }) {
      if (input.kind === 'invitation') await sendInvitation(db, mailer, env, input);
      else await sendOrderLink(db, mailer, env, input);
      return {};
    },
    giveUp: async ({ kind, userId, orderId }, reason) =>
      log.error({ kind, userId, orderId, reason }, 'a mail could not be sent'),
  };
}
