import type { OrderSummary } from '../../api';
import { decimalsOf, formatMoney, toCents } from '../../domain/money';
import { plainRefusal } from '../../domain/orders/erpRefusals';
import { orderStatus } from '../../domain/orders/statuses';
import { salesOrganizationText } from '../../domain/orders/salesOrganizationText';
import { dateText } from '../../lib/dates';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { foldText } from '../../lib/wordSearch';

export const agentText = (order: OrderSummary) => order.seller?.name ?? '';

export const amountText = (order: OrderSummary) => formatMoney(centsOf(order), order.currency);

export const createdText = (order: OrderSummary) => dateText(order.created);

export const centsOf = (order: OrderSummary) => toCents(order.total_price) ?? 0;

/** The status, with the ERP's message if it refused the order; with `isFull` the original message. */
export function statusText(order: OrderSummary, { isFull = false } = {}): string {
  const { label } = orderStatus(order);
  const { erp_message: message } = order;
  return message ? `${label}: ${isFull ? message : plainRefusal(message)}` : label;
}

/** The status in one word. */
export function statusWord(order: OrderSummary): string {
  const { key } = orderStatus(order);
  if (key === 'error') return 'refused';
  return key === 'in_sap' ? `in ${runtimeConfig().erpName}` : key;
}

/** The address's SAP id without leading zeros, as ERPs show it, so that it isn't truncated. */
export const shipText = (order: OrderSummary) => order.address_id.replace(/^0+(?=.)/, '');

/** The order's address as text; only its id if the customer no longer has it. */
export function shipDetail(order: OrderSummary): string {
  const address = order.customer.addresses.find(({ sap_id }) => sap_id === order.address_id);
  return [address?.name1, address?.address, order.address_id].filter((part) => part).join(', ');
}

const searchTexts = new WeakMap<OrderSummary, string>();

/**
 * The searchable text of a row, folded, including the full address and the amount as people type it. Cached per
 * order object: unchanged orders are the same objects after a refetch.
 */
export function searchText(order: OrderSummary): string {
  const known = searchTexts.get(order);
  if (known !== undefined) return known;

  const text = foldText(
    [
      order.customer.name,
      statusText(order, { isFull: true }),
      statusWord(order),
      order.catalog.name,
      order.name,
      agentText(order),
      salesOrganizationText(order),
      shipDetail(order),
      order.items_count,
      amountText(order),
      order.total_price.toFixed(decimalsOf(order.currency)),
      createdText(order),
    ].join('\n'),
  );
  searchTexts.set(order, text);
  return text;
}
