import { Readable } from 'node:stream';
import { scopeOf } from '../../../src/domain/access/accessRules';
import type { Database } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import { JsonStream, type Viewer } from '../../core/call';
import type { Context } from '../../http/operation';
import { forbidden, unprocessable } from '../../core/problems';
import { toLineFilter } from './lineFilter';
import { listPresenter } from './present';
import { everything, type OrderFilter, streamSummaries, type SummaryRow } from './summaryQueries';

/** About as much as a socket takes at once. */
const chunkLength = 64 * 1024;

/** The fields of a list besides its orders. */
interface ListState {
  /** Its snapshot token, with which the page requests later changes. */
  asOf?: string;
  /** In a list of changes, the ids of orders that no longer match. */
  gone?: string[];
  etag?: string | null;
}

/**
 * Streams the orders that match, as they come from the database; a list shorter than a chunk is answered as text. A slow
 * client costs the memory of the response, but no database connection. A failure before the first chunk becomes a problem
 * response; after it, the response breaks off.
 */
export async function streamOrders(
  db: Pick<Database, '$client'>,
  user: Pick<Viewer, 'roles'>,
  filter: OrderFilter,
  { asOf, gone, etag = null }: ListState = {},
): Promise<JsonStream> {
  const content = new Readable({ read() {} });
  const present = listPresenter(user);
  const { limit } = filter;
  let text = `${JSON.stringify({ status: 'success', as_of: asOf, gone }).slice(0, -1)},"orders":[`;
  let count = 0;
  let last: SummaryRow | undefined;
  let begin = () => {};

  const take = (order: SummaryRow) => {
    // The one extra row only shows that more follow.
    count += 1;
    if (limit !== null && count > limit) return;
    text += (last === undefined ? '' : ',') + JSON.stringify(present(order));
    last = order;
    if (text.length < chunkLength) return;
    content.push(text);
    text = '';
    begin();
  };
  const finish = () => {
    const next = limit !== null && count > limit ? last : undefined;
    const cursor = next === undefined ? '' : `,"next_cursor":${JSON.stringify(toCursor(next))}`;
    return `${text}]${cursor}}`;
  };

  const begun = new Promise<null>((resolve) => (begin = () => resolve(null)));
  const written = streamSummaries(db, { ...filter, limit: limit === null ? null : limit + 1 }, take);
  const finished = written.then(finish);
  const complete = await Promise.race([finished, begun]);
  if (complete !== null) return new JsonStream(complete, etag);
  finished.then(
    (end) => {
      content.push(end);
      content.push(null);
    },
    (error: Error) => content.destroy(error),
  );
  return new JsonStream(content, etag);
}

/**
 * The filter of a person's query for the order list; 403 for deleted orders, which only admins see, 422 for a broken
 * cursor.
 */
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
    lines: toLineFilter(query),
    after: query.cursor === undefined ? null : fromCursor(query.cursor),
    limit: query.limit ?? null,
    changedSince: null,
  };
}

/** The orders of one user that are not deleted and that the caller may see. */
export const filterOfUser = (user: Viewer, ofUser: number): OrderFilter => ({
  ...everything,
  scope: scopeFor(user, 'listOrdersOfUser'),
  ofUser,
});

const scopeFor = (user: Viewer, operation: 'listOrders' | 'listOrdersOfUser'): OrderFilter['scope'] =>
  scopeOf(user.roles, operation) === 'any'
    ? null
    : { userId: user.dbId, isAgent: user.roles.includes('agent') };

const listOf = (list: string | undefined) => (list === undefined || list === '' ? null : list.split(','));

const given = (bounds: (number | undefined)[]) => bounds.filter((bound) => bound !== undefined);

const latest = (...bounds: (number | undefined)[]) =>
  given(bounds).length === 0 ? null : Math.max(...given(bounds));

const earliest = (...bounds: (number | undefined)[]) =>
  given(bounds).length === 0 ? null : Math.min(...given(bounds));

/** The cursor of the page that follows this order. */
const toCursor = (order: { id: string }) => Buffer.from(order.id).toString('base64url');

function fromCursor(cursor: string): number {
  const id = toId(Buffer.from(cursor, 'base64url').toString());
  if (id !== null) return id;
  throw unprocessable('The cursor does not come from this list.', [
    { path: 'querystring.cursor', message: 'is not a cursor' },
  ]);
}
