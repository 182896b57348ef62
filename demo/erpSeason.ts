import { createHash } from 'node:crypto';
import { toDateText } from '../src/domain/dates';
import { fromCents, toCents } from '../src/domain/money';
import { invoicePdf } from './invoicePdf';
import type { SalesOrder } from '../server/core/erpConnector';

/** A document that the stand-in for the ERP leaves, under the order's key and this name, and the PDF beside it. */
type SeasonDocument = { name: string; document: Record<string, unknown>; pdf?: Uint8Array };

const secondsOfDay = 86_400;

/**
 * What becomes of an accepted order, one after the other: it is confirmed, one line a piece short and one size cancelled,
 * half of its lines are delivered, and these invoiced. Of every other order the first delivery is taken back and sent
 * again. The same order always gets the same; `sent` is when it was sent, in epoch seconds.
 */
export function seasonOf(order: SalesOrder, sent: number): SeasonDocument[] {
  const hash = createHash('sha256').update(order.key).digest().readUIntBE(0, 6);
  const number = String(hash % 10_000_000_000).padStart(10, '0');
  const head = { format: 1, key: order.key, day: toDateText(sent) };
  const confirmed = confirmedLines(order, order.delivery_date ?? toDateText(sent + 30 * secondsOfDay));
  const coming = confirmed.filter(({ quantity }) => quantity > 0);
  const lines = coming.slice(0, Math.ceil(coming.length / 2)).map(({ sku, quantity }) => ({ sku, quantity }));

  const deliveryOf = (delivery: string) => ({
    ...{ document: 'delivery', ...head, number: delivery, lines },
    ...{ carrier: 'Nordfrakt', tracking_number: `NF${delivery}` },
    tracking_url: `https://tracking.example/NF${delivery}`,
  });
  const [first, second] = [`80${number}`, `81${number}`];
  const again: SeasonDocument[] = [
    { name: 'reversal', document: { ...deliveryOf(first), revision: 1, reversed: true } },
    { name: 'delivery-2', document: deliveryOf(second) },
  ];
  const amount = amountOf(order, lines);
  const invoice = { number: `90${number}`, amount };
  return [
    {
      name: 'confirmation',
      document: { document: 'order-confirmation', ...head, number, lines: confirmed },
    },
    { name: 'delivery', document: deliveryOf(first) },
    ...(Number(order.order.id) % 2 === 0 ? again : []),
    {
      name: 'invoice',
      document: {
        ...{ document: 'invoice', ...head, ...invoice, currency: order.currency },
        pdf: `${order.key}.invoice.pdf`,
      },
      pdf: invoicePdf(order, { ...invoice, day: head.day, lines }),
    },
  ];
}

function confirmedLines({ lines }: SalesOrder, day: string) {
  return lines.map(({ sku, quantity }, index) => {
    if (index === 0 && quantity > 1)
      return { sku, quantity: quantity - 1, day, reason: `Only ${quantity - 1} could be made.` };
    if (index > 0 && index === lines.length - 1)
      return { sku, quantity: 0, reason: 'Too few of this size were ordered.' };
    return { sku, quantity, day };
  });
}

function amountOf(order: SalesOrder, lines: { sku: string; quantity: number }[]): number {
  const prices = new Map(order.lines.map(({ sku, unit_price }) => [sku, toCents(unit_price) ?? 0]));
  return fromCents(lines.reduce((sum, { sku, quantity }) => sum + quantity * (prices.get(sku) ?? 0), 0));
}
