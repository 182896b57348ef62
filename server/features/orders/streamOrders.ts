import { Readable } from 'node:stream';
import type { Translate } from '../../../src/domain/language/wording';
import type { Database } from '../../db/openDatabase';
import { JsonStream, type Viewer } from '../../core/call';
import { listPresenter } from './present';
import { type OrderFilter, toCursor } from './orderFilter';
import { streamSummaries, type SummaryRow } from './summaryQueries';

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
  t: Translate,
  filter: OrderFilter,
  { asOf, gone, etag = null }: ListState = {},
): Promise<JsonStream> {
  const content = new Readable({ read() {} });
  const present = listPresenter(user, t);
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
