import type { Db } from '../../db/openDatabase';
import type { ErpConnector } from '../../erpConnector';
import { takeIn } from './applyAnswer';
import { lockWaitingOrder } from './queries';
import type { SendInput } from './sendTask';

/**
 * Shows an order that could not be handed over as failed, unless the ERP has got it after all. Throws `ErpUnreachable` when
 * that can't be told yet.
 */
export async function giveUpOrder(
  db: Db,
  connector: ErpConnector,
  { key }: SendInput,
  reason: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockWaitingOrder(tx, key)) === null) return;
    const outcome = await connector.giveUp(key);
    if (outcome === 'waits') return;
    const message = `The ERP could not be reached: ${reason ?? 'it did not answer in time'}.`;
    await takeIn(tx, outcome === 'nothing' ? { key, status: 'rejected', message } : outcome);
  });
}
