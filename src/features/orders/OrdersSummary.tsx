import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../domain/money';
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
    <Flex wrap gap="8px 16px" align="center" justify="space-between">
      <Flex component="p" wrap gap="0 16px" className={styles.figures}>
        <span role="status">{totals && count(totals.orders, 'order')}</span>
        {totals && totals.orders > 0 && (
          <>
            <span>{count(totals.items, 'item')}</span>
            {totals.amounts.map(([currency, cents]) => (
              <Typography.Text key={currency} strong>
                {formatMoney(cents, currency)}
              </Typography.Text>
            ))}
          </>
        )}
        {refused !== null && refused.count > 0 && (
          <Link className={styles.refused} to={refused.href}>
            {count(refused.count, 'order')} refused by the ERP
          </Link>
        )}
      </Flex>
      <Flex gap={8} className={styles.tools}>
        {children}
      </Flex>
    </Flex>
  );
}

function count(amount: number, thing: string): string {
  return `${number.format(amount)} ${thing}${amount === 1 ? '' : 's'}`;
}
