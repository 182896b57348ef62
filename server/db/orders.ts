import type { ErpReason } from '../core/erpConnector';
import { type InferSelectModel, sql, type SQL } from 'drizzle-orm';
import { sapStatus } from '../../src/domain/orders/statuses';
import { scopeOf } from '../../src/domain/access/accessRules';
import { ownsOrder } from '../../src/domain/access/ownership';
import type { OperationId, Schema, Viewer } from '../core/call';
import { notFound } from '../core/problems';
import type { Db } from './openDatabase';
import { type orders, shownOrderColumns, toId } from './schema';
import { customersOfAgent } from './users';
import { may } from '../../src/domain/access/rights';

/** What each kind of event stores besides who, when and which order; '' for unset values. */
interface OrderEventDetails {
  created: Record<never, never>;
  copied: { source: string };
  link_sent: { email: string };
  /** Pieces before the first and after the last of one person's consecutive saves. */
  changed: { before: number; pieces: number };
  finished: Record<never, never>;
  reopened: Record<never, never>;
  edited: { changes: { field: string; from: string; to: string }[] };
  /** The version is unset where an earlier release sent the order. */
  sent: { pieces: number; version?: number };
  /** The ERP's number of the order, if it gave one. */
  accepted: { number: string };
  /** The ERP's message, or ours when it could not be reached. */
  rejected: { message: ErpReason };
  unlocked: { withdrawn: boolean };
  /** The ERP's message: why it keeps an order that was unlocked here. */
  kept: { message: ErpReason };
  deleted: Record<never, never>;
  restored: Record<never, never>;
  handed_over: { from: string; to: string };
  /** The note's new text; '' when it was removed. */
  noted: { text: string };
  /** The same of the note that customers must not see. */
  staff_noted: { text: string };
  /** What its papers say besides the order. */
  papers: Record<never, never>;
  /** How many changes. */
  proposed: { changes: number };
  proposal_withdrawn: Record<never, never>;
  /** How many of the changes were taken. */
  proposal_taken: { taken: number; changes: number };
  proposal_declined: { changes: number };
}

/** What happened to an order, by its kind. */
export type OrderEvent = {
  [Kind in keyof OrderEventDetails]: { kind: Kind; detail: OrderEventDetails[Kind] };
}[keyof OrderEventDetails];

/** An order with the data that decides who may see it, its prices, and its customer's stock. */
export type FoundOrder = OrderRow & {
  wanted: string[];
  customer_name: string;
  customer_erased: boolean;
  customer_agents: string[];
  pricelist: string | null;
  warehouse: string;
  catalog_name: string;
  catalog_type: Schema<'CatalogType'>;
  archived: boolean;
};

/**
 * The order with this wire id; 404 when there is none or this person may not see it. `lock` locks its row until the
 * transaction ends. Deleted orders are found only for admins, and only with `archived`.
 */
export async function findOwnOrder(
  db: Db,
  user: Viewer,
  wireId: string,
  { lock = false, archived = false } = {},
): Promise<FoundOrder> {
  return ownOrder(user, await findOrder(db, toId(wireId), lock), archived);
}

/**
 * The order if this person may see it, otherwise 404; likewise when there is none. Deleted orders are for admins, and
 * only with `archived`.
 */
export function ownOrder<Found extends FoundOrder>(
  user: Viewer,
  order: Found | null | undefined,
  archived = false,
): Found {
  if (order === null || order === undefined || !ownsOrder(user, order)) throw notFound('order');
  if (order.archived && !(archived && may(user.roles, 'seeDeletedOrders'))) throw notFound('order');
  return order;
}

/**
 * The order with this wire id, deleted or not, locked until the transaction ends; 404 when there is none or this person
 * may not restore it. Agents restore only those of their orders that they deleted themselves.
 */
export async function findRestorableOrder(db: Db, user: Viewer, wireId: string): Promise<FoundOrder> {
  const id = toId(wireId);
  const order = await findOrder(db, id, true);
  if (order === null || !ownsOrder(user, order)) throw notFound('order');
  if (!order.archived || may(user.roles, 'seeDeletedOrders')) return order;
  const mine = await db.execute(sql`select from orders o where o.id = ${id} and ${deletedBy(user.dbId)}`);
  if (mine.rowCount === 0) throw notFound('order');
  return order;
}

