import { Flex, Typography } from 'antd';
import { useId } from 'react';
import type { FulfillmentLine, Order, OrderFulfillment, Shipment } from '../../../api';
import { isolated } from '../../../domain/text/isolated';
import { formatAmount } from '../../../languages/money';
import { useT } from '../../../languages/useT';
import { utcDateText } from '../../../lib/dates';
import { valueName } from '../saving/unsavedRows';
import styles from './FulfillmentSummary.module.css';
import { InvoiceLink } from './InvoiceLink';
import { ToComeButtons } from './ToComeButtons';

const sumOf = <One,>(all: readonly One[], pieces: (one: One) => number) =>
  all.reduce((sum, one) => sum + pieces(one), 0);

interface Props {
  fulfillment: OrderFulfillment;
  order: Pick<Order, 'id' | 'garments'>;
}

/** What the ERP has confirmed, shipped and charged of a sent order, and how much is still to come. */
export function FulfillmentSummary({ fulfillment, order }: Props) {
  const t = useT();
  const titleId = useId();
  const { confirmation, invoices, lines, shipments } = fulfillment;
  const toCome = sumOf(lines, (line) => line.to_come);
  const short = lines.filter(({ cancelled }) => cancelled > 0);
  return (
    <section aria-labelledby={titleId} className={styles.fulfillment}>
      <Typography.Title level={2} id={titleId} className={styles.title}>
        {t('Delivery of the order')}
      </Typography.Title>
      <p>
        {t('{shipped, number} of {ordered, number} pieces shipped, {toCome, number} to come', {
          shipped: sumOf(lines, ({ shipped }) => shipped),
          ordered: sumOf(lines, ({ ordered }) => ordered),
          toCome,
        })}
      </p>
      {confirmation !== null && (
        <p>
          {t('Confirmed on {day} as {number}', {
            day: utcDateText(confirmation.day),
            number: isolated(confirmation.number),
          })}
        </p>
      )}
      {toCome > 0 && <ToComeButtons orderId={order.id} />}
      {short.length > 0 && (
        <ul aria-label={t('Confirmed short')}>
          {short.map((line) => (
            <ShortLine key={line.sku} line={line} garments={order.garments} />
          ))}
        </ul>
      )}
      {shipments.length > 0 && (
        <ul aria-label={t('Shipments')}>
          {shipments.map((shipment) => (
            <ShipmentLine key={shipment.number} shipment={shipment} />
          ))}
        </ul>
      )}
      {invoices.map(({ number, day, amount, currency, has_pdf: hasPdf = false }) => (
        <div key={number}>
          {t('Invoice {number} of {day}: {amount}', {
            number: isolated(number),
            day: utcDateText(day),
            amount: formatAmount(amount, currency),
          })}
          {hasPdf && <InvoiceLink orderId={order.id} number={number} />}
        </div>
      ))}
    </section>
  );
}

function ShortLine({ line, garments }: { line: FulfillmentLine; garments: Order['garments'] }) {
  const t = useT();
  const { sku, confirmed, ordered, reason } = line;
  const text = t('{garment}: {confirmed, number} instead of {ordered, number}', {
    garment: isolated(valueName(garments, sku)),
    confirmed: confirmed ?? 0,
    ordered,
  });
  return (
    <li>
      {text}
      {reason !== '' && <span className={styles.reason}>{reason}</span>}
    </li>
  );
}

function ShipmentLine({ shipment }: { shipment: Shipment }) {
  const t = useT();
  const { day, carrier, lines, number, tracking_number: tracking, tracking_url: url } = shipment;
  return (
    <li>
      <Flex wrap gap="0 8px">
        {t('{day}: {pieces, plural, one {# piece} other {# pieces}}', {
          day: utcDateText(day),
          pieces: sumOf(lines, ({ quantity }) => quantity),
        })}
        <span translate="no">
          {carrier}{' '}
          {url === '' ? (
            tracking || number
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('Follow the shipment {number}', { number: tracking || number })}
            >
              {tracking || number}
            </a>
          )}
        </span>
      </Flex>
    </li>
  );
}
