import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import type { OrderEvent } from '../../../db/orders';

/** An event of an order as it was kept, `at` in epoch seconds, with whoever did it. */
export type EventRow = OrderEvent & {
  id: string;
  at: number;
  actor: { id: string; name: string } | null;
};

/** What happened to an order, the latest first. */
export async function selectEvents(db: Db, orderId: string): Promise<EventRow[]> {
  const found = await db.execute<EventRow>(sql`
    select e.id, floor(extract(epoch from e.at))::float8 as at, e.kind, e.detail,
      case when u.id is not null then json_build_object('id', u.id::text, 'name', u.name) end as actor
    from order_events e
    left join users u on u.id = e.actor_id
    where e.order_id = ${orderId}
    order by e.id desc`);
  return found.rows;
}
