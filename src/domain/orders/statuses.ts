import { type Message, message } from '../language/message';

/** The values of an order's `sap_status` (spec 4); 3 is one that was sent long ago. */
export const sapStatus = { open: 0, waiting: 1, sent: 2, sentBefore: 3, error: 99 } as const;

/** The order states shown to people (spec 4). */
export type OrderStatusKey = 'open' | 'finished' | 'in_sap' | 'sent' | 'error' | 'unknown';

/** A state of an order with the text a person reads (spec 4). */
export type OrderStatus = { readonly key: OrderStatusKey; readonly label: Message };

const unknown: OrderStatus = { key: 'unknown', label: message('Unknown') };
const statuses: Partial<Record<number, OrderStatus>> = {
  [sapStatus.waiting]: { key: 'in_sap', label: message('In the ERP') },
  [sapStatus.sent]: { key: 'sent', label: message('Sent') },
  [sapStatus.sentBefore]: { key: 'sent', label: message('sent') },
  [sapStatus.error]: { key: 'error', label: message('Error') },
};

/** What an order's sap_status and finished flag mean to a person; an unlisted number is Unknown (spec 4). */
export function orderStatus(order: { sap_status: number; finished: boolean }): OrderStatus {
  if (order.sap_status !== sapStatus.open) return statuses[order.sap_status] ?? unknown;
  return order.finished
    ? { key: 'finished', label: message('Finished by customer') }
    : { key: 'open', label: message('open') };
}

/** Whether the ERP has accepted an order. */
export const isSentOrder = ({ sap_status: status }: { sap_status: number }): boolean =>
  status === sapStatus.sent || status === sapStatus.sentBefore;

/**
 * What a status filter asks of the server: the sap_status numbers, and finished=true where it matters (spec
 * 4).
 */
export type StatusQuery = { readonly sap_status: readonly number[]; readonly finished?: true };

const { open, waiting, sent, sentBefore } = sapStatus;

/**
 * The choices of the status toggle in the order shown, each with the text a person reads and its query (spec 2 'Order
 * list', spec 4).
 */
export const statusFilters = [
  { key: 'all', label: message('all'), query: { sap_status: [open, waiting, sent, sentBefore] } },
  { key: 'open', label: message('open'), query: { sap_status: [open] } },
  { key: 'finished', label: message('finished'), query: { sap_status: [open], finished: true } },
  { key: 'sent', label: message('sent'), query: { sap_status: [sent, sentBefore] } },
  { key: 'in_sap', label: message('in SAP'), query: { sap_status: [waiting] } },
] as const satisfies readonly { key: string; label: Message; query: StatusQuery }[];

/** A choice of the order list's status toggle (spec 2 'Order list'). */
export type StatusFilterKey = (typeof statusFilters)[number]['key'];

const openQuery: StatusQuery = { sap_status: [open] };

/** The query of a status filter by its key; an unset or unknown key asks for open orders (spec 4). */
export function statusQuery(key?: string | null): StatusQuery {
  return statusFilters.find((filter) => filter.key === key)?.query ?? openQuery;
}

/** Whether an order is a return, which is never sent to the ERP (spec 4). */
export function isReturnOrder(order: { catalog_type: string }): boolean {
  return order.catalog_type === 'return';
}
