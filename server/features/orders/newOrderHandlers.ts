import { message } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import { isPastServiceDate, today } from '../../../src/domain/dates';
import { placeDraftOf, preselected } from '../../../src/domain/orders/place';
import { type MailInput, mailTask } from '../../background/mail';
import { startTask } from '../../background/tasks';
import { findSeenCatalog } from '../../db/catalogs';
import { findOwnOrder, recordOrderEvent } from '../../db/orders';
import { createOnce } from '../../db/createOnce';
import type { Db } from '../../db/openDatabase';
import { toDate, toId } from '../../db/schema';
import { lockAgentsShared, lockOwnAgentRole } from '../../db/users';
import { recordSecurityEvent } from '../../http/log';
import type { Viewer } from '../../core/call';
import type { Handler } from '../../http/operation';
import { forbidden, notFound, readName, Refusal } from '../../core/problems';
import { findLinkCustomer, findLinkSeller, findOwnCustomer } from './people';
import { type CustomerRow, findSeller } from './peopleQueries';
import { findUsualPlace, placeOfNewOrder } from './place';
import { insertOrder } from './queries';
import { copyContent } from './saveOrder';
import { may, rolesOfNew } from '../../../src/domain/access/rights';

/**
 * The caller must be able to see the catalog, but it need not be enabled for the
 * customer: staff may offer what a customer does not see.
 */
export const createOrder: Handler<'createOrder'> = async ({ db, user, body, now, idempotencyKey: key }) => {
  const name = readName(body.title, 'title', message('The order needs a name.'));
  const catalog = await findSeenCatalog(db, user, body.catalog);
  const at = now();
  const create = async (tx: Db) => {
    const agentId = await lockOwnAgentRole(tx, user);
    const customer = await findOwnCustomer(tx, user, body.customer ?? user.id);
    const place = await placeOfNewOrder(tx, customer, { ...body, catalogId: catalog.id });
    const orderId = await insertOrder(tx, {
      name,
      customerId: Number(customer.id),
      sellerId: sellerOf(customer, agentId),
      catalogId: Number(catalog.id),
      isWholesale: customer.is_wholesale,
      ...place,
      createdAt: at,
      editedAt: at,
    });
    await recordOrderEvent(tx, { orderId, actorId: user.dbId, at, kind: 'created', detail: {} });
    return { status: 'success' as const, order_id: orderId };
  };
  const asked = { user, operation: 'createOrder', key, content: body, what: 'order', at } as const;
  const { answer } = await db.transaction((tx) => createOnce(tx, asked, () => create(tx)));
  return answer;
};

export const getOrderPlace: Handler<'getOrderPlace'> = async ({ db, user, params, query }) => {
  const customer = await findOwnCustomer(db, user, params.id);
  const catalog = await findSeenCatalog(db, user, query.catalog);
  return findUsualPlace(db, customer, { catalogId: catalog.id });
};

/**
 * A copy for the same customer has the same seller, unless an agent copies and that seller is no longer the customer's
 * agent. Otherwise the seller is the agent who copies, the one whom an admin names, or the customer's first agent, so
 * that every copy has a seller if the customer has an agent. Customers may copy only within the catalogs that they see;
 * staff may use others. The delivery date is copied unless it has passed.
 */
export const copyOrder: Handler<'copyOrder'> = async ({ db, user, body, now, env, idempotencyKey: key }) => {
  const name = readName(body.title, 'title', message('The order needs a name.'));
  const at = now();
  const create = async (tx: Db) => {
    const agentId = await lockOwnAgentRole(tx, user);
    const source = await findOwnOrder(tx, user, body.source, { lock: true });
    const customer = await findOwnCustomer(tx, user, body.customer_id);
    if (!may(user.roles, 'orderForOthers')) await findSeenCatalog(tx, user, source.catalog_id);
    if (body.seller !== undefined) await refuseForeignSeller(tx, user, customer, body.seller);
    const own = customer.id === source.customer_id ? placeDraftOf(source) : undefined;
    const place = await placeOfNewOrder(tx, customer, { ...body, catalogId: source.catalog_id, own });
    const isPast = isPastServiceDate(source.service_date, today(env.timeZone, at.getTime() / 1000));
    const { seller_id: seller } = source;
    const isSellerAllowed = seller !== null && (agentId === null || customer.agents.includes(seller));
    const sameSeller = customer.id === source.customer_id && isSellerAllowed ? seller : undefined;
    const sellerId = body.seller ?? sameSeller ?? sellerOf(customer, agentId) ?? customer.agents[0];
    const orderId = await insertOrder(tx, {
      name,
      customerId: Number(customer.id),
      sellerId: sellerId === undefined ? null : Number(sellerId),
      catalogId: Number(source.catalog_id),
      isWholesale: customer.is_wholesale,
      ...place,
      serviceDate: isPast ? null : toDate(source.service_date),
      // Its content is its first version.
      version: 0,
      createdAt: at,
      editedAt: at,
    });
    const skipped = await copyContent(tx, user, { from: source, to: orderId, at });
    const detail = { source: source.id };
    await recordOrderEvent(tx, { orderId, actorId: user.dbId, at, kind: 'copied', detail });
    return { status: 'success' as const, order_id: orderId, ...(skipped.length > 0 && { skipped }) };
  };
  const asked = { user, operation: 'copyOrder', key, content: body, what: 'copy', at } as const;
  const { answer } = await db.transaction((tx) => createOnce(tx, asked, () => create(tx)));
  return answer;
};

