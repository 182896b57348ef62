import { message } from '../../../src/domain/language/message';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { fulfillmentOf } from '../../../src/domain/orders/fulfillment';
import { unlockOrderRefusal } from '../../../src/domain/orders/refusals';
import { findErpDocuments } from '../../db/erpDocuments';
import { findOwnOrder, recordOrderEvent } from '../../db/orders';
import { type Booking, type ErpConnector, ErpUnreachable, type Withdrawal } from '../../core/erpConnector';
import type { Handler } from '../../http/operation';
import { refuse, Refusal } from '../../core/problems';
import { wordReason } from '../../core/taskLines';
import { dismissRefused, selectRefusedFiles } from './documents/queries';
import { findBooking, findLines, markUnlocked } from './queries';
import { sendStep } from './sendStep';

/** Of two concurrent calls the second is refused. */
export const sendOrder: Handler<'sendOrder'> = async ({ db, env, user, body, now }) => {
  const input = { user, orderId: body.id, at: now() };
  await db.transaction((tx) => sendStep(env)(tx, input));
  return { status: 'success' };
};

/**
 * Withdraws an order from the ERP, then opens it again. If the host is killed in between, the order still counts as
 * sent here, and unlocking it once more completes the job. No database connection is held while waiting for the ERP; of
 * two concurrent calls the second is refused.
 */
export const unlockOrder: Handler<'unlockOrder'> = async ({ db, user, body, erp, now, log }) => {
  const order = await findOwnOrder(db, user, body.id);
  refuse(unlockOrderRefusal(order));
  const id = Number(order.id);
  const booking = await findBooking(db, id);
  const outcome =
    // The ERP never accepted an order that it answered with an error.
    order.sap_status === sapStatus.error
      ? { withdrawn: false }
      : await withdraw(erp, booking, (err) =>
          log.warn({ err, order: id }, 'an order could not be withdrawn from the ERP'),
        );
  if ('refusal' in outcome) throw new Refusal(outcome.refusal);
  await db.transaction(async (tx) => {
    refuse(unlockOrderRefusal(await findOwnOrder(tx, user, body.id, { lock: true })));
    if ((await findBooking(tx, id)).key !== booking.key)
      throw new Refusal(message('This order was sent again in the meantime; please look at it once more.'));
    await markUnlocked(tx, id);
    await recordOrderEvent(tx, {
      orderId: id,
      actorId: user.dbId,
      at: now(),
      kind: 'unlocked',
      detail: { withdrawn: outcome.withdrawn },
    });
  });
  return { status: 'success' };
};

/** What the ERP has said about an order since it was last sent, and what follows for each sku. */
export const getOrderFulfillment: Handler<'getOrderFulfillment'> = async ({ db, user, params }) => {
  const { id, sap_status } = await findOwnOrder(db, user, params.id);
  const lines = await findLines(db, Number(id));
  return fulfillmentOf({ sap_status, lines }, await findErpDocuments(db, Number(id)));
};

/** The files of the drop folder that could not be taken in, with the reasons in the caller's language. */
export const listRefusedFiles: Handler<'listRefusedFiles'> = async ({ db, t }) => {
  const { files, count } = await selectRefusedFiles(db);
  return { files: files.map((one) => ({ ...one, reason: wordReason(t, one.reason) ?? '' })), count };
};

/** Takes a refused file off the list; the file stays in `in/bad`. */
export const dismissRefusedFile: Handler<'dismissRefusedFile'> = async ({ db, body }) => {
  await dismissRefused(db, body.file, body.refused_at);
  return { status: 'success' };
};

async function withdraw(
  erp: Pick<ErpConnector, 'withdraw'>,
  booking: Booking,
  onUnreachable: (error: ErpUnreachable) => void,
): Promise<Withdrawal> {
  try {
    return await erp.withdraw(booking);
  } catch (error) {
    if (!(error instanceof ErpUnreachable)) throw error;
    onUnreachable(error);
    return {
      refusal: message(
        'The ERP could not be reached: {reason}. The order stays locked; please try again later.',
        { reason: error.reason },
      ),
    };
  }
}
