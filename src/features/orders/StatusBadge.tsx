import type { OrderSummary } from '../../api';
import { orderStatus, type OrderStatusKey } from '../../domain/statuses/orderStatus';
import { statusText } from './orderTexts';
import styles from './StatusBadge.module.css';

/** The icons' lines, on a 16 px grid inside of a circle. */
const marks: Record<OrderStatusKey, string> = {
  open: '',
  finished: 'M5 8.2l2.1 2.1L11 6.2',
  in_sap: 'M8 4.6V8l2.2 1.4',
  sent: 'M4.8 8h6M8.4 5.4L11 8l-2.6 2.6',
  error: 'M8 4.6v4.1M8 11v.4',
  unknown: 'M6.4 6.4a1.7 1.7 0 1 1 2.4 1.6c-.6.3-.8.6-.8 1.2M8 11.3v.2',
};

/** The icon of an order's status and its label; the ERP's own words when it refused the order. */
export function StatusBadge({ order }: { order: OrderSummary }) {
  const { key } = orderStatus(order);
  const text = statusText(order);
  return (
    <span className={styles.badge} data-status={key} title={text}>
      <svg className={styles.icon} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.2" />
        <path d={marks[key]} />
      </svg>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
