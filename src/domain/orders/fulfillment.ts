import { type Message, messageIn } from '../language/message';
import { isSentOrder } from './statuses';

/** The pieces that are counted of each sku, by the fields of a fulfillment. */
export const fulfillmentNumbers = {
  ordered: messageIn('pieces', 'Ordered'),
  confirmed: messageIn('pieces', 'Confirmed'),
  shipped: messageIn('pieces', 'Shipped'),
  to_come: messageIn('pieces', 'To come'),
} as const satisfies Record<string, Message>;

/** A sku of an order, in pieces. */
export type OrderedLine = { readonly sku: string; readonly quantity: number };

/** What the ERP confirms: less than ordered for a reason, 0 of what is cancelled. Days are epoch seconds. */
export type Confirmation = {
  readonly number: string;
  readonly day: number;
  readonly lines: readonly (OrderedLine & { readonly day: number | null; readonly reason: string })[];
};

/** What the ERP has shipped. */
export type Delivery = {
  readonly number: string;
  readonly day: number;
  readonly carrier: string;
  readonly tracking_number: string;
  readonly tracking_url: string;
  readonly lines: OrderedLine[];
};

/** What the ERP has charged, in major units. */
type Invoice = {
  readonly number: string;
  readonly day: number;
  readonly amount: number;
  readonly currency: string;
  readonly has_pdf: boolean;
};

/** What the ERP has said about an order: without what it took back, each list by day. */
export interface FulfillmentDocuments {
  readonly confirmations: readonly Confirmation[];
  readonly deliveries: readonly Delivery[];
  readonly invoices: readonly Invoice[];
}

/**
 * What of an order is confirmed, shipped, cancelled and still to come, in pieces. For each sku the latest confirmation
 * that names it counts; what it lacks of the ordered pieces is cancelled. Before one, all is expected as it was ordered.
 * Nothing is to come of an order that is not sent. Skus that were not ordered but confirmed or shipped come last.
 */
export function fulfillmentOf(
  order: { readonly sap_status: number; readonly lines: readonly OrderedLine[] },
  { confirmations, deliveries, invoices }: FulfillmentDocuments,
) {
  const isSent = isSentOrder(order);
  const ordered = piecesOf(order.lines);
  const confirmed = new Map(confirmations.flatMap((one) => [...confirmedOf(one)]));
  const shipped = piecesOf(deliveries.flatMap(({ lines }) => lines));
  const latest = confirmations.at(-1);
  const skus = new Set([...ordered.keys(), ...confirmed.keys(), ...shipped.keys()]);
  return {
    lines: [...skus].map((sku) => {
      const pieces = ordered.get(sku) ?? 0;
      const said = confirmed.get(sku);
      const sent = shipped.get(sku) ?? 0;
      const expected = said?.quantity ?? pieces;
      return {
        sku,
        ordered: pieces,
        confirmed: said?.quantity ?? null,
        confirmed_day: said?.day ?? null,
        reason: said?.reason ?? '',
        shipped: sent,
        cancelled: Math.max(0, pieces - expected),
        to_come: isSent ? Math.max(0, expected - sent) : 0,
      };
    }),
    shipments: [...deliveries],
    invoices: [...invoices],
    confirmation: latest === undefined ? null : { number: latest.number, day: latest.day },
  };
}

function piecesOf(lines: readonly OrderedLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}

type Confirmed = { quantity: number; day: number | null; reason: string };

/** A sku may be on several lines: its pieces are all of them, its day the last one, its reason each that is given. */
function confirmedOf({ lines }: Confirmation): Map<string, Confirmed> {
  const confirmed = new Map<string, Confirmed>();
  for (const { sku, quantity, day, reason } of lines) {
    const before = confirmed.get(sku) ?? { quantity: 0, day: null, reason: '' };
    confirmed.set(sku, {
      quantity: before.quantity + quantity,
      day: day === null ? before.day : Math.max(day, before.day ?? day),
      reason: [...new Set([before.reason, reason].filter((text) => text !== ''))].join(' '),
    });
  }
  return confirmed;
}
