import type { OrderSummary } from '../../api';
import { decimalsOf, formatMoney, toCents } from '../../domain/money';
import { plainRefusal } from '../../domain/orders/erpRefusals';
import { orderStatus } from '../../domain/orders/statuses';
import { salesOrganizationText } from '../../domain/orders/place';
import { dateText } from '../../lib/dates';
import { runtimeConfig } from '../../lib/runtimeConfig';

export const agentText = (order: OrderSummary) => order.seller?.name ?? '';

export const amountText = (order: OrderSummary) => formatMoney(centsOf(order), order.currency);

export const createdText = (order: OrderSummary) => dateText(order.created);

export const editedText = ({ edited }: OrderSummary) => (edited === undefined ? '' : dateText(edited));

export const centsOf = (order: OrderSummary) => toCents(order.total_price) ?? 0;

/** The status, and the ERP's words when it refused the order: `isWhole` with the number of its message and all lines. */
export function statusText(order: OrderSummary, { isWhole = false } = {}): string {
  const { label } = orderStatus(order);
  const { erp_message: message } = order;
  return message ? `${label}: ${isWhole ? message : plainRefusal(message)}` : label;
}

/** The status in a word, for where there is no room for more. */
export function statusWord(order: OrderSummary): string {
  const { key } = orderStatus(order);
  if (key === 'error') return 'refused';
  return key === 'in_sap' ? `in ${runtimeConfig().erpName}` : key;
}

/** The SAP id of the address without its leading zeros, as ERPs show it: a truncated id is useless. */
export const shipText = (order: OrderSummary) => order.address_id.replace(/^0+(?=.)/, '');

/** The order's address in words; only its id when the customer no longer has the address. */
export function shipDetail(order: OrderSummary): string {
  const address = order.customer.addresses.find(({ sap_id }) => sap_id === order.address_id);
  return [address?.name1, address?.address, order.address_id].filter((part) => part).join(', ');
}

const searchTexts = new WeakMap<OrderSummary, string>();

/**
 * Everything that a row shows, in lower case, with its full address and its amount as people type it. It is made once
 * per order object: unchanged orders keep their identity when the list is fetched again.
 */
export function searchText(order: OrderSummary): string {
  const known = searchTexts.get(order);
  if (known !== undefined) return known;

  const text = [
    order.customer.name,
    statusText(order, { isWhole: true }),
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
  ]
    .join('\n')
    .toLowerCase();
  searchTexts.set(order, text);
  return text;
}
