import type { OrderSummary } from '../../api';
import { centsOf } from './orderTexts';

export interface OrderTotals {
  readonly orders: number;
  readonly items: number;
  /** Integer cents by currency, largest sum first. */
  readonly amounts: readonly (readonly [currency: string, cents: number])[];
}

/** What the shown orders come to. */
export function sumOrders(orders: readonly OrderSummary[]): OrderTotals {
  const amounts = new Map<string, number>();
  let items = 0;
  for (const order of orders) {
    items += order.items_count;
    amounts.set(order.currency, (amounts.get(order.currency) ?? 0) + centsOf(order));
  }
  return { orders: orders.length, items, amounts: [...amounts].sort(([, a], [, b]) => b - a) };
}
