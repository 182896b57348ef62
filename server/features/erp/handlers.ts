import { randomUUID } from 'node:crypto';
import { ownsOrder } from '../../../src/domain/access/ownsOrder';
import { scopeOf } from '../../../src/domain/access/scopeOf';
import { canSendOrder } from '../../../src/domain/statuses/canSendOrder';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/ids';
import type { Handler, Viewer } from '../../operation';
import { notFound, Refusal } from '../../plugins/problems';
import { findAgentIds, lockOrder, markWaiting } from './queries';
import { type SendJob, sendQueue } from './sendQueue';

/** Puts an order and its job on their way in one transaction: of two calls at a time the second is refused. */
export const sendOrder: Handler<'sendOrder'> = async ({ db, user, body, jobs }) => {
  await db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, user, body.id);
    const refusal = canSendOrder({
      sap_status: order.sapStatus,
      items_count: order.itemsCount,
      catalog_type: order.catalogType,
    });
    if (refusal !== null) throw new Refusal(refusal);
    const job: SendJob = { key: randomUUID() };
    await markWaiting(tx, order.id, job.key);
    await jobs.enqueue(tx, sendQueue, job);
  });
  return { status: 'success' };
};

async function lockOwnOrder(db: Db, user: Viewer, wireId: string) {
  const id = toId(wireId);
  const order = id === null ? null : await lockOrder(db, id);
  if (order === null) throw notFound('order');
  if (scopeOf(user.roles, 'sendOrder') === 'any') return order;
  const agents = await findAgentIds(db, order.customerId);
  const owned = ownsOrder(user, {
    customer_id: String(order.customerId),
    customer_agents: agents.map(String),
    seller_id: order.sellerId === null ? null : String(order.sellerId),
  });
  if (!owned) throw notFound('order');
  return order;
}
