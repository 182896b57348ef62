import { isStaff } from '../../../src/domain/access/roleOptions';
import { fromCents } from '../../../src/domain/money';
import { editOrderRefusal, readdressOrderRefusal } from '../../../src/domain/orders/refusals';
import { findOwnOrder, type FoundOrder, recordOrderEvent } from '../../db/orders';
import { toDate } from '../../db/schema';
import { type Handler, NotModified } from '../../http/operation';
import { conflict, notFound, readName, refuse } from '../../http/problems';
import { ReadyJson } from '../../http/readyJson';
import { presentEvent } from './events';
import { writeDeleted, writeFinished } from './orderWrites';
import { findOwnCustomer } from './people';
import { findCustomerOfOrder } from './peopleQueries';
import { listSince } from './listSince';
import { listEdits, placeOf, placeOfOrder } from './place';
import { planSave, refuseTooLarge, refuseUnknown, type SavePlan } from './planSave';
import { clearPresence, keepPresence } from './presenceQueries';
import { presentOwnPart } from './present';
import {
  selectCatalogSkus,
  selectEvents,
  selectLinesToday,
  selectUnknownCodes,
  writeLines,
  writeOrder,
} from './queries';
import { garmentPieces, sheetTag, viewOf, withGarments } from './sheet';
import { filterOfUser, toOrderFilter } from './streamOrders';
import { selectStockOfOrders } from './stockQueries';
import { findSummary } from './summaryQueries';

export const getOrder: Handler<'getOrder'> = ({ db, env, user, params, sheets, knownTags }) =>
  // One snapshot, so that the lines belong to the version returned with them.
  db.transaction(
    async (tx) => {
      const order = await findOwnOrder(tx, user, params.id);
      const row = await findSummary(tx, order.id);
      const lines = await selectLinesToday(tx, order);
      const shown = presentOwnPart(user, order, row, lines);
      const own = env.orderMinimums === 'require' ? { ...shown, requires_minimums: true } : shown;
      const sheet = { order, lines, currency: row.currency };
      const key = await sheets.keyOf(tx, viewOf(sheet));
      const text = JSON.stringify(own);
      const etag = sheetTag(text, key);
      if (knownTags.includes(etag)) return new NotModified(etag);
      return new ReadyJson(withGarments(text, await garmentPieces(tx, sheets, { key, ...sheet })), etag);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

export const updateOrder: Handler<'updateOrder'> = ({ db, user, body, now }) =>
  db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    refuse(editOrderRefusal(order));
    if (body.version !== undefined && body.version !== order.version) {
      throw conflict('This order was changed by someone else since you opened it.');
    }

    const saved = await selectLinesToday(tx, order);
    // Most of what is sent is already saved: only new skus are looked up in the catalog.
    const held = saved.map(({ sku_id, sku, today, removed }) => ({ sku_id, sku, price: today, removed }));
    const codes = new Set(saved.map(({ sku }) => sku));
    const added = await selectCatalogSkus(
      tx,
      order,
      Object.keys(body.lines).filter((code) => !codes.has(code)),
    );
    const plan = planSave(saved, body.lines, [...held, ...added], { takePrices: body.take_prices });
    refuseUnknown(plan.unknown, 'sku', order);
    // What the order already has may stay, even if its sku was removed from the catalog since.
    const marked = new Set(order.wanted);
    const newCodes = body.wanted.filter((code) => !marked.has(code));
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
    return { status: 'success', version, total_price: fromCents(plan.cents) };
  });

/** A save may send only what the order already has; the history doesn't record such saves. */
const changesAnything = (
  order: FoundOrder,
  plan: SavePlan,
  sent: { wanted: string[]; service_date?: number | null },
) =>
  plan.written.length + plan.removed.length > 0 ||
  sent.wanted.join() !== order.wanted.join() ||
  (sent.service_date !== undefined && sent.service_date !== order.service_date);

export const finishOrder: Handler<'finishOrder'> = ({ db, env, user, body, now }) =>
  db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    const doing = { user, at: now(), finished: body.customer_finished };
    const version = await writeFinished(tx, order, doing, env);
    return { status: 'success', version };
  });

export const updateOrderAddress: Handler<'updateOrderAddress'> = async ({ db, user, body, now }) => {
  const name = readName(body.name, 'name', 'The order');
  await db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    refuse(readdressOrderRefusal(order));
    const before = { name: order.name, ...placeOfOrder(order) };
    const after = { name, ...placeOf(await findCustomerOfOrder(tx, order), body, before) };
    const at = now();
    await writeOrder(tx, order.id, { ...after, editedAt: at });
    const changes = listEdits(before, after);
    if (changes.length > 0) {
      const detail = { changes };
      await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'edited', detail });
    }
  });
  return { status: 'success' };
};

export const deleteOrder: Handler<'deleteOrder'> = async ({ db, user, body, now }) => {
  await db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    await writeDeleted(tx, order, { user, at: now() });
  });
  return { status: 'success' };
};

export const listOrders: Handler<'listOrders'> = ({ db, user, query, knownTags }) =>
  listSince(db, user, toOrderFilter(user, query), { knownTags, changedSince: query.changed_since });

export const listOrdersOfUser: Handler<'listOrdersOfUser'> = async ({ db, user, params, knownTags }) => {
  const { id } = await findOwnCustomer(db, user, params.id);
  return listSince(db, user, filterOfUser(user, Number(id)), { knownTags });
};

export const checkOrderStock: Handler<'checkOrderStock'> = async ({ db, user, body }) => {
  const seen = await selectStockOfOrders(db, user, body.orders);
  if (seen.length === 0) throw notFound('order');
  return { orders: seen.flatMap(({ id, short }) => (short === null ? [] : [{ id, ...short }])) };
};

export const listOrderEvents: Handler<'listOrderEvents'> = async ({ db, user, params }) => {
  const order = await findOwnOrder(db, user, params.id, { archived: true });
  const events = await selectEvents(db, order.id);
  const seen = isStaff(user.roles) ? events : events.filter(({ kind }) => kind !== 'staff_noted');
  return { events: seen.map(presentEvent) };
};

export const reportPresence: Handler<'reportPresence'> = async ({ db, user, body }) => {
  const order = await findOwnOrder(db, user, body.id);
  const others = await keepPresence(db, order.id, user.dbId);
  await clearPresence(db);
  return { others, version: order.version };
};
