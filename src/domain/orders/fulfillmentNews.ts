import { toDateText } from '../dates';
import { type Delivery, type FulfillmentDocuments, fulfillmentOf, type OrderedLine } from './fulfillment';

/** A document that has changed since its order was last reported to somebody, and whether it was reported before. */
export type ChangedDocument = {
  readonly kind: 'order-confirmation' | 'delivery';
  readonly number: string;
  readonly wasReported: boolean;
};

/** A sku that is confirmed otherwise than it was ordered. Days are epoch seconds. */
export type DifferingLine = {
  readonly sku: string;
  readonly ordered: number;
  readonly confirmed: number;
  readonly day: number | null;
  readonly reason: string;
};

/** What the ERP's documents say that the people of an order do not know yet. */
export interface FulfillmentNews {
  /** What is confirmed otherwise than ordered; empty once all is as ordered again. Null if that is no news. */
  readonly differing: readonly DifferingLine[] | null;
  readonly shipments: readonly Delivery[];
  /** The numbers of reported shipments that the ERP took back. */
  readonly takenBack: readonly string[];
}

/**
 * The news in the changed documents of an order, by the latest state of all its documents; null if there is none. A sku is
 * confirmed otherwise if it is less than ordered, or comes on another day than the wanted one.
 */
export function fulfillmentNews(
  order: {
    readonly sap_status: number;
    readonly service_date: number | null;
    readonly lines: readonly OrderedLine[];
  },
  documents: FulfillmentDocuments,
  changed: readonly ChangedDocument[],
): FulfillmentNews | null {
  const numbersOf = (kind: ChangedDocument['kind'], isReportedOnly = false) =>
    new Set(
      changed
        .filter((one) => one.kind === kind && (one.wasReported || !isReportedOnly))
        .map((one) => one.number),
    );
  const confirmed = numbersOf('order-confirmation');
  const named = new Set(
    documents.confirmations
      .filter(({ number }) => confirmed.has(number))
      .flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  );
  const differing = fulfillmentOf(order, documents)
    .lines.flatMap(({ sku, ordered, confirmed: pieces, confirmed_day: day, reason }) =>
      pieces === null || !named.has(sku) ? [] : [{ sku, ordered, confirmed: pieces, day, reason }],
    )
    .filter((line) => line.confirmed < line.ordered || isOtherDay(line.day, order.service_date));
  const isCorrected = numbersOf('order-confirmation', true).size > 0;
  const delivered = numbersOf('delivery');
  const counting = new Set(documents.deliveries.map(({ number }) => number));
  const news = {
    differing: differing.length > 0 || isCorrected ? differing : null,
    shipments: documents.deliveries.filter(({ number }) => delivered.has(number)),
    takenBack: [...numbersOf('delivery', true)].filter((number) => !counting.has(number)),
  };
  return news.differing === null && news.shipments.length === 0 && news.takenBack.length === 0 ? null : news;
}

/** How an order with these differing lines is confirmed otherwise than ordered, in pieces. */
export const differenceOf = (
  order: { readonly service_date: number | null; readonly lines: readonly OrderedLine[] },
  differing: readonly DifferingLine[],
) => ({
  ordered: piecesOf(order.lines),
  missing: sumOf(differing, ({ ordered, confirmed }) => Math.max(0, ordered - confirmed)),
  other_day: sumOf(differing, ({ confirmed, day }) => (isOtherDay(day, order.service_date) ? confirmed : 0)),
});

/** How many pieces lines have. */
export const piecesOf = (lines: readonly Pick<OrderedLine, 'quantity'>[]): number =>
  sumOf(lines, ({ quantity }) => quantity);

const sumOf = <One>(all: readonly One[], pieces: (one: One) => number) =>
  all.reduce((sum, one) => sum + pieces(one), 0);

const isOtherDay = (day: number | null, wanted: number | null) =>
  day !== null && wanted !== null && toDateText(day) !== toDateText(wanted);
