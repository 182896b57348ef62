import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';

/** How long after their last call a person counts as having an order open. */
const presentSeconds = 45;
/** The maximum number of expired rows that one call deletes. */
const maxDeleted = 100;

/** Who has an order open. */
export type PresentRow = { id: string; name: string };

/**
 * Records that a person has an order open, and returns the others who have, by name. By the database's clock, which all
 * hosts share.
 */
export async function savePresence(db: Db, orderId: string, userId: number): Promise<PresentRow[]> {
  const found = await db.execute<PresentRow>(sql`
    with present as (
      insert into order_presence (order_id, user_id) values (${orderId}::bigint, ${userId}::bigint)
      on conflict (order_id, user_id) do update set seen_at = excluded.seen_at
    )
    select u.id, u.name
    from order_presence p
    join users u on u.id = p.user_id
    where p.order_id = ${orderId} and p.user_id <> ${userId}
      and p.seen_at > now() - make_interval(secs => ${presentSeconds})
    order by u.name, u.id
    limit 1000`);
  return found.rows;
}

/** Deletes expired rows; skips those that another call has locked. */
export async function clearPresence(db: Db): Promise<void> {
  await db.execute(sql`
    delete from order_presence where (order_id, user_id) in (
      select order_id, user_id from order_presence
      where seen_at < now() - make_interval(secs => ${presentSeconds})
      limit ${maxDeleted}
      for update skip locked)`);
}
