import type { Db } from '../../db/openDatabase';
import { type ErpConnector, ErpUnreachable } from '../../erp/ErpConnector';
import type { JobsLog } from '../../plugins/jobsLog';
import { giveUpOrder } from './giveUpOrder';
import { findForgotten } from './queries';

/**
 * Asks the ERP what became of the orders that were handed over half an hour ago or earlier without an answer, and
 * that nothing else asks for any more.
 */
export async function settleForgotten(db: Db, connector: ErpConnector, log: JobsLog): Promise<void> {
  for (const key of await findForgotten(db)) {
    try {
      await giveUpOrder(db, connector, { key }, null);
    } catch (error) {
      if (!(error instanceof ErpUnreachable)) throw error;
      log.warn({ key, err: error }, 'the ERP has not told yet what became of an order; asking again');
    }
  }
}
