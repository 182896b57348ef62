import { createHash } from 'node:crypto';
import { readCodeState } from '../../core/codeState';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { type ReaderLocale, translateIn } from '../../core/languages';
import { compareWithPresent, decodeToken, encodeToken } from '../../db/changes';
import type { Database } from '../../db/openDatabase';
import { type JsonStream, NotModified, type Viewer } from '../../core/call';
import { streamOrders } from './streamOrders';
import type { OrderFilter } from './orderFilter';
import { selectRemovedIds } from './summaryQueries';

/** What the caller already has of a list. */
interface CachedList {
  /** The entity tags of the lists that it has cached, quotes included. */
  knownTags: readonly string[];
  /** The `as_of` of a list that it wants to update. */
  changedSince?: string;
}

/**
 * Lists the orders that match, or those that have changed since the caller's list; 304 when that is still current, which
 * costs one small statement. The snapshot token is taken before the orders are read, so that no change is missed.
 */
export async function listSince(
  db: Database,
  user: Viewer,
  { language, region }: ReaderLocale,
  filter: OrderFilter,
  { knownTags, changedSince }: CachedList,
): Promise<JsonStream | NotModified> {
  const t = translateIn(language, region);
  // Changes of garments are not tracked, and a page costs little more than the token.
  if (filter.lines !== null || filter.limit !== null || filter.after !== null) {
    return streamOrders(db, user, t, filter);
  }
  const { scope } = filter;
  const prefix = tokenPrefix(user, language, filter);
  const knownTag =
    changedSince ?? knownTags.map((tag) => tag.slice(1, -1)).find((tag) => tag.startsWith(prefix));
  const known = knownTag?.startsWith(prefix) === true ? decodeToken(knownTag.slice(prefix.length)) : null;
  const { token, isComparable, isChanged } = await compareWithPresent(db, scope, known);
  const asOf = prefix + encodeToken(token);

  if (known === null || !isComparable) return listAll();
  if (changedSince === undefined) return isChanged ? listAll() : new NotModified(`"${knownTag}"`);
  const later = { ...filter, changedSince: known };
  return streamOrders(db, user, t, later, { asOf, gone: await selectRemovedIds(db, later) });

  function listAll() {
    return streamOrders(db, user, t, filter, { asOf, etag: `"${asOf}"` });
  }
}

const codeState = readCodeState(['server/features/orders', 'server/db', 'src/domain']);

/** The prefix of a list's token, which is valid only for the same user, roles, language, filters and code. */
const tokenPrefix = ({ id, roles }: Viewer, language: LanguageTag, filter: OrderFilter): string =>
  `${createHash('sha256')
    .update(codeState)
    .update(JSON.stringify([id, roles, language, filter]))
    .digest('base64url')
    .slice(0, 22)}~`;
