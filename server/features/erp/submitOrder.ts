import type { Db } from '../../db/openDatabase';
import { type ErpConnector, ErpUnreachable } from '../../erpConnector';
import { takeIn } from './applyAnswer';
import { findLines, lockWaitingOrder } from './queries';
import type { SendInput } from './sendTask';
import { toSalesOrder } from './toSalesOrder';

/**
 * Hands the order that waits under a key to the ERP. Locked meanwhile, so that of two hosts with the same task
 * one waits; an order that waits no more is left alone.
 */
export async function submitOrder(db: Db, connector: ErpConnector, { key }: SendInput): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const found = await lockWaitingOrder(tx, key);
      if (found === null) return;
      const answer = await connector.submit(toSalesOrder(key, found, await findLines(tx, found.order.id)));
      if (answer !== null) await takeIn(tx, answer);
    });
  } catch (error) {
    if (error instanceof ErpUnreachable) throw error;
    // Its words would mean nothing to the person who reads them on the order.
    throw new ErpUnreachable('sending the order failed on our side', { cause: error });
  }
}
