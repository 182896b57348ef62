import type { Db } from '../../db/openDatabase';
import type { ErpAnswer } from '../../erpConnector';
import { recordOrderEvent } from '../../db/orders';
import type { TaskLog } from '../../background/taskWork';
import { erpStatus, keepOpened, settle } from './queries';

/** Takes in what the ERP answered; an answer that no order waits for any more changes nothing. */
export async function applyAnswer(db: Db, log: TaskLog, answer: ErpAnswer): Promise<void> {
  if (await db.transaction((tx) => takeIn(tx, answer))) log.info({ answer }, 'the ERP answered an order');
  else log.warn({ answer }, 'the ERP answered an order that waits for no answer; nothing was changed');
}

/** Writes an answer to its order and the order's history, on the caller's transaction; false when none waits for it. */
export async function takeIn(tx: Db, answer: ErpAnswer): Promise<boolean> {
  const at = new Date();
  switch (answer.status) {
    case 'accepted': {
      const number = answer.erp_number;
      const orderId = await settle(tx, answer.key, { sapStatus: erpStatus.sent, erpNumber: number });
      if (orderId === null) return false;
      await recordOrderEvent(tx, { orderId, actorId: null, at, kind: 'accepted', detail: { number } });
      return true;
    }
    case 'rejected': {
      const { key, message } = answer;
      const orderId = await settle(tx, key, { sapStatus: erpStatus.error, erpMessage: message });
      if (orderId === null) return false;
      await recordOrderEvent(tx, { orderId, actorId: null, at, kind: 'rejected', detail: { message } });
      return true;
    }
    case 'withdrawn':
      return true;
    case 'kept': {
      const { key, message } = answer;
      const orderId = await keepOpened(tx, key, `The ERP could not withdraw this order: ${message}`);
      if (orderId === null) return false;
      await recordOrderEvent(tx, { orderId, actorId: null, at, kind: 'kept', detail: { message } });
      return true;
    }
  }
}
