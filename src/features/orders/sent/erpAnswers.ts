import { sapStatus } from '../../../domain/orders/statuses';
import type { OrderSummary } from '../../../api';

/** A sent order that awaits the ERP's answer; `sentAt` in milliseconds since the epoch. */
export interface AwaitedOrder {
  readonly id: string;
  readonly name: string;
  /** The customer's name. */
  readonly customer: string;
  readonly sentAt: number;
}

/** The ERP's answer to an order. */
export interface ErpAnswer {
  readonly of: AwaitedOrder;
  /** The ERP's message; null if it accepted the order. */
  readonly refusal: string | null;
}

/** The orders in the ERP and those that it refused, at the time of the request, in milliseconds since the epoch. */
export interface ErpSnapshot {
  readonly orders: readonly OrderSummary[];
  readonly askedAt: number;
}

/**
 * The answers in a snapshot: an order that was sent before it and is no longer in the ERP was accepted, unless it was
 * refused (contract.md 'Fine print').
 */
export function answersIn(awaited: readonly AwaitedOrder[], { orders, askedAt }: ErpSnapshot): ErpAnswer[] {
  const found = new Map(orders.map((order) => [order.id, order]));
  return awaited.flatMap((of): ErpAnswer[] => {
    const order = found.get(of.id);
    if (of.sentAt >= askedAt || order?.sap_status === sapStatus.waiting) return [];
    return [{ of, refusal: order?.sap_status === sapStatus.error ? (order.erp_message ?? '') : null }];
  });
}

const maxAwaited = 1000;
const longestWaitMs = 24 * 60 * 60 * 1000;

/** Adds sent orders to the awaited ones, without duplicates. */
export function withAwaited(
  awaited: readonly AwaitedOrder[],
  sent: readonly AwaitedOrder[],
): readonly AwaitedOrder[] {
  const ids = new Set(sent.map(({ id }) => id));
  return [...sent, ...awaited.filter(({ id }) => !ids.has(id))].slice(0, maxAwaited);
}

/** Parses the stored orders; those older than a day are dropped. */
export const readAwaited = (stored: unknown): readonly AwaitedOrder[] =>
  Array.isArray(stored) ? stored.filter(isRecent) : [];

const isRecent = (one: Partial<AwaitedOrder> | null) => Date.now() - (one?.sentAt ?? 0) < longestWaitMs;
