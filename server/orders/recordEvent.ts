import { sql } from 'drizzle-orm';
import type { Db } from '../db/openDatabase';
import type { OrderEvent } from './OrderEvent';

/** An event as its writer tells it; without an actor it was the ERP, or the host itself. */
export type NewOrderEvent = OrderEvent & { actorId: number | null; at: Date };

const oneSittingMinutes = 30;

/**
 * Keeps what happened to an order, on the transaction that does it, which holds the order's lock. The saves of one
 * person in a row are one event, as long as half an hour never passes between two of them.
 */
export async function recordOrderEvent(
  db: Db,
  { orderId, ...event }: NewOrderEvent & { orderId: number | string },
): Promise<void> {
  if (event.kind === 'changed') await recordChange(db, orderId, event);
  else await recordOrderEvents(db, [Number(orderId)], event);
}

/** Keeps what happened to several orders at once, in one statement. */
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

/** Lengthens the order's latest event when it is a change by the same person, else begins another: one statement. */
async function recordChange(
  db: Db,
  orderId: number | string,
  { actorId, at, detail }: Extract<NewOrderEvent, { kind: 'changed' }>,
): Promise<void> {
  const time = at.toISOString();
  await db.execute(sql`
    with latest as (
      select id, kind, actor_id, at from order_events where order_id = ${orderId}::bigint order by id desc limit 1
    ), lengthened as (
      update order_events e
      set at = ${time}::timestamptz, detail = e.detail || jsonb_build_object('pieces', ${detail.pieces}::int)
      from latest l
      where e.id = l.id and l.kind = 'changed' and l.actor_id = ${actorId}::bigint
        and l.at > ${time}::timestamptz - make_interval(mins => ${oneSittingMinutes})
      returning e.id
    )
    insert into order_events (order_id, at, actor_id, kind, detail)
    select ${orderId}::bigint, ${time}::timestamptz, ${actorId}::bigint, 'changed', ${JSON.stringify(detail)}::jsonb
    where not exists (select from lengthened)`);
}
