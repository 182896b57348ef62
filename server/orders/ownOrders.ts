import { type SQL, sql } from 'drizzle-orm';

/** Whose orders: an agent's reach further than a customer's. */
export interface OrderScope {
  userId: number;
  isAgent: boolean;
}

/** What `ownsOrder` of the domain says, as a condition on orders `o`. */
export function ownOrders({ userId, isAgent }: OrderScope): SQL {
  const own = sql`o.customer_id = ${userId}`;
  if (!isAgent) return own;
  return sql`(${own} or o.seller_id = ${userId} or o.customer_id in
    (select a.customer_id from agent_customers a where a.agent_id = ${userId}))`;
}
