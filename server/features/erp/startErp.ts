import type { Db } from '../../db/openDatabase';
import type { ErpConnector } from '../../erp/ErpConnector';
import type { RunningJobs, WorkOptions } from '../../plugins/jobs';
import type { JobsLog } from '../../plugins/jobsLog';
import { type Repeating, repeat } from '../../plugins/repeat';
import { applyAnswer } from './applyAnswer';
import { giveUpOrder } from './giveUpOrder';
import { type SendJob, sendQueue } from './sendQueue';
import { settleForgotten } from './settleForgotten';
import { submitOrder } from './submitOrder';

/** An order is tried eight times, which takes some ten to twenty minutes. */
const retries = { retryLimit: 7, retryDelaySeconds: 5, pollSeconds: 1 };

/** What the ERP's work of a host needs. */
export interface ErpParts {
  db: Db;
  connector: ErpConnector;
  env: { erpPollSeconds: number };
  jobs: RunningJobs;
  log: JobsLog;
  /** How orders are tried. */
  tries?: Omit<WorkOptions<SendJob>, 'onGivenUp'>;
}

/** Sends the orders that wait, and takes in the ERP's answers, until stopped. `jobs` is stopped by its owner. */
export async function startErp({ db, connector, env, jobs, log, tries }: ErpParts): Promise<Repeating> {
  await jobs.work<SendJob>(sendQueue, (job) => submitOrder(db, connector, job), {
    ...(tries ?? { ...retries, expireSeconds: connector.longestSubmitSeconds }),
    onGivenUp: (job, reason) => giveUpOrder(db, connector, job, reason),
  });
  return repeat({
    async pass() {
      await connector.collect((answer) => applyAnswer(db, log, answer));
      await settleForgotten(db, connector, log);
      return 'idle';
    },
    seconds: env.erpPollSeconds,
    onError: (error) => log.error({ err: error }, 'the answers of the ERP could not be read'),
  });
}
