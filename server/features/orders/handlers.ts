import { isStaff } from '../../../src/domain/access/roleOptions';
import { fromCents } from '../../../src/domain/money';
import { readdressOrderRefusal } from '../../../src/domain/orders/refusals';
import { loadGarments } from '../../db/garments';
import { findOwnOrder, recordOrderEvent } from '../../db/orders';
import type { Handler } from '../../http/operation';
import { notFound, readName, refuse } from '../../http/problems';
import { presentEvent } from './events';
import { writeDeleted, writeFinished } from './orderWrites';
import { findOwnCustomer } from './people';
import { findCustomerOfOrder } from './peopleQueries';
import { listEdits, placeOf, placeOfOrder } from './place';
import { clearPresence, keepPresence } from './presenceQueries';
import { presentOrder } from './present';
import { selectEvents, writeOrder } from './queries';
import { saveOrder } from './saveOrder';
import { findOwnSheet } from './sheetQueries';
import { filterOfUser, streamOrders, toOrderFilter } from './streamOrders';
import { selectStockOfOrders } from './stockQueries';

export const getOrder: Handler<'getOrder'> = ({ db, env, user, params }) =>
  // One snapshot, so that the lines belong to the version returned with them.
  db.transaction(
    async (tx) => {
      const order = await findOwnSheet(tx, user, params.id);
      const garments = await loadGarments(tx, {
        catalogId: Number(order.catalog_id),
        pricelist: order.pricelist,
        warehouse: order.warehouse,
        alsoSkuIds: order.lines.flatMap(({ sku_id, removed }) => (removed ? [Number(sku_id)] : [])),
      });
      const shown = presentOrder(user, order, garments);
      return env.orderMinimums === 'require' ? { ...shown, requires_minimums: true } : shown;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

export const updateOrder: Handler<'updateOrder'> = async ({ db, user, body, now }) => {
  const { version, cents } = await saveOrder(db, user, body, now());
  return { status: 'success', version, total_price: fromCents(cents) };
};

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

export const listOrders: Handler<'listOrders'> = ({ db, user, query }) =>
  streamOrders(db, user, toOrderFilter(user, query));

export const listOrdersOfUser: Handler<'listOrdersOfUser'> = async ({ db, user, params }) => {
  const { id } = await findOwnCustomer(db, user, params.id);
  return streamOrders(db, user, filterOfUser(user, Number(id)));
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
