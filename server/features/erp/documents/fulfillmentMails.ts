import { type SQL, sql } from 'drizzle-orm';
import { groupBy } from '../../../../src/domain/groupBy';
import type { LanguageTag } from '../../../../src/domain/language/languages';
import {
  type ChangedDocument,
  type DifferingLine,
  type FulfillmentNews,
  fulfillmentNews,
} from '../../../../src/domain/orders/fulfillmentNews';
import { type FulfillmentReader, mailTask } from '../../../background/mail';
import { startTask } from '../../../background/tasks';
import { findErpDocuments } from '../../../db/erpDocuments';
import { nameIn } from '../../../db/names';
import type { Db } from '../../../db/openDatabase';
import type { FileLocation } from '../../../files/filesOf';
import { findOrdered } from './queries';

/**
 * Queues the mails to the customer and the seller of each order with news: about what is confirmed otherwise than ordered,
 * and shipped. They go out an hour after a document came or was changed, and a day after the order's last mail. What they
 * say is marked in the transaction that queues them.
 */
export async function queueFulfillmentMails(db: Db, env: FileLocation): Promise<void> {
  while (await db.transaction((tx) => queueNext(tx, env)));
}

/** Queues the mails about one order; false if no order has news. */
async function queueNext(tx: Db, env: FileLocation): Promise<boolean> {
  const order = await lockDueOrder(tx);
  if (order === null) return false;
  const changed = await markSeen(tx, order.id);
  const found = await readNews(tx, order.id, changed);
  if (found === null) return true;
  await markMailed(tx, order.id, newsworthy(found.news, changed));
  for (const userId of new Set([order.customerId, ...(order.sellerId === null ? [] : [order.sellerId])]))
    await startTask(tx, env, mailTask, {
      input: { kind: 'fulfillment', userId, orderId: order.id, changed, at: order.at },
      createdBy: null,
    });
  return true;
}

/** The documents of which the mail says something. */
function newsworthy(
  { differing, shipments, takenBack }: FulfillmentNews,
  changed: readonly ChangedDocument[],
) {
  const deliveries = new Set([...shipments.map(({ number }) => number), ...takenBack]);
  return changed.filter(({ kind, number }) =>
    kind === 'delivery' ? deliveries.has(number) : differing !== null,
  );
}

type DueOrder = { id: number; customerId: number; sellerId: number | null; at: number };

/** An order that is due for a mail, locked until the transaction ends; what changed days ago makes none due. */
async function lockDueOrder(tx: Db): Promise<DueOrder | null> {
  const { rows } = await tx.execute<DueOrder>(sql`
    select o.id::float8 as id, o.customer_id::float8 as "customerId", o.seller_id::float8 as "sellerId",
      floor(extract(epoch from now()))::float8 as at
    from orders o
    where o.archived_at is null and o.id in (
        select d.order_id from erp_documents d where d.content_hash <> d.mailed_hash
          and d.changed_at between now() - interval '3 days' and now() - interval '1 hour')
      and not ${isMailedToday(sql`o.id`)}
    order by o.id limit 1 for no key update skip locked`);
  return rows[0] ?? null;
}

/** There is one mail about an order a day at most. */
const isMailedToday = (orderId: SQL | number) => sql`exists (
  select from erp_documents m where m.order_id = ${orderId} and m.mailed_at > now() - interval '1 day')`;

/**
 * Marks an order's changed documents as mailed, and returns them; none if another host has just queued a mail about the
 * order.
 */
async function markSeen(tx: Db, orderId: number): Promise<ChangedDocument[]> {
  const { rows } = await tx.execute<ChangedDocument>(sql`
    update erp_documents set mailed_hash = content_hash
    where order_id = ${orderId} and content_hash <> mailed_hash and kind <> 'invoice'
      and not ${isMailedToday(orderId)}
    returning kind, number, mailed_at is not null as "wasReported"`);
  return rows;
}

async function markMailed(tx: Db, orderId: number, mailed: readonly ChangedDocument[]): Promise<void> {
  await tx.execute(sql`
    update erp_documents set mailed_at = now()
    where order_id = ${orderId} and (kind, number) in (
      select * from unnest(${sql.param(mailed.map(({ kind }) => kind))}::text[],
        ${sql.param(mailed.map(({ number }) => number))}::text[]))`);
}

/** The news in an order's changed documents, and the order; null if there is none. */
export async function readNews(db: Db, orderId: number, changed: readonly ChangedDocument[]) {
  const order = await findOrdered(db, orderId);
  if (order === undefined) return null;
  const news = fulfillmentNews(order, await findErpDocuments(db, orderId), changed);
  return news && { news, order };
}

/** The news of an order when its mail is written; null if there is none any more. */
export const readFulfillmentNews: FulfillmentReader = async (db, { orderId, changed, language }) => {
  const found = await readNews(db, orderId, changed);
  if (found === null) return null;
  const { differing, ...news } = found.news;
  if (differing === null) return { ...news, differing };
  const lines = new Map(differing.map((line) => [line.sku, line]));
  const named = await findNamed(db, { catalogId: found.order.catalog, skus: [...lines.keys()], language });
  return {
    ...news,
    differing: byGarment(
      named.flatMap(({ sku, garment }) => {
        const line = lines.get(sku);
        return line === undefined ? [] : [{ ...line, garment }];
      }),
    ),
  };
};

/** These skus with the names of their garments and colors in a language, sorted as on the line sheet. */
async function findNamed(
  db: Db,
  { catalogId, skus, language }: { catalogId: number; skus: readonly string[]; language: LanguageTag },
) {
  const { rows } = await db.execute<{ sku: string; garment: string }>(sql`
    select k.sku, trim(${nameIn(language, 'g')} || ' ' || coalesce(nullif(${nameIn(language, 'c')}, ''), k.color)) as garment
    from skus k join garments g on g.id = k.garment_id
    left join garment_colors c on c.garment_id = g.id and c.number = k.color
    where k.catalog_id = ${catalogId} and k.sku = any(${sql.param(skus)}::text[])
    order by g.number, g.generic, k.color, array_position(g.sizes, k.size), k.sku`);
  return rows;
}

/** Sums up the sizes of each color of a garment that come on the same day, or don't for the same reason. */
function byGarment(named: readonly (DifferingLine & { garment: string })[]) {
  return [
    ...groupBy(named, ({ garment, day, reason }) => JSON.stringify([garment, day, reason])).values(),
  ].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const sum = (key: 'ordered' | 'confirmed') => lines.reduce((pieces, line) => pieces + line[key], 0);
    const { sku: _sku, ...line } = first;
    return [{ ...line, ordered: sum('ordered'), confirmed: sum('confirmed') }];
  });
}
