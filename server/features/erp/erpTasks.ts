import { message } from '../../../src/domain/language/message';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { repeat, type Repeating } from '../../core/repeat';
import { backOff, type TaskClass, type TaskLog, type TaskDefinition } from '../../background/taskDefinition';
import { queueWebhooks } from '../../background/webhooks';
import type { Db } from '../../db/openDatabase';
import type { FileLocation } from '../../files/filesOf';
import { recordOrderEvent } from '../../db/orders';
import { type ErpAnswer, type ErpConnector, ErpUnreachable } from '../../core/erpConnector';
import { readReason, storedReason } from '../../core/taskLines';
import { queueFulfillmentMails } from './documents/fulfillmentMails';
import { sumMissing } from './documents/sums';
import { storeRefusedFile, takeInDocument } from './documents/takeInDocument';
import { ownReasons } from '../../core/ownReasons';
import { findLines, keepOpened, lockWaitingOrder, noteSent, settle } from './queries';
import { toSalesOrder } from './toSalesOrder';
import { settleVersion } from './versionQueries';

/** The key under which an order waits. */
type SendInput = { key: string };

/** The task that hands an order to the ERP. */
export const sendTask: TaskClass<SendInput> = { class: 'SendOrder', queue: 'erp' };

/** What a host needs to talk to the ERP. */
interface Parts {
  db: Db;
  connector: ErpConnector;
}

/**
 * Hands an order over: eight attempts in about seventeen minutes. After giving up, it keeps asking the ERP whether it
 * has the order until the ERP says.
 */
export function sendTaskDefinition({ db, connector }: Parts): TaskDefinition<SendInput> {
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

/** Collects and takes in the ERP's answers and documents until stopped; first it sums up older documents. */
export function startErp({
  db,
  connector,
  env,
  log,
}: Parts & { env: { erpPollSeconds: number }; log: TaskLog }): Repeating {
  let isSummed = false;
  return repeat({
    async pass() {
      if (!isSummed) await sumMissing(db);
      isSummed = true;
      await connector.collect({
        takeAnswer: (answer) => applyAnswer(db, log, answer),
        takeDocument: (document, file) => takeInDocument(db, log, document, file),
        refuseFile: (file, fault) => storeRefusedFile(db, file, fault),
      });
    },
    seconds: env.erpPollSeconds,
    onError: (error) => log.error({ err: error }, 'the answers of the ERP could not be read'),
  });
}

const mailSeconds = 60;

/** Queues the mails about what has become of orders until stopped. */
export function startFulfillmentMails(parts: { db: Db; env: FileLocation; log: TaskLog }): Repeating {
  const { db, env, log } = parts;
  return repeat({
    pass: () => queueFulfillmentMails(db, env),
    seconds: mailSeconds,
    onError: (error) => log.error({ err: error }, 'the mails about deliveries could not be queued'),
  });
}

/**
 * Hands the order that waits under a key to the ERP. The row is locked meanwhile, so that of two hosts with the same
 * task one waits. An order that no longer waits is left alone.
 */
export async function submitOrder(
  db: Db,
  connector: Pick<ErpConnector, 'submit'>,
  { key }: SendInput,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const found = await lockWaitingOrder(tx, key);
      if (found === null) return;
      await noteSent(tx, found.order.id);
      const answer = await connector.submit(toSalesOrder(key, found, await findLines(tx, found.order.id)));
      if (answer !== null) await takeIn(tx, answer);
    });
  } catch (error) {
    if (error instanceof ErpUnreachable) throw error;
    // Its message would mean nothing to the person who reads it on the order.
    throw new ErpUnreachable(message('sending the order failed on our side'), { cause: error });
  }
}

/**
 * Marks an order that could not be handed over as failed, unless the ERP has it after all. Throws `ErpUnreachable` if
 * that is not known yet.
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
    const unreachable = ownReasons.unreachable(
      reason === null ? message('it did not answer in time') : readReason(reason),
    );
    await takeIn(tx, outcome === 'nothing' ? { key, status: 'rejected', message: unreachable } : outcome);
  });
}

/** Applies an answer of the ERP; an answer that no order waits for anymore changes nothing. */
export async function applyAnswer(db: Db, log: TaskLog, answer: ErpAnswer): Promise<void> {
  const isTaken = await db.transaction((tx) => takeIn(tx, answer));
  // The ERP's sentence may name the customer; it is on the order.
  const { key, status } = answer;
  if (isTaken) log.info({ key, status }, 'the ERP answered an order');
  else log.warn({ key, status }, 'the ERP answered an order that waits for no answer; nothing was changed');
}

/**
 * Writes an answer to its order and the order's history, in the caller's transaction; false when no order waits for it.
 */
async function takeIn(tx: Db, answer: ErpAnswer): Promise<boolean> {
  const at = new Date();
  switch (answer.status) {
    case 'accepted': {
      const number = answer.erp_number;
      const orderId = await settle(tx, answer.key, { sapStatus: sapStatus.sent, erpNumber: number });
      if (orderId === null) return false;
      await settleVersion(tx, answer.key, 'accepted');
      await recordOrderEvent(tx, { orderId, actorId: null, at, kind: 'accepted', detail: { number } });
      await queueWebhooks(tx, { orderId, event: 'order.sent', at });
      return true;
    }
    case 'rejected': {
      const { key, message: reason } = answer;
      const orderId = await settle(tx, key, { sapStatus: sapStatus.error, erpMessage: storedReason(reason) });
      if (orderId === null) return false;
      await settleVersion(tx, key, 'rejected');
      const detail = { message: reason };
      await recordOrderEvent(tx, { orderId, actorId: null, at, kind: 'rejected', detail });
      await queueWebhooks(tx, { orderId, event: 'order.refused', at });
      return true;
    }
    case 'withdrawn':
      return true;
    case 'kept': {
      const { key, message: reason } = answer;
      const orderId = await keepOpened(tx, key, storedReason(ownReasons.notWithdrawn(reason)));
      if (orderId === null) return false;
      const detail = { message: reason };
      await recordOrderEvent(tx, { orderId, actorId: null, at, kind: 'kept', detail });
      return true;
    }
  }
}
