import type { Db } from '../../db/openDatabase';
import { type Env, InvalidEnvError } from '../../env';
import type { RunningJobs, WorkOptions } from '../../plugins/jobs';
import type { JobsLog } from '../../plugins/jobsLog';
import { type Repeating, repeat } from '../../plugins/repeat';
import { applyAcknowledgement } from './applyAcknowledgement';
import { openDropConnector } from './dropConnector';
import type { ErpConnector } from './ErpConnector';
import { giveUpOrder } from './giveUpOrder';
import { type SendJob, sendQueue } from './sendQueue';
import { submitOrder } from './submitOrder';

/** An order is tried seven times, which takes some five to ten minutes. */
const tries = { retryLimit: 6, retryDelaySeconds: 5, expireSeconds: 30, pollSeconds: 1 };

/** What the ERP's work of a host needs. */
export interface ErpParts {
  db: Db;
  env: Pick<Env, 'erpDriver' | 'erpDir' | 'erpPollSeconds'>;
  jobs: RunningJobs;
  log: JobsLog;
  tries?: Omit<WorkOptions<SendJob>, 'onGivenUp'>;
}

/** Sends the orders that wait, and takes in the ERP's answers, until stopped. `jobs` is stopped by its owner. */
export async function startErp({ db, env, jobs, log, tries: how = tries }: ErpParts): Promise<Repeating> {
  const connector = await connectors[env.erpDriver](env, log);
  await jobs.work<SendJob>(sendQueue, (job) => submitOrder(db, connector, job), {
    ...how,
    onGivenUp: (job, reason) => giveUpOrder(db, connector, job, reason),
  });
  return repeat({
    async pass() {
      await connector.collect((answer) => applyAcknowledgement(db, log, answer));
      return 'idle';
    },
    seconds: env.erpPollSeconds,
    onError: (error) => log.error({ err: error }, 'the answers of the ERP could not be read'),
  });
}

const connectors: Record<Env['erpDriver'], (env: ErpParts['env'], log: JobsLog) => Promise<ErpConnector>> = {
  async drop({ erpDir }, log) {
    try {
      return await openDropConnector(erpDir, log);
    } catch {
      throw new InvalidEnvError([
        `ERP_DIR is '${erpDir}', but that folder can't be created or written to; make it writable or set ERP_DIR to another one.`,
      ]);
    }
  },
};
