import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../domain/money/formatMoney';
import styles from './OrdersSummary.module.css';
import type { OrderTotals } from './sumOrders';

interface Props {
  /** Null while it is not known. */
  totals: OrderTotals | null;
  /** How many orders the ERP refused, and the way to them; null for who may not send. */
  refused: { count: number; href: string } | null;
  /** What can be done with what is shown. */
  children: ReactNode;
}

const number = new Intl.NumberFormat();

/** How many orders are shown, and what they come to in each currency. */
export function OrdersSummary({ totals, refused, children }: Props) {
  return (
    <div className={styles.summary}>
      <p className={styles.figures}>
        <span role="status">{totals && count(totals.orders, 'order')}</span>
        {totals && totals.orders > 0 && (
          <>
            <span>{count(totals.items, 'item')}</span>
            {totals.amounts.map(([currency, cents]) => (
              <strong key={currency} className={styles.amount}>
                {formatMoney(cents, currency)}
              </strong>
            ))}
          </>
        )}
        {refused !== null && refused.count > 0 && (
          <Link className={styles.refused} to={refused.href}>
            {count(refused.count, 'order')} refused by the ERP
          </Link>
        )}
      </p>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

function count(amount: number, thing: string): string {
  return `${number.format(amount)} ${thing}${amount === 1 ? '' : 's'}`;
}