/** Refuses the agent whom somebody names for a copy: only admins choose one, among those of the customer. */
async function refuseForeignSeller(tx: Db, user: Viewer, customer: CustomerRow, wireId: string) {
  if (!may(user.roles, 'chooseSellerOfCopy'))
    throw forbidden(message('Only admins choose the agent of a copy.'));
  const seller = await findSeller(tx, toId(wireId));
  if (seller === null) throw notFound('agent');
  if (!customer.agents.includes(seller.id))
    throw new Refusal(
      message('{name} is not an agent of {customer}.', {
        name: isolated(seller.name),
        customer: isolated(customer.name),
      }),
    );
}

/** An agent sells the orders that they make; any other order is sold by the customer's agent, if there is just one. */
function sellerOf({ agents }: { agents: readonly string[] }, agentId: number | null): number | null {
  const onlyAgent = preselected(agents);
  return agentId ?? (onlyAgent === undefined ? null : Number(onlyAgent));
}

/**
 * The order is named after its catalog, and goes where the customer's last order of the brand went. A customer without
 * a password is mailed a single-use link to choose one; everybody else gets the plain link, which asks them to sign in.
 */
export const createOrderLink: Handler<'createOrderLink'> = async (context) => {
  const { db, env, user, body, now, log, ip, idempotencyKey: key } = context;
  const customerName = readName(body.customer_name, 'customer_name', message('The customer needs a name.'));
  const catalog = await findSeenCatalog(db, user, body.catalog);
  const wanted = { name: customerName, email: body.customer_email, isWholesale: body.is_wholesale };
  const at = now();
  const made: { customer?: string } = {};
  const create = async (tx: Db) => {
    await lockAgentsShared(tx);
    const seller = await findLinkSeller(tx, user, body.seller);
    const { customer, isNew } = await findLinkCustomer(tx, seller, wanted, at);
    const place = await placeOfNewOrder(tx, customer, { catalogId: catalog.id });
    const orderId = await insertOrder(tx, {
      name: catalog.name,
      customerId: Number(customer.id),
      sellerId: Number(seller.id),
      catalogId: Number(catalog.id),
      isWholesale: customer.is_wholesale,
      ...place,
      createdAt: at,
      editedAt: at,
    });
    const event = { orderId, actorId: user.dbId, at };
    await recordOrderEvent(tx, { ...event, kind: 'created', detail: {} });
    if (body.send_email) {
      const about = { userId: Number(customer.id), orderId: Number(orderId) };
      const mail: MailInput = customer.has_password
        ? { kind: 'order_link', ...about }
        : { kind: 'invitation', ...about, senderId: Number(seller.id) };
      await startTask(tx, env, mailTask, { input: mail, createdBy: null });
      await recordOrderEvent(tx, { ...event, kind: 'link_sent', detail: { email: customer.email } });
    }
    if (isNew) made.customer = customer.id;
    return { status: 'success' as const, order_id: orderId };
  };
  const asked = { user, operation: 'createOrderLink', key, content: body, what: 'order', at } as const;
  const { answer } = await db.transaction((tx) => createOnce(tx, asked, () => create(tx)));
  const { customer: target } = made;
  if (target !== undefined) {
    recordSecurityEvent({ log, ip, user }, { event: 'account_created', target, roles: rolesOfNew.customer });
  }
  return answer;
};
