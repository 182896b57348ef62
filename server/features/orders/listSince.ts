import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readCodeState } from '../../core/codeState';
import { compareWithPresent, decodeToken, encodeToken } from '../../db/changes';
import type { Database } from '../../db/openDatabase';
import { ownOrders } from '../../db/orders';
import { type JsonStream, NotModified, type Viewer } from '../../core/call';
import { streamOrders } from './streamOrders';
import { type OrderFilter, selectGone } from './summaryQueries';

/** What the caller has of a list. */
interface Had {
  /** The entity tags of the lists that it has kept, quotes included. */
  knownTags: readonly string[];
  /** The `as_of` of a list that it wants brought up to date. */
  changedSince?: string;
}

/**
 * Lists the orders that match, or what has changed of them since the caller's list; nothing when that is still right,
 * which costs one small statement. The state is taken before the orders are read, so that it never promises more than
 * the list has.
 */
export async function listSince(
  db: Database,
  user: Viewer,
  filter: OrderFilter,
  { knownTags, changedSince }: Had,
): Promise<JsonStream | NotModified> {
  // Which garments have what was ordered is not followed, and a page costs little more than the state.
  if (filter.lines !== null || filter.limit !== null || filter.after !== null) {
    return streamOrders(db, user, filter);
  }
  const { scope } = filter;
  const mark = markOf(user, filter);
  const word = changedSince ?? knownTags.map((tag) => tag.slice(1, -1)).find((tag) => tag.startsWith(mark));
  const had = word?.startsWith(mark) === true ? decodeToken(word.slice(mark.length)) : null;
  const condition = scope === null ? sql`true` : ownOrders(scope);
  const { token, isComparable, isChanged } = await compareWithPresent(db, { scope, condition }, had);
  const asOf = mark + encodeToken(token);

  if (had === null || !isComparable) return listWhole();
  if (changedSince === undefined) return isChanged ? listWhole() : new NotModified(`"${word}"`);
  const later = { ...filter, changedSince: had };
  return streamOrders(db, user, later, { asOf, gone: await selectGone(db, later) });

  function listWhole() {
    return streamOrders(db, user, filter, { asOf, etag: `"${asOf}"` });
  }
}

const codeState = readCodeState(['server/features/orders', 'server/db', 'src/domain']);

/** What begins the state of a list: it is of use only to the same person with the same rights, filters and code. */
const markOf = ({ id, roles }: Viewer, filter: OrderFilter): string =>
  `${createHash('sha256')
    .update(codeState)
    .update(JSON.stringify([id, roles, filter]))
    .digest('base64url')
    .slice(0, 22)}~`;
