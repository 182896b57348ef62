import { sapStatus } from '../../../domain/orders/statuses';
import type { OrderSummary } from '../../../api';

/** A sent order whose answer from the ERP nobody has seen yet; `sentAt` in milliseconds. */
export interface Awaited {
  readonly id: string;
  readonly name: string;
  /** The customer's name. */
  readonly customer: string;
  readonly sentAt: number;
}

/** What the ERP said to an order. */
export interface ErpAnswer {
  readonly of: Awaited;
  /** The ERP's words; null when it accepted the order. */
  readonly refusal: string | null;
}

/** The orders in the ERP and those that it refused, and when they were asked for, in milliseconds. */
export interface AtTheErp {
  readonly orders: readonly OrderSummary[];
  readonly askedAt: number;
}

/**
 * The answers that have arrived: an order that was sent before the question and is no longer in the ERP was accepted,
 * unless it was refused (api.md 'Fine print').
 */
export function answersIn(awaited: readonly Awaited[], { orders, askedAt }: AtTheErp): ErpAnswer[] {
  const found = new Map(orders.map((order) => [order.id, order]));
  return awaited.flatMap((of): ErpAnswer[] => {
    const order = found.get(of.id);
    if (of.sentAt >= askedAt || order?.sap_status === sapStatus.waiting) return [];
    return [{ of, refusal: order?.sap_status === sapStatus.error ? (order.erp_message ?? '') : null }];
  });
}

const mostAwaited = 1000;
const longestWaitMs = 24 * 60 * 60 * 1000;

/** Adds sent orders to those whose answers are awaited; an order that is sent again is awaited once. */
export function withAwaited(awaited: readonly Awaited[], sent: readonly Awaited[]): readonly Awaited[] {
  const ids = new Set(sent.map(({ id }) => id));
  return [...sent, ...awaited.filter(({ id }) => !ids.has(id))].slice(0, mostAwaited);
}

/** Reads what this browser has stored: what is older than a day is forgotten. */
export const readAwaited = (stored: unknown): readonly Awaited[] =>
  Array.isArray(stored) ? stored.filter(isRecent) : [];

const isRecent = (one: Partial<Awaited> | null) => Date.now() - (one?.sentAt ?? 0) < longestWaitMs;
