import { sql } from 'drizzle-orm';
import type { Schema } from '../../core/call';
import type { Db } from '../../db/openDatabase';

/** The users whose account is closed and who were not erased, last deleted first; deleted orders don't count. */
export async function selectDeletedUsers(db: Db): Promise<Schema<'DeletedUser'>[]> {
  const { rows } = await db.execute<Schema<'DeletedUser'>>(sql`
    select u.id::text as id, u.name, u.email, u.roles, floor(extract(epoch from u.closed_at))::float8 as deleted,
      (select count(*)::int from orders o
        where (o.customer_id = u.id or o.seller_id = u.id) and o.archived_at is null) as num_orders
    from users u where u.closed_at is not null and u.erased_at is null
    order by u.closed_at desc, u.id desc`);
  return rows;
}
