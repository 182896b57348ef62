import { type SQL, sql } from 'drizzle-orm';
import { message } from '../../../src/domain/language/message';
import type { Viewer } from '../../core/call';
import { forbidden, unprocessable } from '../../core/problems';
import { orderChangedSince, type SnapshotToken } from '../../db/changes';
import { type OrderScope, orderScopeOf, ownOrders } from '../../db/orders';
import { toId } from '../../db/schema';
import type { Context } from '../../http/operation';
import { hasLine, type LineFilter, toLineFilter } from './lineFilter';
import { may } from '../../../src/domain/access/rights';

type ListQuery = Context<'listOrders'>['query'];

/** The parameters of `listOrders` that say which orders, but not which part of them. */
type OrderCriteria = Omit<ListQuery, 'limit' | 'cursor' | 'changed_since'>;

/** Which orders to list; null filters nothing. */
export interface OrderFilter {
  /** Whose orders are listed. */
  scope: OrderScope;
  /** Only orders with this user as customer or seller; null for all. */
  ofUser: number | null;
  criteria: OrderCriteria;
  /** Only orders with a line that has all of these. */
  lines: LineFilter | null;
  /** The id of the last order on the previous page. */
  after: number | null;
  limit: number | null;
  /** Only orders that were changed since. */
  changedSince: SnapshotToken | null;
}

/** Every order that is not deleted. */
export const everything: OrderFilter = {
  scope: null,
  ofUser: null,
  criteria: {},
  lines: null,
  after: null,
  limit: null,
  changedSince: null,
};

/** The condition of each parameter on orders `o`; false filters nothing. Those of lines are in lineFilter.ts. */
const conditions: {
  readonly [name in Exclude<keyof OrderCriteria, keyof Parameters<typeof toLineFilter>[0]>]-?: (
    wanted: OrderCriteria,
  ) => SQL | false;
} = {
  archived: ({ archived = false }) =>
    archived ? sql`o.archived_at is not null` : sql`o.archived_at is null`,
  current_catalog: ({ current_catalog: isOnly = false }) =>
    isOnly && sql`o.catalog_id in (select c.id from catalogs c where c.is_current)`,
  catalogs: ({ catalogs }) =>
    isOneOf(catalogs, (ids) => sql`o.catalog_id = any(${sql.param(ids.map(toId))}::bigint[])`),
  seasons: (wanted) =>
    isOneOf(
      wanted.seasons,
      (seasons) =>
        sql`o.catalog_id in (select c.id from catalogs c where c.season = any(${sql.param(seasons)}::text[]))`,
    ),
  sap_status: ({ sap_status }) =>
    isOneOf(sap_status, (numbers) => sql`o.sap_status in (${literals(numbers)})`),
  finished: ({ finished }) => finished !== undefined && (finished ? sql`o.finished` : sql`not o.finished`),
  edited_gt: ({ edited_gt }) => editedAfter(edited_gt),
  begin: ({ begin }) => editedAfter(begin),
  edited_lt: ({ edited_lt }) => editedBefore(edited_lt),
  end: ({ end }) => editedBefore(end),
};

/** The conditions of a filter on orders `o`, all of which must hold. */
export function conditionsOf({ scope, ofUser, criteria, lines, changedSince, after }: OrderFilter): SQL[] {
  const all = [
    ...Object.values(conditions).map((conditionOf) => conditionOf(criteria)),
    ownOrders(scope),
    ofUser !== null && sql`(o.customer_id = ${ofUser} or o.seller_id = ${ofUser})`,
    lines !== null && hasLine(lines),
    changedSince !== null && orderChangedSince(changedSince),
    after !== null &&
      sql`(o.created_at, o.id) < (select p.created_at, p.id from orders p where p.id = ${after})`,
  ];
  return all.filter((condition) => condition !== false);
}

/**
 * The filter of a person's query for the order list; 403 for deleted orders, which only admins see, 422 for a broken
 * cursor.
 */
export function toOrderFilter(
  user: Viewer,
  { limit, cursor, changed_since: _token, ...criteria }: ListQuery,
): OrderFilter {
  if (criteria.archived === true && !may(user.roles, 'seeDeletedOrders'))
    throw forbidden(message('Only admins can list deleted orders.'));
  return {
    ...everything,
    scope: orderScopeOf(user, 'listOrders'),
    criteria,
    lines: toLineFilter(criteria),
    after: cursor === undefined ? null : fromCursor(cursor),
    limit: limit ?? null,
  };
}

/** The orders of one user that are not deleted and that the caller may see. */
export const filterOfUser = (user: Viewer, ofUser: number): OrderFilter => ({
  ...everything,
  scope: orderScopeOf(user, 'listOrdersOfUser'),
  ofUser,
});

/** The cursor of the page that follows this order. */
export const toCursor = (order: { id: string }) => Buffer.from(order.id).toString('base64url');

function fromCursor(cursor: string): number {
  const id = toId(Buffer.from(cursor, 'base64url').toString());
  if (id !== 0) return id;
  throw unprocessable(message('The cursor does not come from this list.'), [
    { path: 'querystring.cursor', message: message('is not a cursor') },
  ]);
}

function isOneOf(list: string | undefined, condition: (names: string[]) => SQL): SQL | false {
  return list !== undefined && list !== '' && condition(list.split(','));
}

// Compared in whole seconds, as clients see them, so that an order's own `edited` excludes it.
const editedAfter = (time: number | undefined) =>
  time !== undefined && sql`o.edited_at >= to_timestamp(${time + 1})`;
const editedBefore = (time: number | undefined) =>
  time !== undefined && sql`o.edited_at < to_timestamp(${time})`;

/** Numbers in the text of a statement, which PostgreSQL plans for; it knows nothing of a parameter's value. */
const literals = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql.raw(String(Math.trunc(Number(value))))),
    sql`, `,
  );
