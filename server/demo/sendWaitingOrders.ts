import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import { orders } from '../db/schema';
import type { Env } from '../env';
import { erpStatus } from '../features/erp/queries';
import { sendTask } from '../features/erp/erpTasks';
import { startTask } from '../background/tasks';

/**
 * Puts the demo's orders that wait for the ERP on their way there: nobody has sent those that the demo began with. For
 * one that was sent before, nothing changes.
 */
export async function sendWaitingOrders(db: Db, env: Pick<Env, 'dataDir'>): Promise<void> {
  const waiting = await db
    .select({ key: orders.erpKey })
    .from(orders)
    .where(eq(orders.sapStatus, erpStatus.waiting));
  for (const { key } of waiting)
    if (key !== null) await startTask(db, env, sendTask, { input: { key }, createdBy: null });
}
