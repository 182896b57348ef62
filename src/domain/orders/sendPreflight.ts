import { groupBy } from '../groupBy';
import { type Message, message } from '../language/message';
import { inEnglish } from '../language/wording';
import { isPassing, plainRefusal, type Refused, refusalReason } from './erpRefusals';
import { sendOrderRefusal } from './sendRefusal';

/** The fields of a listed order that are checked before sending. */
export interface SendableOrder extends Refused {
  readonly sap_status: number;
  readonly items_count: number;
  readonly catalog_type: string;
  readonly address_id: string;
  readonly sales_organization: string;
  readonly channel: string;
  /** Epoch seconds. */
  readonly service_date: number | null;
  /** Whether what the ERP gets has changed since it refused the order; unset when the server does not say. */
  readonly mended?: boolean;
  /** `sap_id` is unset when the server does not report it. */
  readonly customer: { readonly sap_id?: string | null };
}

/** What an order needs beyond the stock of a warehouse, as computed by the server. */
export interface ShortStock {
  readonly pieces: number;
  readonly skus: number;
  readonly warehouse: string;
  /** When the stock was counted, as a person reads it; '' when unknown. */
  readonly counted: string;
}

/** All kinds of findings by priority; orders that can't be sent come last. */
const findingKinds = [
  'address',
  'channel',
  'sap_id',
  'past_date',
  'stock',
  'erp',
  'no_date',
  'refused',
] as const;

/**
 * A finding: the server would refuse the order; the ERP is likely to ask for an address, a channel or a SAP ID, or to
 * refuse again what it has refused; the stock may prevent it. A missing date is only information.
 */
export type FindingKind = (typeof findingKinds)[number];

/** A finding of the check before an order is sent. */
export interface SendFinding {
  readonly kind: FindingKind;
  readonly text: Message;
  /** The text shared by the same findings of other orders. */
  readonly reason: Message;
  /** The ERP's full message. */
  readonly fullText?: string;
}

/**
 * Checks an order before it is sent to the ERP, the most severe finding first; `now` is in epoch seconds, `erp` is the
 * ERP's name. `short` is unset if the stock covers the order or is unknown.
 */
export function sendFindings(
  order: SendableOrder,
  now: number,
  erp: string,
  short?: ShortStock,
): readonly SendFinding[] {
  const refusal = sendOrderRefusal(order);
  if (refusal !== null) return [finding('refused', refusal)];
  const { customer, service_date: date, erp_message: refused, mended: isMended = false } = order;
  const found: SendFinding[] = [];
  if (order.address_id === '') found.push(finding('address', message('The order has no address.')));
  if (order.sales_organization === '' && order.channel === '')
    found.push(finding('channel', message('The order has no channel.')));
  if (customer.sap_id === null) found.push(finding('sap_id', message('The customer has no SAP ID.')));
  if (date !== null && date < now) found.push(finding('past_date', message('The delivery date is past.')));
  if (short !== undefined)
    found.push(finding('stock', shortText(short), message('More is ordered than is in stock.')));
  if (refused && !isMended && !isPassing(order)) {
    const lastRefusal = (words: string) =>
      message('{erpName} refused it last time: {words}.', { erpName: erp, words: words.replace(/\.$/, '') });
    found.push({
      ...finding('erp', lastRefusal(plainRefusal(refused)), lastRefusal(refusalReason(refused))),
      fullText: refused,
    });
  }
  if (date === null) found.push(finding('no_date', message('There is no delivery date.')));
  return found;
}

const finding = (kind: FindingKind, text: Message, reason = text): SendFinding => ({ kind, text, reason });

/**
 * Whether a person should review the order before it is sent. Refusals need no review, since the server explains them.
 */
export const needsReview = (findings: readonly SendFinding[]) =>
  findings.some(({ kind }) => kind !== 'refused' && kind !== 'no_date');

/** Whether sending should wait: the server would refuse the order, or the ERP is likely to. */
export const shouldWait = (findings: readonly SendFinding[]) =>
  findings.some(({ kind }) => ['refused', 'address', 'channel', 'sap_id', 'erp'].includes(kind));

function shortText({ pieces, skus, warehouse, counted }: ShortStock): Message {
  const values = { pieces, skus, warehouse };
  return counted === ''
    ? message(
        '{pieces, plural, one {{pieces} piece} other {{pieces} pieces}} of {skus, plural, one {{skus} sku} other {{skus} skus}} {pieces, plural, one {is} other {are}} not in stock (warehouse {warehouse}).',
        values,
      )
    : message(
        '{pieces, plural, one {{pieces} piece} other {{pieces} pieces}} of {skus, plural, one {{skus} sku} other {{skus} skus}} {pieces, plural, one {is} other {are}} not in stock (warehouse {warehouse}, {counted}).',
        { ...values, counted },
      );
}

/** An order with its findings. */
export interface FoundOrder<Order> {
  readonly order: Order;
  readonly findings: readonly SendFinding[];
}

/** Orders with the same most severe finding. */
export interface FindingGroup<Order> extends SendFinding {
  readonly rows: readonly FoundOrder<Order>[];
}

/**
 * Checks many orders before they are sent; see `sendFindings`. `short` is by order id. Orders without findings are
 * ready; the others are grouped by their most severe finding, with the text that they share.
 */
export function planSending<Order extends SendableOrder & { readonly id: string }>(
  orders: readonly Order[],
  now: number,
  erp: string,
  short: ReadonlyMap<string, ShortStock>,
): { readonly ready: readonly Order[]; readonly groups: readonly FindingGroup<Order>[] } {
  const found = orders.map((order) => ({
    order,
    findings: sendFindings(order, now, erp, short.get(order.id)),
  }));
  const groups = groupBy(
    found.flatMap(({ order, findings }) => findings.slice(0, 1).map((first) => ({ order, findings, first }))),
    ({ first }) => inEnglish(first.reason),
  );
  return {
    ready: found.filter(({ findings }) => findings.length === 0).map(({ order }) => order),
    groups: [...groups]
      .flatMap(([, rows]) => {
        const texts = new Set(rows.map(({ first }) => inEnglish(first.text)));
        return rows
          .slice(0, 1)
          .map(({ first }) => ({ ...first, text: texts.size === 1 ? first.text : first.reason, rows }));
      })
      .toSorted((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind)),
  };
}
