/** What a list tells of an order besides what is shown: `created` is in epoch seconds. */
interface Listed {
  id: string;
  created: number;
}

/** A list of orders, the latest created first, and what it has seen. */
interface OrderList<Order> {
  orders: Order[];
  as_of?: string;
  /** Only in changes: the ids that are no longer in the list. */
  gone?: string[];
}

/**
 * A list with changes put into it, as the host would answer it now (contract.md 'Conventions'). Null when that can't be
 * told, as an order came in that was created in the same second as another one. Orders that have not changed stay the
 * same objects, and so does the list of them if nothing has.
 */
export function mergeOrderList<Order extends Listed, List extends OrderList<Order>>(
  list: List,
  { orders: changed, gone = [], as_of }: OrderList<Order>,
): List | null {
  if (changed.length === 0 && gone.length === 0) return { ...list, as_of };
  const byId = new Map(changed.map((order) => [order.id, order]));
  const removed = new Set(gone);
  const remaining: Order[] = [];
  for (const order of list.orders) {
    const later = byId.get(order.id);
    if (later !== undefined && later.created !== order.created) return null;
    byId.delete(order.id);
    // What has left and come back meanwhile is in both.
    if (later !== undefined) remaining.push(later);
    else if (!removed.has(order.id)) remaining.push(order);
  }
  const orders = insertOrders(remaining, [...byId.values()]);
  return orders === null ? null : { ...list, orders, as_of };
}

/** Two lists as one, both the latest first; null when two of them are of the same second. */
function insertOrders<Order extends Listed>(
  remaining: readonly Order[],
  added: readonly Order[],
): Order[] | null {
  const merged: Order[] = [];
  let next = 0;
  for (const order of remaining) {
    for (let one = added[next]; one !== undefined && one.created >= order.created; one = added[next]) {
      if (one.created === order.created) return null;
      merged.push(one);
      next += 1;
    }
    merged.push(order);
  }
  return [...merged, ...added.slice(next)];
}