/** Whether orders `o` were last deleted by this person, as an SQL condition. */
export const deletedBy = (userId: number): SQL => sql`(
  select e.actor_id from order_events e where e.order_id = o.id and e.kind = 'deleted'
  order by e.id desc limit 1) = ${userId}`;

async function findOrder(db: Db, id: number, lock: boolean): Promise<FoundOrder | null> {
  const found = await db.execute<FoundOrder>(sql`
    select ${foundColumns} from ${foundTables} where o.id = ${id} ${lock ? sql`for update of o` : sql``}`);
  return found.rows[0] ?? null;
}

type StoredOrder = InferSelectModel<typeof orders, { dbColumnNames: true }>;

/** An order row with wire ids, times in epoch seconds and money in cents. */
export type OrderRow = Pick<
  StoredOrder,
  | (typeof shownOrderColumns)[number]
  | 'total_cents'
  | 'version'
  | 'erp_message'
  | 'staff_note'
  | 'confirmed_short'
> & {
  id: string;
  customer_id: string;
  seller_id: string | null;
  catalog_id: string;
  created: number;
  service_date: number | null;
  edited: number;
  /** When the customer proposed changes that nobody has decided on; null without any. */
  proposed_at: number | null;
  /** Pieces to come of a sent order; null of any other, and before the ERP has said something about it. */
  to_come: number | null;
  /** Whether what the ERP would get has changed since it refused the order; null when it did not, or unknown. */
  mended: boolean | null;
};

/**
 * A hash of what the ERP gets of an order `o` and its customer besides the lines, which can't change while the order is
 * refused. Must change together with `toSalesOrder`.
 */
export const sentToErp = `(
  select md5(json_build_array(c.sap_id, o.address_id, a.name1, a.address, o.sales_organization, o.channel,
    extract(epoch from o.service_date))::text)
  from users c left join user_addresses a on a.user_id = c.id and a.sap_id = o.address_id
  where c.id = o.customer_id)`;

/** The domain's `isSentOrder` as the text of an SQL condition on orders that go by this name. */
export const areSent = (name: string): string =>
  `${name}.sap_status in (${sapStatus.sent}, ${sapStatus.sentBefore})`;

/**
 * The columns of an `OrderRow` for orders `o`. Money and times are selected as doubles, exact up to 2^53: bigints would
 * arrive as strings to parse row by row.
 */
export const orderColumns = sql.raw(`
  ${shownOrderColumns.map((column) => `o.${column}`).join(', ')},
  o.id, o.customer_id, o.seller_id, o.catalog_id, o.total_cents::float8 as total_cents, o.version, o.staff_note,
  floor(extract(epoch from o.created_at))::float8 as created,
  floor(extract(epoch from o.service_date))::float8 as service_date,
  floor(extract(epoch from o.edited_at))::float8 as edited,
  floor(extract(epoch from o.proposed_at))::float8 as proposed_at,
  case when ${areSent('o')} then o.to_come end as to_come, o.confirmed_short,
  case when o.sap_status = ${sapStatus.error} then o.erp_message end as erp_message,
  case when o.sap_status = ${sapStatus.error} and o.erp_sent <> '' then o.erp_sent <> ${sentToErp} end as mended`);

/** The columns of a `FoundOrder`, from `foundTables`. */
export const foundColumns = sql`${orderColumns}, o.wanted, u.name as customer_name, u.erased_at is not null as customer_erased, u.pricelist, u.warehouse,
  c.name as catalog_name, c.catalog_type, o.archived_at is not null as archived,
  array(select a.agent_id::text from agent_customers a where a.customer_id = o.customer_id) as customer_agents`;

/** Orders `o` with their customers `u` and catalogs `c`. */
export const foundTables = sql.raw(
  'orders o join users u on u.id = o.customer_id join catalogs c on c.id = o.catalog_id',
);

/** Whose orders: an agent sees more than a customer. Null for everybody's. */
export type OrderScope = { userId: number; isAgent: boolean } | null;

/** Whose orders a person sees in a call. */
export const orderScopeOf = ({ roles, dbId }: Viewer, operation: OperationId): OrderScope =>
  scopeOf(roles, operation) === 'any' ? null : { userId: dbId, isAgent: may(roles, 'haveCustomers') };

