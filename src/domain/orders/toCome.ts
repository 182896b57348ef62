import { isSentOrder } from './statuses';

/** What a list knows of an order's delivery. */
export type ExpectedOrder = {
  readonly sap_status: number;
  readonly items_count: number;
  /** Pieces still to come, once the ERP has said something about the order. */
  readonly to_come?: number | null;
  /** Whether the ERP has confirmed less than was ordered. */
  readonly confirmed_short?: boolean;
};

/** Pieces of an order still to come: all of one that is sent, until the ERP says more; none of any other. */
export const toComeOf = (order: ExpectedOrder): number =>
  isSentOrder(order) ? (order.to_come ?? order.items_count) : 0;

/** How much of a sent order is to come; null of any other, and of one without pieces. */
export function toComeShare(order: ExpectedOrder): 'all' | 'some' | 'nothing' | null {
  if (!isSentOrder(order) || order.items_count === 0) return null;
  const pieces = toComeOf(order);
  if (pieces === 0) return 'nothing';
  return pieces < order.items_count ? 'some' : 'all';
}

/** Whether a sent order is confirmed short. */
export const isShort = (order: ExpectedOrder): boolean =>
  isSentOrder(order) && order.confirmed_short === true;

/** The orders that are confirmed short before the others. */
export const shortFirst = <Order extends ExpectedOrder>(orders: readonly Order[]): readonly Order[] => [
  ...orders.filter(isShort),
  ...orders.filter((order) => !isShort(order)),
];
