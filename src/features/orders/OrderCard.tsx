import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { salesOrganizationText } from '../../domain/orders/place';
import { counted } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { agentText, amountText, createdText } from './orderTexts';
import styles from './OrderCard.module.css';
import { NoteSign } from './NoteSign';
import { StatusBadge } from './orderColumns';

interface Props {
  order: OrderSummary;
  roles: readonly Role[];
  /** Deleted orders can't be opened. */
  isArchived: boolean;
  menu: ReactNode;
}

/** An order of the list on a phone. */
export function OrderCard({ order, roles, isArchived, menu }: Props) {
  const { customer, catalog, name, items_count } = order;
  return (
    <Flex vertical gap={2}>
      <Flex justify="space-between" align="center">
        {mayOpen(roles, 'userDetail') ? (
          <Link className={styles.link} to={paths.userDetail.href(customer.id)}>
            {customer.name}
          </Link>
        ) : (
          <strong>{customer.name}</strong>
        )}
        {menu}
      </Flex>
      <Flex justify="space-between" gap={12}>
        <Typography.Text ellipsis>
          <NoteSign order={order} />
          {isArchived ? (
            catalog.name
          ) : (
            <Link className={styles.link} to={paths.lineSheet.href(order.id)}>
              {catalog.name}
            </Link>
          )}{' '}
          <Typography.Text type="secondary">{name}</Typography.Text>
        </Typography.Text>
        <span>{counted(items_count, 'item')}</span>
      </Flex>
      <Flex justify="space-between" gap={12}>
        <StatusBadge order={order} isWhole />
        <strong>{amountText(order)}</strong>
      </Flex>
      <Flex justify="space-between" gap={12}>
        <Typography.Text type="secondary" ellipsis>
          {[agentText(order), salesOrganizationText(order)].filter((part) => part !== '').join(' · ')}
        </Typography.Text>
        <Typography.Text type="secondary">{createdText(order)}</Typography.Text>
      </Flex>
    </Flex>
  );
}
