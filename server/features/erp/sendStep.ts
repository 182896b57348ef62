import { randomUUID } from 'node:crypto';
import { sendOrderRefusal } from '../../../src/domain/orders/refusals';
import { startTask } from '../../background/tasks';
import { findOwnOrder, recordOrderEvent } from '../../db/orders';
import type { Env } from '../../env';
import { refuse } from '../../http/problems';
import type { OrderStep } from '../../orderTasks';
import { sendTask } from './erpTasks';
import { markWaiting } from './queries';

/** Marks an order as waiting for the ERP and queues the task that hands it over, in the caller's transaction. */
export const sendStep =
  (env: Pick<Env, 'dataDir'>): OrderStep =>
  async (tx, { user, orderId, at }) => {
    const order = await findOwnOrder(tx, user, orderId, { lock: true });
    refuse(sendOrderRefusal(order));
    const key = randomUUID();
    await markWaiting(tx, Number(order.id), key);
    await startTask(tx, env, sendTask, { input: { key }, createdBy: null });
    const detail = { pieces: order.items_count };
    await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'sent', detail });
  };
