import { sql } from 'drizzle-orm';
import { ownsOrder } from '../../src/domain/access/ownership';
import { toId } from '../db/ids';
import type { Db } from '../db/openDatabase';
import type { Schema, Viewer } from '../operation';
import { notFound } from '../plugins/problems';
import { orderColumns, type OrderRow } from './orderRow';

/** An order with what decides who may see it, what it costs and what its customer finds in stock. */
export type FoundOrder = OrderRow & {
  wanted: string[];
  customer_name: string;
  customer_agents: string[];
  pricelist: string | null;
  warehouse: string;
  catalog_name: string;
  catalog_type: Schema<'CatalogType'>;
  archived: boolean;
};

/**
 * The order of a wire id; 404 when there is none, or it is not this person's to see. `lock` keeps others from changing
 * it until the transaction ends. A deleted order is found for admins, and only where `archived` asks for it.
 */
export async function findOwnOrder(
  db: Db,
  user: Viewer,
  wireId: string,
  { lock = false, archived = false } = {},
): Promise<FoundOrder> {
  const id = toId(wireId);
  const order = id === null ? null : await findOrder(db, id, lock);
  if (order === null || !ownsOrder(user, order)) throw notFound('order');
  if (order.archived && !(archived && user.roles.includes('admin'))) throw notFound('order');
  return order;
}

async function findOrder(db: Db, id: number, lock: boolean): Promise<FoundOrder | null> {
  const found = await db.execute<FoundOrder>(sql`
    select ${orderColumns}, o.wanted, u.name as customer_name, u.pricelist, u.warehouse, c.name as catalog_name,
      c.catalog_type, o.archived_at is not null as archived,
      array(select a.agent_id::text from agent_customers a where a.customer_id = o.customer_id) as customer_agents
    from orders o
    join users u on u.id = o.customer_id
    join catalogs c on c.id = o.catalog_id
    where o.id = ${id}
    ${lock ? sql`for update of o` : sql``}`);
  return found.rows[0] ?? null;
}
