import { randomUUID } from 'node:crypto';
import { sendOrderRefusal } from '../../../src/domain/orders/sendRefusal';
import { type MailInput, mailTask } from '../../background/mail';
import { startTask } from '../../background/tasks';
import type { Db } from '../../db/openDatabase';
import { findOwnOrder, type FoundOrder, recordOrderEvent } from '../../db/orders';
import type { Env } from '../../core/env';
import type { FileLocation } from '../../files/filesOf';
import { refuse } from '../../core/problems';
import type { OrderStep } from '../../background/taskSteps';
import { sendTask } from './erpTasks';
import { isSapIdTaken, markWaiting } from './queries';
import { writeSentVersion } from './versionQueries';

/** Queues the mails that confirm an order to its customer and its agent, or to whoever sends it if it has none. */
async function queueConfirmations(
  tx: Db,
  env: FileLocation,
  { id, customer_id, seller_id }: FoundOrder,
  senderId: number,
): Promise<void> {
  const recipients = new Set([Number(customer_id), seller_id === null ? senderId : Number(seller_id)]);
  for (const userId of recipients) {
    const mail: MailInput = { kind: 'confirmation', userId, orderId: Number(id) };
    await startTask(tx, env, mailTask, { input: mail, createdBy: null });
  }
}

/** Marks an order as waiting for the ERP and queues the task that hands it over, in the caller's transaction; so each send is confirmed once. */
export const sendStep =
  (env: Pick<Env, 'confirmationMails'> & FileLocation): OrderStep =>
  async (tx, { user, orderId, at }) => {
    const order = await findOwnOrder(tx, user, orderId, { lock: true });
    const isTaken = await isSapIdTaken(tx, order.customer_id);
    refuse(sendOrderRefusal({ ...order, lost_sap_id_of: isTaken ? order.customer_name : null }));
    const key = randomUUID();
    await markWaiting(tx, Number(order.id), key);
    const version = await writeSentVersion(tx, Number(order.id), { sentAt: at, sentBy: user.dbId });
    await startTask(tx, env, sendTask, { input: { key }, createdBy: null });
    const detail = { pieces: order.items_count, version };
    await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'sent', detail });
    if (env.confirmationMails) await queueConfirmations(tx, env, order, user.dbId);
  };
