import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { amountText, createdText } from './orderTexts';
import styles from './OrderCard.module.css';
import { NoteIcon } from './NoteIcon';
import { StatusBadge } from './orderColumns';

interface Props {
  order: OrderSummary;
  roles: readonly Role[];
  /** Deleted orders can't be opened. */
  isArchived: boolean;
  menu: ReactNode;
}

/** An order's card on a phone, in two lines; a third for the ERP's refusal. */
export function OrderCard({ order, roles, isArchived, menu }: Props) {
  const { customer, catalog, name, erp_message } = order;
  return (
    <Flex vertical gap={2}>
      <Flex gap={8} align="center">
        <Typography.Text ellipsis className={styles.grows}>
          {mayOpen(roles, 'userDetail') ? (
            <Link className={styles.link} to={paths.userDetail.href(customer.id)}>
              {customer.name}
            </Link>
          ) : (
            <strong>{customer.name}</strong>
          )}
        </Typography.Text>
        <strong>{amountText(order)}</strong>
        {menu}
      </Flex>
      <Flex gap={8} align="center">
        <Typography.Text ellipsis className={styles.grows}>
          <NoteIcon order={order} />
          {isArchived ? (
            name
          ) : (
            <Link className={styles.link} to={paths.lineSheet.href(order.id)} title={catalog.name}>
              {name}
            </Link>
          )}
        </Typography.Text>
        {!erp_message && <StatusBadge order={order} />}
        <Typography.Text type="secondary">{createdText(order)}</Typography.Text>
      </Flex>
      {erp_message && <StatusBadge order={order} isFull />}
    </Flex>
  );
}
