import type pg from 'pg';

/** How much of each kind is not done yet, over every host; kinds of which nothing waits are 0. */
export async function selectWaiting(pool: pg.Pool): Promise<{ what: string; count: number }[]> {
  const { rows } = await pool.query<{ what: string; count: number }>(`
    select 'tasks' as what, count(created_by)::int as count from tasks where status in ('created', 'WIP')
    union all select 'jobs', count(*)::int from tasks where status in ('created', 'WIP') and created_by is null
    union all select 'orders_in_erp', count(*)::int from orders where sap_status = 1 and archived_at is null
    union all select 'orders_refused', count(*)::int from orders where sap_status = 99 and archived_at is null`);
  return rows;
}
