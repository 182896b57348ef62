import { eq } from 'drizzle-orm';
import { message } from '../../../src/domain/language/message';
import { ownsCustomerOf } from '../../../src/domain/access/ownership';
import { fromCents } from '../../../src/domain/money';
import { salesOrganizationText } from '../../../src/domain/orders/salesOrganizationText';
import { editOrderRefusal } from '../../../src/domain/orders/refusals';
import { sheetTag } from '../../db/garmentJsonCache';
import { findOwnOrder, recordOrderEvent } from '../../db/orders';
import { orders } from '../../db/schema';
import { NotModified } from '../../core/call';
import type { Handler } from '../../http/operation';
import { forbidden, notFound, readName, refuse } from '../../core/problems';
import { PrecompressedJson, withGarments } from '../../core/precompressedJson';
import { presentEvent, withoutEmail } from './events';
import { writeDeleted, writeFinished } from './orderWrites';
import { findOwnCustomer } from './people';
import { findCustomerOfOrder } from './peopleQueries';
import { listSince } from './listSince';
import { customerShownWith, type Place, placeOf, placeOfOrder } from './place';
import { clearPresence, savePresence } from './presenceQueries';
import { presentOrderSheet } from './present';
import { selectEvents, writeOrder } from './queries';
import { saveOrder } from './saveOrder';
import { garmentPieces, viewOf } from './sheet';
import { findOwnSheet } from './sheetQueries';
import { filterOfUser, toOrderFilter } from './orderFilter';
import { selectStockOfOrders } from './stockQueries';
import { may } from '../../../src/domain/access/rights';

export const getOrder: Handler<'getOrder'> = ({ db, env, user, params, t, locale, garmentJson, knownTags }) =>
  // One snapshot, so that the lines belong to the version returned with them.
  db.transaction(
    async (tx) => {
      const order = await findOwnSheet(tx, user, params.id);
      const shown = presentOrderSheet(user, t, order);
      const own = env.orderMinimums === 'require' ? { ...shown, requires_minimums: true } : shown;
      const view = viewOf(order, locale.language, env.nameLanguage);
      const key = await garmentJson.keyOf(tx, view);
      const text = JSON.stringify(own);
      const etag = sheetTag(text, key);
      if (knownTags.includes(etag)) return new NotModified(etag);
      return new PrecompressedJson(
        withGarments(text, await garmentPieces(tx, garmentJson, order, view, key)),
        etag,
      );
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

export const updateOrder: Handler<'updateOrder'> = async ({ db, user, body, now }) => {
  const { version, cents } = await saveOrder(db, user, body, now());
  return { status: 'success', version, total_price: fromCents(cents) };
};

export const finishOrder: Handler<'finishOrder'> = ({ db, env, user, body, locale, now }) =>
  db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    const doing = { user, at: now(), finished: body.customer_finished, language: locale.language };
    const version = await writeFinished(tx, order, doing, env);
    return { status: 'success', version };
  });

export const updateOrderAddress: Handler<'updateOrderAddress'> = async ({ db, user, body, now }) => {
  const name = readName(body.name, 'name', message('The order needs a name.'));
  await db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    refuse(editOrderRefusal(order, 'move'));
    const before = { name: order.name, ...placeOfOrder(order) };
    const customer = customerShownWith(
      order,
      await findCustomerOfOrder(tx, order),
      ownsCustomerOf(user, order),
    );
    const after = { name, ...placeOf(customer, body, before) };
    const at = now();
    await writeOrder(tx, order.id, { ...after, editedAt: at });
    const changes = Object.entries(editedFields)
      .map(([field, valueOf]) => ({ field, from: valueOf(before), to: valueOf(after) }))
      .filter(({ from, to }) => from !== to);
    if (changes.length > 0) {
      const detail = { changes };
      await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'edited', detail });
    }
  });
  return { status: 'success' };
};

/** What 'Edit order' can change, as an order's history names and shows it. */
const editedFields: Readonly<Record<string, (order: Place & { name: string }) => string>> = {
  name: ({ name }) => name,
  address: ({ addressId }) => addressId,
  'sales organization': ({ salesOrganization, channel }) =>
    salesOrganizationText({ sales_organization: salesOrganization, channel }),
};

/**
 * A note is no part of what is ordered: it may be written in every state, and leaves the version alone, so that a line
 * sheet that is open goes on saving.
 */
export const setOrderNote: Handler<'setOrderNote'> = async ({ db, user, body, now }) => {
  await db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, body.id, { lock: true });
    if (body.staff_note !== undefined && !may(user.roles, 'seeStaffNotes'))
      throw forbidden(message('Only agents and admins write notes for staff.'));
    const note = body.note?.trim() ?? order.note;
    const staffNote = body.staff_note?.trim() ?? order.staff_note;
    const at = now();
    const event = { orderId: order.id, actorId: user.dbId, at };
    if (note !== order.note) await recordOrderEvent(tx, { ...event, kind: 'noted', detail: { text: note } });
    if (staffNote !== order.staff_note)
      await recordOrderEvent(tx, { ...event, kind: 'staff_noted', detail: { text: staffNote } });
    if (note !== order.note || staffNote !== order.staff_note)
      await tx
        .update(orders)
        .set({ note, staffNote, editedAt: at })
        .where(eq(orders.id, Number(order.id)));
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

export const listOrders: Handler<'listOrders'> = ({ db, user, query, locale, knownTags }) =>
  listSince(db, user, locale, toOrderFilter(user, query), { knownTags, changedSince: query.changed_since });

export const listOrdersOfUser: Handler<'listOrdersOfUser'> = async ({
  db,
  user,
  params,
  locale,
  knownTags,
}) => {
  const { id } = await findOwnCustomer(db, user, params.id);
  return listSince(db, user, locale, filterOfUser(user, Number(id)), { knownTags });
};

export const checkOrderStock: Handler<'checkOrderStock'> = async ({ db, user, body }) => {
  const seen = await selectStockOfOrders(db, user, body.orders);
  if (seen.length === 0) throw notFound('order');
  return { orders: seen.flatMap(({ id, short }) => (short === null ? [] : [{ id, ...short }])) };
};

export const listOrderEvents: Handler<'listOrderEvents'> = async ({ db, user, params, t }) => {
  const order = await findOwnOrder(db, user, params.id, { archived: true });
  const events = await selectEvents(db, order.id);
  const seen = may(user.roles, 'seeStaffNotes')
    ? events
    : events.filter(({ kind }) => kind !== 'staff_noted');
  const isTheirs = ownsCustomerOf(user, order);
  return {
    events: seen.map((event) => presentEvent(isTheirs ? event : withoutEmail(event, order.customer_name), t)),
  };
};

export const reportPresence: Handler<'reportPresence'> = async ({ db, user, body }) => {
  const order = await findOwnOrder(db, user, body.id);
  const others = await savePresence(db, order.id, user.dbId);
  await clearPresence(db);
  return { others, version: order.version };
};
