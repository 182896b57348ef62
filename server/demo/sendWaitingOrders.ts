import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { orders } from '../db/schema';
import { erpStatus } from '../features/erp/queries';
import { type SendJob, sendQueue } from '../features/erp/sendQueue';
import type { Jobs } from '../plugins/jobs';

/**
 * Puts the demo's orders that wait for the ERP on their way there: nobody has sent those that the demo began with. For
 * one that was sent before, nothing changes.
 */
export async function sendWaitingOrders(db: Db, jobs: Jobs): Promise<void> {
  const waiting = await db
    .select({ key: orders.erpKey })
    .from(orders)
    .where(eq(orders.sapStatus, erpStatus.waiting));
  for (const { key } of waiting) {
    if (key === null) continue;
    const job: SendJob = { key };
    await jobs.enqueue(db, sendQueue, job, { singletonKey: key });
  }
}
