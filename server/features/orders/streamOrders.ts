import { Readable } from 'node:stream';
import type { Database } from '../../db/openDatabase';
import { JsonStream } from '../../http/operation';
import { orderPresenter } from './present';
import { type OrderFilter, streamSummaries, type SummaryRow } from './queries/summaries';
import { toCursor } from './toOrderFilter';

/** About as much as a socket takes at once. */
const chunkLength = 64 * 1024;

/**
 * Answers the orders that match, written as they come from the database. A caller who reads slowly costs the memory of
 * the answer and no connection. Whatever fails before the first chunk is answered as a problem; after it, the answer
 * breaks off.
 */
export async function streamOrders(db: Pick<Database, '$client'>, filter: OrderFilter): Promise<JsonStream> {
  const content = new Readable({ read() {} });
  const present = orderPresenter();
  const { limit } = filter;
  let text = '{"status":"success","orders":[';
  let count = 0;
  let last: SummaryRow | undefined;
  let begin = () => {};

  const take = (order: SummaryRow) => {
    // One more than asked for only tells that more follow.
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
    content.push(`${text}]${cursor}}`);
    content.push(null);
  };

  const written = streamSummaries(db, { ...filter, limit: limit === null ? null : limit + 1 }, take).then(
    finish,
  );
  const begun = new Promise<void>((resolve) => (begin = resolve));
  await Promise.race([written, begun]);
  written.catch((error: Error) => content.destroy(error));
  return new JsonStream(content);
}
