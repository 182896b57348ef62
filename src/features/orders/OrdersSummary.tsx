import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { counted, numberText } from '../../lib/numbers';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { formatMoney } from '../../domain/money';
import styles from './OrdersSummary.module.css';
import type { OrderSummary } from '../../api';
import { centsOf } from './orderTexts';

interface Props {
  /** Null while they are not known. */
  totals: OrderTotals | null;
  /** How many orders have arrived, while more are on their way. */
  arrived: number | null;
  /** How many orders the ERP refused, and the list of them. */
  refused: { readonly count: number; readonly href: string } | null;
}

/** How many orders are shown, and their sum in each currency; at its end, those that wait for an answer to the ERP. */
export function OrdersSummary({ totals, arrived, refused }: Props) {
  return (
    <Flex wrap gap="8px 16px" align="center" className={styles.summary}>
      <Flex component="p" wrap gap="0 16px" className={styles.figures}>
        {totals === null && arrived !== null && (
          <span>{counted(arrived, 'order')} so far, loading the rest…</span>
        )}
        <span role="status">{totals && counted(totals.orders, 'order')}</span>
        {totals && totals.orders > 0 && (
          <>
            <span>{counted(totals.items, 'piece')}</span>
            {totals.amounts.map(([currency, cents]) => (
              <Typography.Text key={currency} strong>
                {formatMoney(cents, currency)}
              </Typography.Text>
            ))}
          </>
        )}
      </Flex>
      {refused !== null && (
        <Link className={styles.refused} to={refused.href}>
          {numberText(refused.count)} refused by {runtimeConfig().erpName}
        </Link>
      )}
    </Flex>
  );
}

export interface OrderTotals {
  readonly orders: number;
  readonly items: number;
  /** Integer cents by currency, largest sum first. */
  readonly amounts: readonly (readonly [currency: string, cents: number])[];
}

/** The totals of the shown orders. */
export function sumOrders(orders: readonly OrderSummary[]): OrderTotals {
  const amounts = new Map<string, number>();
  let items = 0;
  for (const order of orders) {
    items += order.items_count;
    amounts.set(order.currency, (amounts.get(order.currency) ?? 0) + centsOf(order));
  }
  return { orders: orders.length, items, amounts: [...amounts].sort(([, a], [, b]) => b - a) };
}