/** The domain's `ownsOrder` as an SQL condition on orders `o`. */
export function ownOrders(scope: OrderScope): SQL {
  if (scope === null) return sql`true`;
  const { userId, isAgent } = scope;
  const own = sql`o.customer_id = ${userId}`;
  if (!isAgent) return own;
  return sql`(${own} or o.seller_id = ${userId} or o.customer_id in (${customersOfAgent(userId)}))`;
}

/** The domain's `ownsCustomerOf` as an SQL condition on the customer `u` of an order. */
export function ownCustomer(scope: OrderScope): SQL {
  if (scope === null) return sql`true`;
  const { userId, isAgent } = scope;
  const own = sql`u.id = ${userId}`;
  return isAgent ? sql`(${own} or u.id in (${customersOfAgent(userId)}))` : own;
}

/** A new event; without an actor it came from the ERP or the host itself. */
type NewOrderEvent = OrderEvent & { actorId: number | null; at: Date };

/** Consecutive saves by one person become one event if less than this lies between them. */
const mergeChangesMinutes = 30;

/**
 * Records what happened to an order, in the transaction that does it and holds the order's lock. Consecutive saves by
 * one person form one event, as long as less than half an hour passes between them.
 */
export async function recordOrderEvent(
  db: Db,
  { orderId, ...event }: NewOrderEvent & { orderId: number | string },
): Promise<void> {
  if (event.kind === 'changed') await recordChange(db, orderId, event);
  else await recordOrderEvents(db, [Number(orderId)], event);
}

/** Records what happened to several orders, in one statement. */
export async function recordOrderEvents(
  db: Db,
  orderIds: readonly number[],
  { actorId, at, kind, detail }: NewOrderEvent,
): Promise<void> {
  await db.execute(sql`
    insert into order_events (order_id, at, actor_id, kind, detail)
    select id, ${at.toISOString()}::timestamptz, ${actorId}::bigint, ${kind}, ${JSON.stringify(detail)}::jsonb
    from unnest(${sql.param(orderIds)}::bigint[]) id
    order by id`);
}

/** Extends the order's latest event if it is a change by the same person, otherwise adds a new one, in one statement. */
async function recordChange(
  db: Db,
  orderId: number | string,
  { actorId, at, detail }: Extract<NewOrderEvent, { kind: 'changed' }>,
): Promise<void> {
  const change = changeOf(sql`select ${orderId}::bigint as id`, {
    actorId: sql`${actorId}`,
    at: sql`${at.toISOString()}`,
    detail: sql`${JSON.stringify(detail)}`,
  });
  await db.execute(sql`with ${change} select`);
}

/**
 * The same as a part of a prepared statement that writes the change: `changed` selects the order's id, or nothing when
 * nothing has changed. Its placeholders are `actorId`, `at` and `detail`.
 */
export const preparedChangeEvent = (changed: SQL): SQL =>
  changeOf(changed, {
    actorId: sql`${sql.placeholder('actorId')}`,
    at: sql`${sql.placeholder('at')}`,
    detail: sql`${sql.placeholder('detail')}`,
  });

const changeOf = (changed: SQL, { actorId, at, detail }: Record<'actorId' | 'at' | 'detail', SQL>) => sql`
  changed as (${changed}),
  latest as (
    select l.* from changed c cross join lateral (
      select e.id, e.kind, e.actor_id, e.at from order_events e where e.order_id = c.id order by e.id desc limit 1) l
  ), extended as (
    update order_events e
    set at = ${at}::timestamptz,
      detail = e.detail || jsonb_build_object('pieces', ${detail}::jsonb -> 'pieces')
    from latest l
    where e.id = l.id and l.kind = 'changed' and l.actor_id = ${actorId}::bigint
      and l.at > ${at}::timestamptz - make_interval(mins => ${sql.raw(String(mergeChangesMinutes))})
    returning e.id
  ), recorded as (
    insert into order_events (order_id, at, actor_id, kind, detail)
    select c.id, ${at}::timestamptz, ${actorId}::bigint, 'changed', ${detail}::jsonb
    from changed c where not exists (select from extended)
  )`;
