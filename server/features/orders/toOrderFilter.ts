import { scopeOf } from '../../../src/domain/access/accessRules';
import { toId } from '../../db/ids';
import type { Context, Viewer } from '../../http/operation';
import { forbidden, unprocessable } from '../../http/problems';
import type { OrderFilter } from './queries/summaries';

/** What a person's query asks of the order list; 403 for deleted orders, which are for admins, 422 for a broken cursor. */
export function toOrderFilter(user: Viewer, query: Context<'listOrders'>['query']): OrderFilter {
  const archived = query.archived === true;
  if (archived && !user.roles.includes('admin')) throw forbidden('Only admins can list deleted orders.');
  return {
    scope: scopeFor(user, 'listOrders'),
    ofUser: null,
    archived,
    currentCatalogs: query.current_catalog === true,
    // An id that can't be one matches nothing, like one that does not exist.
    catalogIds: listOf(query.catalogs)?.map((id) => toId(id) ?? 0) ?? null,
    seasons: listOf(query.seasons),
    sapStatuses: listOf(query.sap_status)?.map(Number) ?? null,
    finished: query.finished ?? null,
    editedAfter: latest(query.edited_gt, query.begin),
    editedBefore: earliest(query.edited_lt, query.end),
    after: query.cursor === undefined ? null : fromCursor(query.cursor),
    limit: query.limit ?? null,
  };
}

const scopeFor = (user: Viewer, operation: 'listOrders' | 'listOrdersOfUser'): OrderFilter['scope'] =>
  scopeOf(user.roles, operation) === 'any'
    ? null
    : { userId: user.dbId, isAgent: user.roles.includes('agent') };

/** The living orders of one user, as far as the person who asks may see them. */
export const filterOfUser = (user: Viewer, ofUser: number): OrderFilter => ({
  scope: scopeFor(user, 'listOrdersOfUser'),
  ofUser,
  archived: false,
  currentCatalogs: false,
  catalogIds: null,
  seasons: null,
  sapStatuses: null,
  finished: null,
  editedAfter: null,
  editedBefore: null,
  after: null,
  limit: null,
});

const listOf = (list: string | undefined) => (list === undefined || list === '' ? null : list.split(','));

const given = (bounds: (number | undefined)[]) => bounds.filter((bound) => bound !== undefined);
const latest = (...bounds: (number | undefined)[]) =>
  given(bounds).length === 0 ? null : Math.max(...given(bounds));
const earliest = (...bounds: (number | undefined)[]) =>
  given(bounds).length === 0 ? null : Math.min(...given(bounds));

/** The cursor of the page after the one that ends with this order. */
export const toCursor = (order: { id: string }) => Buffer.from(order.id).toString('base64url');

function fromCursor(cursor: string): number {
  const id = toId(Buffer.from(cursor, 'base64url').toString());
  if (id !== null) return id;
  throw unprocessable('The cursor is not one that this list has given.', [
    { path: 'querystring.cursor', message: 'is not a cursor' },
  ]);
}
