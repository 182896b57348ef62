import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { amountText, createdText } from './orderTexts';
import styles from './OrderCard.module.css';
import { OrderMarks } from './OrderMarks';
import { StatusBadge } from './orderColumns';
import { ToComeLine } from '../../shared/to-come/ToComePieces';
import { may } from '../../domain/access/rights';

interface Props {
  order: OrderSummary;
  roles: readonly Role[];
  /** Deleted orders can't be opened. */
  isArchived: boolean;
  hasToCome: boolean;
  menu: ReactNode;
}

/**
 * An order's card on a phone, in two lines; a third for the ERP's refusal, or what is to come. A shop's are all its own, so that they say
 * the catalog instead of the customer.
 */
export function OrderCard({ order, roles, isArchived, hasToCome, menu }: Props) {
  const { customer, catalog, name, erp_message } = order;
  const sheetLink = isArchived ? (
    name
  ) : (
    <Link className={styles.order} to={paths.lineSheet.href(order.id)} title={catalog.name}>
      {name}
    </Link>
  );
  return (
    <Flex vertical gap={2} className={styles.card}>
      <Flex gap={8} align="center">
        {may(roles, 'orderForOthers') ? (
          <div className={styles.customer}>
            <Link to={paths.userDetail.href(customer.id)}>{customer.name}</Link>
          </div>
        ) : (
          <Typography.Text ellipsis strong className={styles.grows}>
            {sheetLink}
          </Typography.Text>
        )}
        <strong>{amountText(order)}</strong>
        {menu}
      </Flex>
      <Flex gap={8} align="center">
        <Typography.Text ellipsis className={styles.grows}>
          <OrderMarks order={order} />
          {may(roles, 'orderForOthers') ? sheetLink : catalog.name}
        </Typography.Text>
        {!erp_message && <StatusBadge order={order} />}
        <Typography.Text type="secondary">{createdText(order)}</Typography.Text>
      </Flex>
      {erp_message && <StatusBadge order={order} isFull />}
      {hasToCome && <ToComeLine order={order} />}
    </Flex>
  );
}
