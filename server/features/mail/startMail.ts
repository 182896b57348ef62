import type { Db } from '../../db/openDatabase';
import type { Env } from '../../env';
import type { RunningJobs, WorkOptions } from '../../plugins/jobs';
import type { JobsLog } from '../../plugins/jobsLog';
import { openMailer } from '../../plugins/mail';
import { type MailJob, mailQueue } from '../../plugins/mailQueue';
import { sendInvitation } from './sendInvitation';

/** A mail is tried for about a day: mail servers are often away for hours. */
const tries = { retryLimit: 12, retryDelaySeconds: 10, expireSeconds: 120, pollSeconds: 2 };

/** What the mail's work of a host needs. */
export interface MailParts {
  db: Db;
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;
  jobs: RunningJobs;
  log: JobsLog;
  tries?: Omit<WorkOptions<MailJob>, 'onGivenUp'>;
}

/** Sends the mails that wait, until `jobs` is stopped. */
export async function startMail({ db, env, jobs, log, tries: how = tries }: MailParts): Promise<void> {
  const mailer = openMailer(env);
  await jobs.work<MailJob>(mailQueue, (job) => sendInvitation(db, mailer, env, job), {
    ...how,
    onGivenUp: async (job, reason) =>
      log.error({ userId: job.userId, reason }, 'an invitation could not be sent'),
  });
}
