import type { Order } from '../../api';
import { buildGarment } from './buildGarment';
import { buildOrderSummary } from './buildOrderSummary';

/** An open, empty order with one garment in its catalog, unless said otherwise. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  const summary = buildOrderSummary(overrides);
  return {
    garments: [buildGarment()],
    lines: {},
    wanted: [],
    ...summary,
    customer_finished: summary.finished,
    ...overrides,
  };
}
