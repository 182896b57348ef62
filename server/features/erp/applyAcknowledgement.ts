import type { Db } from '../../db/openDatabase';
import type { JobsLog } from '../../plugins/jobsLog';
import type { Acknowledgement } from './ErpConnector';
import { erpStatus, settle } from './queries';

/** Takes in what the ERP answered; an answer that no order waits for any more changes nothing. */
export async function applyAcknowledgement(db: Db, log: JobsLog, answer: Acknowledgement): Promise<void> {
  const settled = await settle(
    db,
    answer.key,
    answer.status === 'accepted'
      ? { sapStatus: erpStatus.sent, erpNumber: answer.erp_number }
      : { sapStatus: erpStatus.error, erpMessage: answer.message },
  );
  if (settled) log.info({ answer }, 'the ERP answered an order');
  else log.warn({ answer }, 'the ERP answered an order that waits for no answer; nothing was changed');
}
