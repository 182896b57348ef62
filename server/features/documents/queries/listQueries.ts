import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import type { Viewer } from '../../../http/operation';
import { ownOrders } from '../../../db/orders';

/** A row of the order list, as the texts of `selectListRows` hold it; money in cents, times in epoch seconds. */
export type ListRow = [
  customer: string,
  sapStatus: number,
  finished: boolean,
  erpMessage: string | null,
  catalog: string,
  name: string,
  agent: string,
  salesOrganization: string,
  channel: string,
  addressId: string,
  items: number,
  cents: number,
  currency: string,
  created: number,
];

/**
 * The rows of these orders, in the order of the ids, as the JSON of `ListRow`s, and how many of them this person may
 * see, deleted ones only as an admin: a text passes to a worker at the cost of its bytes, ten thousand objects would hold
 * the event loop.
 */
export async function selectListRows(
  db: Db,
  { roles, dbId }: Viewer,
  ids: readonly number[],
): Promise<{ rows: string; count: number }> {
  const own = ownOrders({ userId: dbId, isAgent: roles.includes('agent') });
  const found = await db.execute<{ rows: string; count: number }>(sql`
    select count(*)::int as count, coalesce(json_agg(json_build_array(
      u.name, o.sap_status, o.finished, case when o.sap_status = 99 then o.erp_message end, c.name, o.name,
      coalesce(s.name, ''), o.sales_organization, o.channel, o.address_id, o.items_count, o.total_cents, c.currency,
      floor(extract(epoch from o.created_at))) order by asked.at), '[]')::text as rows
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality as asked(id, at)
    join orders o on o.id = asked.id
    join users u on u.id = o.customer_id
    join catalogs c on c.id = o.catalog_id
    left join users s on s.id = o.seller_id
    where ${roles.includes('admin') ? sql`true` : sql`o.archived_at is null and ${own}`}`);
  const [first] = found.rows;
  if (first === undefined) throw new Error('An aggregate always has a row.');
  return first;
}
