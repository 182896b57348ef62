import type { Env } from '../core/env';
import type { Db } from '../db/openDatabase';
import { mailTask, type SecurityNotice } from './mail';
import { startTask } from './tasks';

/** The request that did what a notice is about. */
interface Request {
  env: Env;
  now: () => Date;
  ip: string;
  userAgent: string;
}

/** Who gets a notice; `email` is an address besides the account's own, `isByStaff` that somebody else did it. */
interface Notice {
  what: SecurityNotice;
  userId: number | null;
  email?: string;
  isByStaff?: boolean;
}

/**
 * Queues a mail that something of consequence happened to an account, in the transaction of its cause. A host that sends
 * no mail queues none.
 */
export async function queueNotice(
  db: Db,
  { env, now, ip, userAgent }: Request,
  { isByStaff = false, ...notice }: Notice,
): Promise<void> {
  if (env.smtpUrl === null) return;
  const at = Math.floor(now().getTime() / 1000);
  const from = isByStaff ? null : { address: ip, userAgent };
  await startTask(db, env, mailTask, {
    input: { kind: 'security_notice', ...notice, at, from },
    createdBy: null,
  });
}
