import { type SQL, sql } from 'drizzle-orm';
import {
  type ChangedDocument,
  differenceOf,
  type FulfillmentNews,
  piecesOf,
} from '../../../../src/domain/orders/fulfillmentNews';
import { mayCall } from '../../../../src/domain/access/accessRules';
import { may } from '../../../../src/domain/access/rights';
import type { Schema, Viewer } from '../../../core/call';
import type { Db } from '../../../db/openDatabase';
import { areSent, orderScopeOf, ownOrders } from '../../../db/orders';
import { theRow } from '../../../db/theRow';
import { readNews } from './fulfillmentMails';

/** How many orders a list of news has. */
const maxListed = 10;

interface UnseenOrder extends Record<string, unknown> {
  id: string;
  name: string;
  customer: string;
  changed_at: number;
  changed: ChangedDocument[];
  count: number;
}

/** The orders with news for this person, the latest first, and how many there are in all. */
export async function selectOrderNews(db: Db, reader: Viewer): Promise<Schema<'OrderNewsList'>> {
  const { rows } = await db.execute<UnseenOrder>(sql`
    select o.id::text as id, o.name, u.name as customer, ${latest} as changed_at,
      json_agg(json_build_object('kind', d.kind, 'number', d.number, 'wasReported', s.user_id is not null)) as changed,
      (count(*) over ())::float8 as count
    from ${unseenDocuments(reader)} join users u on u.id = o.customer_id
    where ${isNews(reader)}
    group by o.id, u.name order by max(d.changed_at) desc, o.id desc limit ${maxListed}`);
  const orders = [];
  for (const { changed, count: _count, ...order } of rows) {
    const found = await readNews(db, Number(order.id), changed);
    if (found !== null) orders.push({ ...order, ...presentNews(found) });
  }
  // A confirmation that differs on no sku that it names is no news, which only its lines tell.
  const count = (rows[0]?.count ?? 0) - rows.length + orders.length;
  return { orders, count, ...(await countProposed(db, reader)) };
}

/** How many orders have proposed changes on which this person may decide; nothing for who decides on none. */
async function countProposed(db: Db, reader: Viewer): Promise<{ proposed?: number }> {
  if (!mayCall(reader.roles, 'takeOrderProposal')) return {};
  const { rows } = await db.execute<{ proposed: number }>(sql`
    select count(*)::int as proposed from orders o
    where o.proposed_at is not null and o.archived_at is null and ${ownOrders(orderScopeOf(reader, 'takeOrderProposal'))}`);
  return theRow(rows);
}

const presentNews = ({ news, order }: NonNullable<Awaited<ReturnType<typeof readNews>>>) => ({
  confirmed: news.differing && differenceOf(order, news.differing),
  shipments: news.shipments.map(presentShipment),
  taken_back: [...news.takenBack],
});

const presentShipment = ({
  lines,
  tracking_url: _url,
  ...shipment
}: FulfillmentNews['shipments'][number]) => ({ ...shipment, pieces: piecesOf(lines) });

/** When the latest news of an order came that this person has not seen; null if there is none. */
export async function findUnseenAt(db: Db, reader: Viewer, orderId: number): Promise<number | null> {
  const { rows } = await db.execute<{ at: number | null }>(sql`
    select ${latest} as at from ${unseenDocuments(reader)} where ${isNews(reader)} and o.id = ${orderId}`);
  return rows[0]?.at ?? null;
}

/** Notes that a person has seen the news until then, in epoch seconds: those of an order, or of all if it is null. */
export async function writeSeen(
  db: Db,
  reader: Viewer,
  { orderId, until }: { orderId: number | null; until: number },
): Promise<void> {
  await db.execute(sql`
    insert into order_news_seen (user_id, document_id, content_hash)
    select ${reader.dbId}::bigint, d.id, d.content_hash from ${unseenDocuments(reader)}
    where ${isNews(reader)} and ${seconds(sql`d.changed_at`)} <= ${until}
      and ${orderId === null ? sql`true` : sql`o.id = ${orderId}`}
    on conflict (document_id, user_id) do update set content_hash = excluded.content_hash`);
}

const seconds = (time: SQL) => sql`floor(extract(epoch from ${time}))::float8`;

const latest = seconds(sql`max(d.changed_at)`);

/** Documents `d` of orders `o`, with how this person has seen them, `s`. */
const unseenDocuments = ({ dbId }: Viewer) => sql`
  erp_documents d join orders o on o.id = d.order_id
  left join order_news_seen s on s.document_id = d.id and s.user_id = ${dbId}`;

/**
 * Whether a document may be news for a person: of their own orders, those of their customers and those that they sell,
 * also if they may see all. Like `fulfillmentNews`, but whether a confirmation differs on a sku that it
 * names is not read from its lines.
 */
const isNews = ({ dbId, roles }: Viewer) => sql`
  d.kind <> 'invoice' and d.changed_at > now() - interval '30 days'
  and d.content_hash is distinct from s.content_hash and d.erp_key is not distinct from o.erp_key
  and o.archived_at is null and ${sql.raw(areSent('o'))} and ${ownOrders({ userId: dbId, isAgent: may(roles, 'sellOrders') })}
  and (s.user_id is not null or case when d.kind = 'delivery' then not d.reversed else o.confirmed_short or exists (
    select from erp_documents c join erp_document_lines l on l.document_id = c.id
    where c.order_id = o.id and c.kind = 'order-confirmation' and l.day <> o.service_date) end)`;
