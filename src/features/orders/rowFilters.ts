import type { OrderSummary } from '../../api';
import { salesOrganizationText } from '../../domain/orders/place';

/** The filters that the host does not know: they run on the loaded orders. */
export interface RowFilters {
  /** Ids; `none` is nobody. */
  readonly agents: readonly string[];
  readonly customers: readonly string[];
  /** Sales organizations with their channels, as '1000/FR'; `none` is neither. */
  readonly channels: readonly string[];
  /** On this day or later. */
  readonly createdAfter: string | null;
  /** Earlier than this day. */
  readonly createdBefore: string | null;
  readonly deliveryAfter: string | null;
  readonly deliveryBefore: string | null;
  /** In major units, whatever the currency; both count. */
  readonly amountFrom: number | null;
  readonly amountTo: number | null;
}

/** The value that stands for orders without an agent, or without a sales organization. */
export const none = 'none';

export const noRowFilters: RowFilters = {
  agents: [],
  customers: [],
  channels: [],
  createdAfter: null,
  createdBefore: null,
  deliveryAfter: null,
  deliveryBefore: null,
  amountFrom: null,
  amountTo: null,
};

export function readRowFilters(params: URLSearchParams): RowFilters {
  return {
    agents: toList(params.get('agents')),
    customers: toList(params.get('customers')),
    channels: toList(params.get('channels')),
    createdAfter: toDay(params.get('created_after')),
    createdBefore: toDay(params.get('created_before')),
    deliveryAfter: toDay(params.get('delivery_after')),
    deliveryBefore: toDay(params.get('delivery_before')),
    amountFrom: toAmount(params.get('amount_from')),
    amountTo: toAmount(params.get('amount_to')),
  };
}

export function writeRowFilters(filters: RowFilters): Record<string, string | null> {
  return {
    agents: filters.agents.join(','),
    customers: filters.customers.join(','),
    channels: filters.channels.join(','),
    created_after: filters.createdAfter,
    created_before: filters.createdBefore,
    delivery_after: filters.deliveryAfter,
    delivery_before: filters.deliveryBefore,
    amount_from: filters.amountFrom === null ? null : String(filters.amountFrom),
    amount_to: filters.amountTo === null ? null : String(filters.amountTo),
  };
}

export const toList = (text: string | null) => (text ? text.split(',') : []);
export const toDay = (text: string | null) => (text !== null && startOfDay(text) !== null ? text : null);

function toAmount(text: string | null): number | null {
  const amount = text ? Number(text) : NaN;
  return amount >= 0 && Number.isFinite(amount) ? amount : null;
}

/**
 * When a day begins in the person's own time zone, or in UTC with a 'Z' after it, in epoch seconds; null when it is not a
 * day.
 */
export function startOfDay(day: string): number | null {
  const [, date, zone] = /^(\d{4}-\d{2}-\d{2})(Z?)$/.exec(day) ?? [];
  const milliseconds = Date.parse(`${date}T00:00:00${zone}`);
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000;
}

type Test = (order: OrderSummary) => boolean;

/** The orders that pass these filters; the same array when there is none. */
export function filterOrders(orders: readonly OrderSummary[], filters: RowFilters): readonly OrderSummary[] {
  const tests = testsOf(filters);
  if (tests.length === 0) return orders;
  return orders.filter((order) => tests.every((test) => test(order)));
}

/** Whether any of these filters is in force. */
export const hasRowFilters = (filters: RowFilters) => testsOf(filters).length > 0;

function testsOf(filters: RowFilters): Test[] {
  const { createdAfter, createdBefore, deliveryAfter, deliveryBefore, amountFrom, amountTo } = filters;
  const tests = [
    isOneOf(filters.agents, ({ seller }) => seller?.id ?? none),
    isOneOf(filters.customers, ({ customer }) => customer.id),
    isOneOf(filters.channels, channelOf),
    isBetween(boundOf(createdAfter), boundOf(createdBefore), ({ created }) => created),
    // A delivery day is the same for everybody (spec 5).
    isBetween(utcBoundOf(deliveryAfter), utcBoundOf(deliveryBefore), ({ service_date }) => service_date),
    amountFrom === null ? null : ({ total_price }: OrderSummary) => total_price >= amountFrom,
    amountTo === null ? null : ({ total_price }: OrderSummary) => total_price <= amountTo,
  ];
  return tests.filter((test) => test !== null);
}

/** The sales organization and channel of an order, as the filter has it. */
export const channelOf = (order: OrderSummary) => salesOrganizationText(order) || none;

function isOneOf(chosen: readonly string[], of: (order: OrderSummary) => string): Test | null {
  if (chosen.length === 0) return null;
  const values = new Set(chosen);
  return (order) => values.has(of(order));
}

function isBetween(
  from: number | null,
  end: number | null,
  of: (order: OrderSummary) => number | null,
): Test | null {
  if (from === null && end === null) return null;
  return (order) => {
    const moment = of(order);
    return moment !== null && (from === null || moment >= from) && (end === null || moment < end);
  };
}

const boundOf = (day: string | null) => (day === null ? null : startOfDay(day));
const utcBoundOf = (day: string | null) => (day === null ? null : startOfDay(`${day.slice(0, 10)}Z`));
