import { Typography } from 'antd';
import { useId } from 'react';
import type { OrderSummary } from '../../../api';
import { counted } from '../../../lib/numbers';
import styles from './OrderReasons.module.css';

interface Props {
  title: string;
  rows: readonly { readonly order: OrderSummary; readonly reasons: readonly string[] }[];
}

/** Orders by name, customer and pieces, with what there is to say about each; nothing without orders. */
export function OrderReasons({ title, rows }: Props) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {/* It can be scrolled by keys. */}
      <ul className={styles.orders} tabIndex={0} aria-labelledby={id}>
        {rows.map(({ order, reasons }) => (
          <li key={order.id}>
            <strong>{order.name}</strong>, {order.customer.name}, {counted(order.items_count, 'piece')}
            {reasons.length > 0 && (
              <Typography.Text type="secondary" className={styles.reasons}>
                {reasons.join(' ')}
              </Typography.Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
