import type { Order, UpdateOrderRequest } from '../../../api';
import { toCents } from '../../../domain/money';
import { flattenLines, groupLines } from '../../../domain/orders/lines';
import { editOrderRefusal } from '../../../domain/orders/refusals';
import type { ServerSheet } from './Sheet';
import type { SheetBase } from './SheetContent';

/** What the line sheet edits of an order; its garments stay in the cache of the API. */
export function fromOrder(order: Order): ServerSheet {
  const prices = order.garments.map(({ generic, wh_price, drop }) => [
    generic,
    { price: toCents(wh_price) ?? 0, drop },
  ]);
  return {
    orderId: order.id,
    version: order.version,
    finished: order.finished,
    refusal: editOrderRefusal(order),
    lines: groupLines(flattenLines(order.lines)),
    wanted: order.wanted,
    serviceDate: order.service_date,
    // Frozen already, so that the store does not walk them.
    prices: Object.freeze(Object.fromEntries(prices)),
  };
}

/** What a save sends: the whole order as the person has it, and the version that it began from. */
export function toUpdate(orderId: string, content: SheetBase): UpdateOrderRequest {
  return {
    id: orderId,
    lines: flattenLines(content.lines),
    wanted: [...content.wanted],
    service_date: content.serviceDate,
    version: content.version,
  };
}
