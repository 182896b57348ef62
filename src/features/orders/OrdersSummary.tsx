import { ordersText, piecesText } from '../../domain/orders/counts';
import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { formatMoney } from '../../languages/money';
import styles from './OrdersSummary.module.css';
import type { OrderSummary } from '../../api';
import { centsOf } from './orderTexts';
import { useT } from '../../languages/useT';

interface Found {
  readonly count: number;
  readonly href: string;
}

interface Props {
  /** Null while unknown. */
  totals: OrderTotals | null;
  /** How many orders were received while more are loading. */
  received: number | null;
  /** Whether the orders are being asked for again. */
  isUpdating: boolean;
  /** The number of refused orders, and the link to them. */
  refused: Found | null;
  /** The number of orders whose proposed changes the person has to decide on, and the link to them. */
  proposed: Found | null;
  /** The chips of the filters. */
  children: ReactNode;
}

/** The number of shown orders, their sum per currency, and links to the orders on which somebody has to act. */
export function OrdersSummary({ totals, received, isUpdating, refused, proposed, children }: Props) {
  const t = useT();
  return (
    <Flex gap="8px 16px" align="center" className={styles.summary}>
      <Flex component="p" wrap gap="0 16px" className={styles.figures}>
        {totals === null && received !== null && (
          <span>
            {t('{orders, plural, one {# order} other {# orders}} so far, loading the rest…', {
              orders: received,
            })}
          </span>
        )}
        <span role="status">{totals && t(ordersText(totals.orders))}</span>
        {totals && totals.orders > 0 && (
          <>
            <span>{t(piecesText(totals.items))}</span>
            {totals.amounts.map(([currency, cents]) => (
              <Typography.Text key={currency} strong>
                {formatMoney(cents, currency)}
              </Typography.Text>
            ))}
          </>
        )}
        {totals && isUpdating && <span className={styles.updating}>{t('Updating…')}</span>}
      </Flex>
      <div className={styles.chips}>{children}</div>
      <Flex wrap gap="0 16px" className={styles.links}>
        {proposed !== null && (
          <Link to={proposed.href}>
            {t('{count, number} with proposed changes', { count: proposed.count })}
          </Link>
        )}
        {refused !== null && (
          <Link to={refused.href}>
            {t('{count, number} refused by {erpName}', {
              count: refused.count,
              erpName: runtimeConfig().erpName,
            })}
          </Link>
        )}
      </Flex>
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
