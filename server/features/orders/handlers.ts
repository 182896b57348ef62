import { canEditOrder } from '../../../src/domain/statuses/canEditOrder';
import { canFinishOrder } from '../../../src/domain/statuses/canFinishOrder';
import { loadGarments } from '../../garments/loadGarments';
import type { Handler } from '../../operation';
import { findOwnOrder, type FoundOrder } from '../../orders/findOwnOrder';
import { recordOrderEvent } from '../../orders/recordEvent';
import { conflict, Refusal, unprocessable } from '../../plugins/problems';
import { findOrderableCatalog, findOwnCustomer } from './find';
import { placeOf } from './placeOf';
import { planSave, type SavePlan } from './planSave';
import { presentOrder, presentOrderSummary } from './present';
import { presentEvent } from './presentEvent';
import { selectEvents } from './queries/events';
import { selectCatalogSkus, selectLines, selectUnknownCodes, writeLines, writeOrder } from './queries/lines';
import { insertOrder } from './queries/newOrder';
import { selectOrders } from './queries/orderRows';
import { selectRelated } from './queries/related';
import { refuseTooLarge, refuseUnknown } from './refuse';
import { filterOfUser, toCursor, toOrderFilter } from './toOrderFilter';

/**
 * An agent's order is sold by that agent; everybody else's by nobody, as nothing says which of a customer's
 * agents it would be. The catalog must be one that the caller may look at, not one enabled for the customer:
 * staff may offer what a customer does not see.
 */
export const createOrder: Handler<'createOrder'> = async ({ db, user, body, now }) => {
  const name = body.title.trim();
  if (name === '') {
    throw unprocessable('The order needs a name.', [{ path: 'body.title', message: 'must not be blank' }]);
  }
  const customer = await findOwnCustomer(db, user, body.customer ?? user.id);
  const catalog = await findOrderableCatalog(db, user, body.catalog);
  const place = placeOf(customer, body);
  const at = now();
  const orderId = await db.transaction(async (tx) => {
    const id = await insertOrder(tx, {
      name,
      customerId: Number(customer.id),
      sellerId: user.roles.includes('agent') ? user.dbId : null,
      catalogId: Number(catalog.id),
      isWholesale: customer.is_wholesale,
      ...place,
      createdAt: at,
      editedAt: at,
    });
    await recordOrderEvent(tx, { orderId: id, actorId: user.dbId, at, kind: 'created', detail: {} });
    return id;
  });
  return { status: 'success', order_id: orderId };
};

export const getOrder: Handler<'getOrder'> = ({ db, user, params }) =>
  // One snapshot: the lines are those of the version they are answered with.
  db.transaction(
    async (tx) => {
      const order = await findOwnOrder(tx, user, params.id);
      const related = await selectRelated(tx, [order]);
      const lines = await selectLines(tx, order.id);
      const garments = await loadGarments(tx, {
        catalogId: Number(order.catalog_id),
        pricelist: order.pricelist,
        warehouse: order.warehouse,
        alsoSkuIds: lines.map((line) => Number(line.sku_id)),
      });
      return presentOrder(order, related, { garments, lines });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

export const updateOrder: Handler<'updateOrder'> = ({ db, user, body, now }) =>
  db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    const refusal = canEditOrder(order);
    if (refusal !== null) throw new Refusal(refusal);
    if (body.version !== undefined && body.version !== order.version) {
      throw conflict('This order was changed by someone else since you opened it.');
    }

    const saved = await selectLines(tx, order.id);
    const skus = await selectCatalogSkus(tx, order, Object.keys(body.lines));
    const plan = planSave(saved, body.lines, skus);
    refuseUnknown(plan.unknown, 'sku', order);
    // What the order holds already may stay, even when its sku has left the catalog since.
    const held = new Set(order.wanted);
    const newCodes = body.wanted.filter((code) => !held.has(code));
    refuseUnknown(await selectUnknownCodes(tx, order, newCodes), 'wanted code', order);
    refuseTooLarge(plan);

    const at = now();
    await writeLines(tx, order.id, plan);
    const version = await writeOrder(tx, order.id, {
      wanted: body.wanted,
      serviceDate: toDate(body.service_date),
      itemsCount: plan.pieces,
      totalCents: plan.cents,
      editedAt: at,
    });
    if (changesAnything(order, plan, body)) {
      const detail = { before: order.items_count, pieces: plan.pieces };
      await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'changed', detail });
    }
    return { status: 'success', version };
  });

/** Epoch seconds of the wire as a table's date; left out stays left out, which changes nothing. */
const toDate = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : seconds;

/** A save may send what the order holds already; its history has no word of that. */
const changesAnything = (
  order: FoundOrder,
  plan: SavePlan,
  sent: { wanted: string[]; service_date?: number | null },
) =>
  plan.written.length + plan.removed.length > 0 ||
  sent.wanted.join() !== order.wanted.join() ||
  (sent.service_date !== undefined && sent.service_date !== order.service_date);

export const finishOrder: Handler<'finishOrder'> = ({ db, user, body, now }) =>
  db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    const refusal = canFinishOrder(order);
    if (refusal !== null) throw new Refusal(refusal);
    const at = now();
    const version = await writeOrder(tx, order.id, { finished: body.customer_finished, editedAt: at });
    if (body.customer_finished !== order.finished) {
      const kind = body.customer_finished ? 'finished' : 'reopened';
      await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind, detail: {} });
    }
    return { status: 'success', version };
  });

export const listOrders: Handler<'listOrders'> = async ({ db, user, query }) => {
  const { limit, ...filter } = toOrderFilter(user, query);
  // One more than asked for tells whether more follow.
  const found = await selectOrders(db, { ...filter, limit: limit === null ? null : limit + 1 });
  const page = limit === null ? found : found.slice(0, limit);
  const related = await selectRelated(db, page);
  const orders = page.map((order) => presentOrderSummary(order, related));
  const last = page.at(-1);
  return last !== undefined && found.length > page.length
    ? { status: 'success', orders, next_cursor: toCursor(last) }
    : { status: 'success', orders };
};

export const listOrdersOfUser: Handler<'listOrdersOfUser'> = async ({ db, user, params }) => {
  const { id } = await findOwnCustomer(db, user, params.id);
  const found = await selectOrders(db, filterOfUser(user, Number(id)));
  const related = await selectRelated(db, found);
  return { status: 'success', orders: found.map((order) => presentOrderSummary(order, related)) };
};

export const listOrderEvents: Handler<'listOrderEvents'> = async ({ db, user, params }) => {
  const order = await findOwnOrder(db, user, params.id, { archived: true });
  return { events: (await selectEvents(db, order.id)).map(presentEvent) };
};
