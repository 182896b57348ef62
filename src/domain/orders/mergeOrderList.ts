/** The fields of a listed order that merging needs; `created` is in epoch seconds. */
interface Listed {
  id: string;
  created: number;
}

/** A list of orders, the latest first, and its state on the server. */
interface OrderList<Order> {
  orders: Order[];
  as_of?: string;
  /** In changes only: the ids of removed orders. */
  gone?: string[];
}

/**
 * Applies changes to a list, with the same result as fetching it again (contract.md 'Conventions'). Null when the
 * order of two orders created in the same second is unknown. Unchanged orders keep their identity, as does an
 * unchanged list.
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
    // An order that was removed and added again is in both.
    if (later !== undefined) remaining.push(later);
    else if (!removed.has(order.id)) remaining.push(order);
  }
  const orders = insertOrders(remaining, [...byId.values()]);
  return orders === null ? null : { ...list, orders, as_of };
}

/** Merges two lists, the latest first; null when two orders are of the same second. */
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
