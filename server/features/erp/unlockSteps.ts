import { message } from '../../../src/domain/language/message';
import { unlockOrderRefusal } from '../../../src/domain/orders/refusals';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { ErpSteps, Withdrawn } from '../../background/erpSteps';
import { ErpUnreachable } from '../../core/erpConnector';
import { refuse, Refusal } from '../../core/problems';
import { findOwnOrder, recordOrderEvent } from '../../db/orders';
import { findBooking, markUnlocked } from './queries';
import { sendStep } from './sendStep';
import { writeMissingVersion } from './versionQueries';

const withdraw: ErpSteps['withdraw'] = async ({ db, connector, log }, order): Promise<Withdrawn> => {
  const booking = await findBooking(db, Number(order.id));
  // The ERP never accepted an order that it answered with an error.
  if (order.sap_status === sapStatus.error) return { key: booking.key, withdrawn: false };
  try {
    const outcome = await connector.withdraw(booking);
    if ('refusal' in outcome) throw new Refusal(outcome.refusal);
    return { key: booking.key, ...outcome };
  } catch (error) {
    if (!(error instanceof ErpUnreachable)) throw error;
    log.warn({ err: error, order: Number(order.id) }, 'an order could not be withdrawn from the ERP');
    throw new Refusal(
      message('The ERP could not be reached: {reason}. The order stays locked; please try again later.', {
        reason: error.reason,
      }),
    );
  }
};

const open: ErpSteps['open'] = async (tx, { user, orderId, at }, withdrawn) => {
  const order = await findOwnOrder(tx, user, orderId, { lock: true });
  refuse(unlockOrderRefusal(order));
  const id = Number(order.id);
  if (withdrawn !== null && (await findBooking(tx, id)).key !== withdrawn.key)
    throw new Refusal(message('This order was sent again in the meantime; please look at it once more.'));
  await writeMissingVersion(tx, id);
  await markUnlocked(tx, id);
  const detail = { withdrawn: withdrawn?.withdrawn === true };
  await recordOrderEvent(tx, { orderId: id, actorId: user.dbId, at, kind: 'unlocked', detail });
};

/** How a sent order is opened and sent again (docs/adr/0007). */
export const erpSteps: ErpSteps = { withdraw, open, send: sendStep };
