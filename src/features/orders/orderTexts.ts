import type { OrderSummary } from '../../api';
import { decimalsOf } from '../../domain/money';
import { formatMoney } from '../../languages/money';
import { plainRefusal } from '../../domain/orders/erpRefusals';
import { type OrderField, orderFields } from '../../domain/orders/orderFields';
import { orderStatus } from '../../domain/orders/statuses';
import { dateText } from '../../lib/dates';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { foldText } from '../../lib/wordSearch';
import { type Message, message } from '../../domain/language/message';
import { inWords, type Translate } from '../../domain/language/wording';
import { language } from '../../languages/useT';

export const amountText = (order: OrderSummary) => formatMoney(centsOf(order), order.currency);

export const createdText = (order: OrderSummary) => dateText(order.created);

export const centsOf: (order: OrderSummary) => number = orderFields.amount.value;

/** The status, with the ERP's message in plain words if it refused the order. */
export function statusText(order: OrderSummary): Message {
  const { erp_message: refusal } = order;
  return orderFields.status.value(refusal ? { ...order, erp_message: plainRefusal(refusal) } : order);
}

/** The status in one word. */
export function statusWord(order: OrderSummary): Message {
  const { key } = orderStatus(order);
  return key === 'in_sap' ? message('in {erpName}', { erpName: runtimeConfig().erpName }) : statusWords[key];
}

const statusWords = {
  open: message('open'),
  finished: message('finished'),
  sent: message('sent'),
  error: message('refused'),
  unknown: message('unknown'),
};

/** The order's address as text; only its id if the customer no longer has it. */
export function shipDetail(order: OrderSummary): string {
  const address = order.customer.addresses.find(({ sap_id }) => sap_id === order.address_id);
  return [address?.name1, address?.address, order.address_id].filter((part) => part).join(', ');
}

const searchTexts = new WeakMap<Translate, WeakMap<OrderSummary, string>>();

/**
 * The searchable text of a row, folded, including the full address and the amount as people type it. Cached per
 * language and order object: unchanged orders are the same objects after a refetch.
 */
export function searchText(order: OrderSummary): string {
  const { t } = language.get();
  const texts = searchTexts.get(t) ?? new WeakMap<OrderSummary, string>();
  searchTexts.set(t, texts);
  const known = texts.get(order);
  if (known !== undefined) return known;

  const text = foldText(
    [
      ...searchedFields.map((field) => fieldText(field, order, t)),
      t(statusWord(order)),
      shipDetail(order),
      order.total_price.toFixed(decimalsOf(order.currency)),
    ].join('\n'),
  );
  texts.set(order, text);
  return text;
}

const searchedFields = Object.values(orderFields).filter((field: OrderField) => field.isSearched);

/** A field as the list shows it. */
function fieldText(field: OrderField, order: OrderSummary, t: Translate): string {
  switch (field.kind) {
    case 'money':
      return formatMoney(field.value(order), order.currency);
    case 'time':
    case 'day': {
      const seconds = field.value(order);
      return seconds === null ? '' : dateText(seconds);
    }
    case 'count':
      return String(field.value(order));
    default:
      return inWords(t, field.value(order));
  }
}
