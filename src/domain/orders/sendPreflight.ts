import { groupBy } from '../groupBy';
import { plainRefusal, refusalReason } from './erpRefusals';
import { sendOrderRefusal } from './refusals';

/** What an order needs before it is sent, as a list of orders tells it. */
export interface SendableOrder {
  readonly sap_status: number;
  readonly items_count: number;
  readonly catalog_type: string;
  readonly address_id: string;
  readonly sales_organization: string;
  readonly channel: string;
  /** Epoch seconds. */
  readonly service_date: number | null;
  readonly erp_message?: string | null;
  /** `sap_id` is unset when the host does not tell it. */
  readonly customer: { readonly sap_id?: string | null };
}

/** What an order wants beyond the stock of a warehouse, as the host counts it. */
export interface ShortStock {
  readonly pieces: number;
  readonly skus: number;
  readonly warehouse: string;
  /** When the stock was counted, as a person reads it; '' when unknown. */
  readonly counted: string;
}

/** The findings in the order in which they are to be mended; what can't be sent at all comes last. */
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
 * What stands against sending an order: the host would refuse it; the ERP is likely to ask for an address, a channel or
 * a SAP ID; the ERP or the stock may not do it. A missing date is worth knowing, and no reason to wait.
 */
export type FindingKind = (typeof findingKinds)[number];

/** Something to know before an order is sent. */
export interface SendFinding {
  readonly kind: FindingKind;
  readonly text: string;
  /** What it has in common with the same finding of other orders. */
  readonly reason: string;
  /** The ERP's words in full. */
  readonly fullText?: string;
}

/**
 * Looks at an order before it is sent to the ERP, the gravest first; `now` in epoch seconds, `erp` is the ERP's name.
 * `short` is unset while the stock covers the order, or nobody knows.
 */
export function sendFindings(
  order: SendableOrder,
  now: number,
  erp: string,
  short?: ShortStock,
): readonly SendFinding[] {
  const refusal = sendOrderRefusal(order);
  if (refusal !== null) return [finding('refused', refusal)];
  const { customer, service_date: date, erp_message: message } = order;
  const found: SendFinding[] = [];
  if (order.address_id === '') found.push(finding('address', 'The order has no address.'));
  if (order.sales_organization === '' && order.channel === '')
    found.push(finding('channel', 'The order has no channel.'));
  if (customer.sap_id === null) found.push(finding('sap_id', 'The customer has no SAP ID.'));
  if (date !== null && date < now) found.push(finding('past_date', 'The delivery date is past.'));
  if (short !== undefined)
    found.push(finding('stock', shortText(short), 'More is ordered than is in stock.'));
  if (message) {
    const lastRefusal = (words: string) => `${erp} refused it last time: ${words.replace(/\.$/, '')}.`;
    found.push({
      ...finding('erp', lastRefusal(plainRefusal(message)), lastRefusal(refusalReason(message))),
      fullText: message,
    });
  }
  if (date === null) found.push(finding('no_date', 'There is no delivery date.'));
  return found;
}

const finding = (kind: FindingKind, text: string, reason = text): SendFinding => ({ kind, text, reason });

/** Whether a person should look before the order is sent; what the host would refuse, it refuses in words. */
export const needsReview = (findings: readonly SendFinding[]) =>
  findings.some(({ kind }) => kind !== 'refused' && kind !== 'no_date');

/** Whether an order should wait: the host would refuse it, or the ERP is likely to. */
export const shouldWait = (findings: readonly SendFinding[]) =>
  findings.some(({ kind }) => ['refused', 'address', 'channel', 'sap_id'].includes(kind));

function shortText({ pieces, skus, warehouse, counted }: ShortStock): string {
  const what = `${pieces === 1 ? '1 piece' : `${pieces} pieces`} of ${skus === 1 ? '1 sku' : `${skus} skus`}`;
  const source = [`warehouse ${warehouse}`, counted].filter((part) => part !== '').join(', ');
  return `${what} ${pieces === 1 ? 'is' : 'are'} not in stock (${source}).`;
}

/** An order and what was found. */
export interface FoundOrder<Order> {
  readonly order: Order;
  readonly findings: readonly SendFinding[];
}

/** Orders whose gravest finding is the same. */
export interface FindingGroup<Order> extends SendFinding {
  readonly rows: readonly FoundOrder<Order>[];
}

/**
 * Looks at many orders before they are sent; see `sendFindings`. `short` is by the orders' ids. The orders that nothing
 * was found of are ready; the others are grouped by their gravest finding, whose text is what all of the group share.
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
    ({ first }) => first.reason,
  );
  return {
    ready: found.filter(({ findings }) => findings.length === 0).map(({ order }) => order),
    groups: [...groups]
      .flatMap(([reason, rows]) => {
        const texts = new Set(rows.map(({ first }) => first.text));
        return rows
          .slice(0, 1)
          .map(({ first }) => ({ ...first, text: texts.size === 1 ? first.text : reason, rows }));
      })
      .toSorted((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind)),
  };
}
