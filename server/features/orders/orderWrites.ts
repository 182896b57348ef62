import { message } from '../../../src/domain/language/message';
import { editOrderRefusal } from '../../../src/domain/orders/refusals';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { minimumsRefusal } from '../../../src/domain/orders/minimums';
import type { Db } from '../../db/openDatabase';
import { findOwnOrder, findRestorableOrder, type FoundOrder, recordOrderEvent } from '../../db/orders';
import { toDate } from '../../db/schema';
import type { Viewer } from '../../core/call';
import { refuse } from '../../core/problems';
import type { Env } from '../../core/env';
import { queueWebhooks } from '../../background/webhooks';
import { NothingToDo, type OrderStep } from '../../background/taskSteps';
import { selectShortfalls } from './minimumQueries';
import { writeOrder } from './queries';

type Doing = { user: Viewer; at: Date };

/** Whether minimums and multiples stop an order from being finished. */
type Rules = Pick<Env, 'orderMinimums'>;

/**
 * Marks an order that the caller has locked as finished or not, with its event; returns the new version. A refusal names
 * garments in the language.
 */
export async function writeFinished(
  tx: Db,
  order: FoundOrder,
  { user, at, finished, language = 'en' }: Doing & { finished: boolean; language?: LanguageTag },
  { orderMinimums }: Rules,
): Promise<number> {
  refuse(editOrderRefusal(order, 'finish'));
  if (finished && orderMinimums === 'require')
    refuse(minimumsRefusal(await selectShortfalls(tx, order.id, language)));
  const version = await writeOrder(tx, order.id, { finished, editedAt: at });
  if (finished !== order.finished) {
    const kind = finished ? 'finished' : 'reopened';
    await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind, detail: {} });
    if (finished) await queueWebhooks(tx, { orderId: order.id, event: 'order.finished', at });
  }
  return version;
}

/** Archives an order that the caller has locked, with its event. */
export async function writeDeleted(tx: Db, order: FoundOrder, { user, at }: Doing): Promise<void> {
  refuse(editOrderRefusal(order, 'delete'));
  await writeOrder(tx, order.id, { archivedAt: at, editedAt: at });
  await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'deleted', detail: {} });
}

const finishBy =
  (rules: Rules): OrderStep =>
  async (tx, { user, orderId, at }) => {
    const order = await findOwnOrder(tx, user, orderId, { lock: true });
    if (order.finished && editOrderRefusal(order) === null)
      throw new NothingToDo(message('It was finished already.'));
    await writeFinished(tx, order, { user, at, finished: true }, rules);
  };

const setServiceDate: OrderStep = async (tx, { user, orderId, at, serviceDate = null }) => {
  const order = await findOwnOrder(tx, user, orderId, { lock: true });
  refuse(editOrderRefusal(order));
  if (order.service_date === serviceDate)
    throw new NothingToDo(message('It had this delivery date already.'));
  await writeOrder(tx, order.id, { serviceDate: toDate(serviceDate), editedAt: at });
  const detail = { before: order.items_count, pieces: order.items_count };
  await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'changed', detail });
};

const remove: OrderStep = async (tx, { user, orderId, at }) => {
  const order = await findOwnOrder(tx, user, orderId, { lock: true });
  await writeDeleted(tx, order, { user, at });
};

const restore: OrderStep = async (tx, { user, orderId, at }) => {
  const order = await findRestorableOrder(tx, user, orderId);
  if (!order.archived) throw new NothingToDo(message('It is not deleted.'));
  await writeOrder(tx, order.id, { archivedAt: null, editedAt: at });
  await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'restored', detail: {} });
};

/** What tasks over many orders do to each, with the rules of the calls for one. */
export const orderSteps = (rules: Rules) => ({
  finish: finishBy(rules),
  service_date: setServiceDate,
  delete: remove,
  restore,
});
