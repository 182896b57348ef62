import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/openDatabase';

/**
 * Gives each order without a history the one that its row tells of: made by its seller or its customer, filled in and
 * finished by the customer, sent by the seller or an admin, answered by the ERP; nothing later than `now`.
 */
export async function insertHistories(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into order_events (order_id, at, actor_id, kind, detail)
    select o.id, least(e.at, ${now.toISOString()}::timestamptz), e.actor_id, e.kind, e.detail
    from orders o
    cross join lateral (values
      (1, o.created_at, coalesce(o.seller_id, o.customer_id), 'created', '{}'::jsonb, true),
      (2, o.created_at + (o.edited_at - o.created_at) * 0.6, o.customer_id, 'changed',
        jsonb_build_object('before', 0, 'pieces', o.items_count), o.items_count > 0),
      (3, o.created_at + (o.edited_at - o.created_at) * 0.8, o.customer_id, 'finished', '{}'::jsonb, o.finished),
      (4, o.edited_at, coalesce(o.seller_id, (
        select a.id from users a where 'admin' = any(a.roles) order by a.id limit 1)), 'sent',
        jsonb_build_object('pieces', o.items_count), o.sap_status <> 0),
      (5, o.edited_at + interval '20 seconds', null, 'accepted', jsonb_build_object('number', o.erp_number),
        o.sap_status in (2, 3)),
      (6, o.edited_at + interval '20 seconds', null, 'rejected', jsonb_build_object('message', o.erp_message),
        o.sap_status = 99)
    ) e(step, at, actor_id, kind, detail, happened)
    where e.happened and not exists (select from order_events known where known.order_id = o.id)
    order by o.id, e.step`);
}
