import type { Db } from '../../db/openDatabase';
import type { ErpConnector } from '../../erpConnector';
import { type Repeating, repeat } from '../../background/repeat';
import { backOff, type TaskLog, type TaskWork } from '../../background/taskWork';
import { applyAnswer } from './applyAnswer';
import { giveUpOrder } from './giveUpOrder';
import { type SendInput, sendTask } from './sendTask';
import { submitOrder } from './submitOrder';

/** What the ERP's work of a host needs. */
interface Parts {
  db: Db;
  connector: ErpConnector;
}

/**
 * How an order is handed over: tried eight times in some seventeen minutes. Whether the ERP has got one that is given up
 * is asked until it says so.
 */
export function sendWork({ db, connector }: Parts): TaskWork<SendInput> {
  return {
    ...sendTask,
    retrySeconds: backOff(8, 7),
    inOrder: false,
    async run({ input }) {
      await submitOrder(db, connector, input);
      return {};
    },
    giveUp: (input, reason) => giveUpOrder(db, connector, input, reason),
  };
}

/** Takes in the ERP's answers until stopped. */
export function startErp({
  db,
  connector,
  env,
  log,
}: Parts & { env: { erpPollSeconds: number }; log: TaskLog }): Repeating {
  return repeat({
    pass: () => connector.collect((answer) => applyAnswer(db, log, answer)),
    seconds: env.erpPollSeconds,
    onError: (error) => log.error({ err: error }, 'the answers of the ERP could not be read'),
  });
}
