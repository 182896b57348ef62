import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import type { Db } from '../../db/openDatabase';
import { orderVersions } from '../../db/schema';

/**
 * Stores an order with its lines as the version that is about to be sent, in place of one that the ERP never took, and
 * returns its number. The history counts the versions of earlier releases, which stored none.
 */
export async function writeSentVersion(
  tx: Db,
  orderId: number,
  { sentAt, sentBy }: { sentAt: Date; sentBy: number },
): Promise<number> {
  await tx
    .delete(orderVersions)
    .where(and(eq(orderVersions.orderId, orderId), isNull(orderVersions.acceptedAt)));
  const [number] = await insertVersion(
    tx,
    sql`select greatest(${latest}, ${accepted}) + 1 as number, ${sentAt.toISOString()}::timestamptz as sent_at,
      ${sentBy}::bigint as sent_by, null::timestamptz as accepted_at from orders o where o.id = ${orderId}`,
    orderId,
  );
  if (number === undefined) throw new Error(`The order ${orderId} does not exist.`);
  return number;
}

/**
 * Stores the version of an order that an earlier release sent, before it is opened for changes: as long as the order is
 * sent, its lines are what the ERP has.
 */
export async function writeMissingVersion(tx: Db, orderId: number): Promise<void> {
  await insertVersion(
    tx,
    sql`select greatest(${latest} + 1, ${accepted}) as number, coalesce(s.at, o.edited_at) as sent_at,
        s.actor_id as sent_by, coalesce(a.at, s.at, o.edited_at) as accepted_at
      from orders o
      left join lateral (${latestEvent('sent')}) s on true
      left join lateral (${latestEvent('accepted')}) a on true
      where o.id = ${orderId} and o.sap_status not in (${sapStatus.open}, ${sapStatus.waiting}, ${sapStatus.error})
        and not exists (select from order_versions v
          where v.order_id = o.id and v.accepted_at is not null and v.erp_key is not distinct from o.erp_key)`,
    orderId,
  );
}

const latest = sql`(select coalesce(max(v.number), 0) from order_versions v where v.order_id = o.id)`;
const accepted = sql`(select count(*)::int from order_events e where e.order_id = o.id and e.kind = 'accepted')`;
const latestEvent = (kind: string): SQL =>
  sql`select e.at, e.actor_id from order_events e where e.order_id = o.id and e.kind = ${kind} order by e.id desc limit 1`;

/** Inserts what a query says of a version, if anything, with the order's lines and head; its number. */
async function insertVersion(tx: Db, version: SQL, orderId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    with version as (${version}), head as (
      insert into order_versions (order_id, number, erp_key, sent_at, sent_by, accepted_at, address_id, service_date,
        wanted, items_count, total_cents)
      select o.id, n.number, o.erp_key, n.sent_at, n.sent_by, n.accepted_at, o.address_id, o.service_date, o.wanted,
        o.items_count, o.total_cents
      from version n join orders o on o.id = ${orderId}
      returning id, number
    ), lines as (
      insert into order_version_lines (version_id, sku_id, quantity, wh_price_cents)
      select h.id, l.sku_id, l.quantity, l.wh_price_cents from head h join order_lines l on l.order_id = ${orderId}
    )
    select number from head`);
  return rows.map(({ number }) => number);
}

/** Notes that the ERP took the version that was sent under a key, or deletes one that it refused. */
export async function settleVersion(tx: Db, key: string, outcome: 'accepted' | 'rejected'): Promise<void> {
  const isPending = and(eq(orderVersions.erpKey, key), isNull(orderVersions.acceptedAt));
  if (outcome === 'rejected') await tx.delete(orderVersions).where(isPending);
  else
    await tx
      .update(orderVersions)
      .set({ acceptedAt: sql`now()` })
      .where(isPending);
}
