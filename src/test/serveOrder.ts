import type { Order, UpdateOrderRequest } from '../api';
import { flattenLines, groupLines } from '../domain/orders/lines';
import { genericOf } from '../domain/sku';
import { MockAnswer, mockApi, networkFailure, problem } from './mockApi';

/** A server with one order, versioned as the contract says (contract.md 'save the line sheet'). */
export interface OrderServer {
  order: Order;
  /** Every save request. */
  readonly saves: UpdateOrderRequest[];
  /** The maximum number of concurrent saves. */
  maxConcurrentSaves: number;
  /** Responses to the next saves, which are not applied; 'cut' applies one and loses the response. */
  readonly fates: (MockAnswer | 'cut' | { refuse: string })[];
  /** Holds responses back until the returned function is called. */
  hold: () => () => void;
  /** Sets quantities as somebody else. */
  change: (quantities: Record<string, number>) => void;
  quantities: () => Record<string, number>;
}

/** Answers `getOrder` and `updateOrder` as a server with this order would. */
export function serveOrder(first: Order): OrderServer {
  let gate = Promise.resolve();
  let atOnce = 0;
  const server: OrderServer = {
    order: first,
    saves: [],
    maxConcurrentSaves: 0,
    fates: [],
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    change: (quantities) => {
      const lines = groupLines({ ...flattenLines(server.order.lines), ...quantities });
      server.order = { ...server.order, lines, version: server.order.version + 1 };
    },
    quantities: () => ({ ...flattenLines(server.order.lines) }),
  };

  const save = (body: UpdateOrderRequest) => {
    const { lines, wanted, service_date = null } = body;
    const version = server.order.version + 1;
    const line_prices = priceLines(server.order, body);
    server.order = { ...server.order, lines: groupLines(lines), wanted, service_date, version, line_prices };
    const cents = Object.entries(lines).map(([sku, quantity]) => quantity * (line_prices?.[sku] ?? 0) * 100);
    const total_price = Math.round(cents.reduce((sum, amount) => sum + amount, 0)) / 100;
    return { status: 'success' as const, version, ...(line_prices && { total_price }) };
  };

  mockApi('getOrder', () => server.order);
  mockApi('listOrderEvents', problem(404, 'This host keeps no history.'));
  mockApi('updateOrder', async ({ body }) => {
    if (!isUpdate(body)) throw new Error('This is no save.');
    server.saves.push(body);
    atOnce += 1;
    server.maxConcurrentSaves = Math.max(server.maxConcurrentSaves, atOnce);
    await gate;
    atOnce -= 1;
    const fate = server.fates.shift();
    if (fate instanceof MockAnswer) return fate;
    if (typeof fate === 'object') return { status: 'error', error: fate.refuse };
    if (body.version !== server.order.version) return problem(409, 'Somebody else has saved.');
    const answer = save(body);
    return fate === 'cut' ? networkFailure() : answer;
  });
  return server;
}

/** The prices of the lines after a save, if this server returns them. */
function priceLines(order: Order, { lines, take_prices = false }: UpdateOrderRequest) {
  if (order.line_prices === undefined) return undefined;
  const before = flattenLines(order.lines);
  const prices = new Map(order.garments.map(({ generic, wh_price }) => [generic, wh_price]));
  return Object.fromEntries(
    Object.entries(lines).map(([sku, quantity]) => {
      const unchanged = take_prices || before[sku] !== quantity ? undefined : order.line_prices?.[sku];
      return [sku, unchanged ?? prices.get(genericOf(sku)) ?? 0];
    }),
  );
}

function isUpdate(body: unknown): body is UpdateOrderRequest {
  return typeof body === 'object' && body !== null && 'lines' in body;
}
