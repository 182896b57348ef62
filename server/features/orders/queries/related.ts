import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import type { Schema } from '../../../operation';
import type { OrderRow } from '../../../orders/orderRow';

/** What orders refer to, each once, by id. */
export interface Related {
  customers: Map<string, Schema<'OrderCustomer'>>;
  sellers: Map<string, { id: string; name: string }>;
  catalogs: Map<string, { catalog: Schema<'OrderCatalog'>; catalog_type: Schema<'CatalogType'> }>;
}

type CatalogRow = Schema<'OrderCatalog'> & { catalog_type: Schema<'CatalogType'> };

/** A customer `u` with the places that an order of theirs may go to. */
export const customerColumns = sql.raw(`
  u.id, u.name,
  coalesce((
    select json_agg(json_build_object('sap_id', a.sap_id, 'name1', a.name1, 'address', a.address) order by a.position)
    from user_addresses a where a.user_id = u.id), '[]') as addresses,
  coalesce((
    select json_agg(json_build_object('sales_organization', s.sales_organization, 'channel', s.channel)
      order by s.position)
    from user_sales_organizations s where s.user_id = u.id), '[]') as sales_organizations`);

/**
 * The customers, sellers and catalogs of these orders: three queries however many orders there are, so that
 * a customer's addresses are put together and sent once, not once an order.
 */
export async function selectRelated(
  db: Db,
  orders: Pick<OrderRow, 'customer_id' | 'seller_id' | 'catalog_id'>[],
): Promise<Related> {
  const idsOf = (ids: (string | null)[]) => sql.param([...new Set(ids)].filter((id) => id !== null));
  const customers = await db.execute<Schema<'OrderCustomer'>>(sql`
    select ${customerColumns} from users u
    where u.id = any(${idsOf(orders.map((order) => order.customer_id))}::bigint[])`);
  const sellers = await db.execute<{ id: string; name: string }>(sql`
    select id, name from users where id = any(${idsOf(orders.map((order) => order.seller_id))}::bigint[])`);
  const catalogs = await db.execute<CatalogRow>(sql`
    select id, name, season, currency, catalog_type
    from catalogs where id = any(${idsOf(orders.map((order) => order.catalog_id))}::bigint[])`);
  return {
    customers: byId(customers.rows),
    sellers: byId(sellers.rows),
    catalogs: new Map(
      catalogs.rows.map(({ catalog_type, ...catalog }) => [catalog.id, { catalog, catalog_type }]),
    ),
  };
}

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
