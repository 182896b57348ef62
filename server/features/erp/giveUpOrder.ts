import type { Db } from '../../db/openDatabase';
import type { ErpConnector } from './ErpConnector';
import { erpStatus, lockWaitingOrder, settle } from './queries';
import type { SendJob } from './sendQueue';

/** Shows an order that could not be handed over as failed, unless the ERP has got it after all. */
export async function giveUpOrder(
  db: Db,
  connector: ErpConnector,
  { key }: SendJob,
  reason: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockWaitingOrder(tx, key)) === null) return;
    if (!(await connector.withdraw(key).catch(() => true))) return;
    const erpMessage = `The ERP could not be reached: ${reason ?? 'it did not answer in time'}.`;
    await settle(tx, key, { sapStatus: erpStatus.error, erpMessage });
  });
}
