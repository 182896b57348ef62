import type { Db } from '../../db/openDatabase';
import type { Env } from '../../env';
import type { RunningJobs, WorkOptions } from '../../plugins/jobs';
import type { JobsLog } from '../../plugins/jobsLog';
import { openMailer } from '../../plugins/mail';
import { type MailJob, mailQueue } from '../../plugins/mailQueue';
import { sendInvitation } from './sendInvitation';
import { sendOrderLink } from './sendOrderLink';

/** A mail is tried for about a day: mail servers are often away for hours. */
const tries = { retryLimit: 12, retryDelaySeconds: 10, expireSeconds: 120, pollSeconds: 2 };

/** What the mail's work of a host needs. */
export interface MailParts {
  db: Db;
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'brandName'>;
  jobs: RunningJobs;
  log: JobsLog;
  tries?: Omit<WorkOptions<MailJob>, 'onGivenUp'>;
}

/** Sends the mails that wait, until `jobs` is stopped. */
export async function startMail({ db, env, jobs, log, tries: how = tries }: MailParts): Promise<void> {
  const mailer = openMailer(env);
  const send = (job: MailJob) =>
    job.kind === 'invitation' ? sendInvitation(db, mailer, env, job) : sendOrderLink(db, mailer, env, job);
  await jobs.work<MailJob>(mailQueue, send, {
    ...how,
    onGivenUp: async ({ kind, userId, orderId }, reason) =>
      log.error({ kind, userId, orderId, reason }, 'a mail could not be sent'),
  });
}
