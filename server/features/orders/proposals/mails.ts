import { type MailInput, mailTask, type ProposalNews } from '../../../background/mail';
import { startTask } from '../../../background/tasks';
import type { Db } from '../../../db/openDatabase';
import type { FileLocation } from '../../../files/filesOf';

/** Queues a mail about a proposal to each of these people, in the caller's transaction; not to who caused it. */
export async function queueProposalMails(
  tx: Db,
  env: FileLocation,
  order: { id: string },
  recipients: readonly string[],
  news: ProposalNews,
): Promise<void> {
  for (const userId of new Set(recipients.map(Number))) {
    if (userId === news.by) continue;
    const input: MailInput = { kind: 'proposal', userId, orderId: Number(order.id), news };
    await startTask(tx, env, mailTask, { input, createdBy: null });
  }
}
