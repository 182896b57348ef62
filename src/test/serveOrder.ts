import type { Order, UpdateOrderRequest } from '../api';
import { flattenLines, groupLines } from '../domain/orders/lines';
import { MockAnswer, mockApi, networkFailure, problem } from './mockApi';

/** A server with one order, versioned as the contract says (api.md 'save the line sheet'). */
export interface OrderServer {
  order: Order;
  /** Every save request. */
  readonly saves: UpdateOrderRequest[];
  /** The most saves that were under way at once. */
  mostAtOnce: number;
  /** The responses to the next saves, which are not carried out; 'cut' carries one out and loses the response. */
  readonly fates: (MockAnswer | 'cut' | { refuse: string })[];
  /** Holds responses back until the returned function is called. */
  hold: () => () => void;
  /** Somebody else sets quantities. */
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
    mostAtOnce: 0,
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
    server.order = { ...server.order, lines: groupLines(lines), wanted, service_date, version };
    return { status: 'success' as const, version };
  };

  mockApi('getOrder', () => server.order);
  mockApi('updateOrder', async ({ body }) => {
    if (!isUpdate(body)) throw new Error('This is no save.');
    server.saves.push(body);
    atOnce += 1;
    server.mostAtOnce = Math.max(server.mostAtOnce, atOnce);
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

function isUpdate(body: unknown): body is UpdateOrderRequest {
  return typeof body === 'object' && body !== null && 'lines' in body;
}
