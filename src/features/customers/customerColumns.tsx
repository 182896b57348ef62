import { Button, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { User } from '../../api';
import { counted, numberText } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { emailColumn, nameColumn, nameLink, sapIdColumn } from '../../shared/customer-list/customerColumns';
import type { ListColumn } from '../../ui/list-table/listColumns';
import styles from './customerColumns.module.css';

interface Props {
  customer: User;
}

interface AssignProps extends Props {
  onAssign: (customer: User) => void;
}

/** The documented columns (spec 2 'Customers list'); 'Unassigned' calls `onAssign`. */
export function customerColumns(onAssign: AssignProps['onAssign']): readonly ListColumn<User>[] {
  return [
    { ...nameColumn, render: nameLink },
    emailColumn,
    { ...sapIdColumn, render: (customer) => <SapId customer={customer} onAssign={onAssign} /> },
    {
      key: 'catalogs',
      title: 'Catalogs',
      width: 96,
      align: 'end',
      responsive: ['xl'],
      sortBy: ({ num_catalogs }) => num_catalogs,
      render: ({ num_catalogs }) => numberText(num_catalogs),
    },
    {
      key: 'orders',
      title: 'Orders',
      width: 88,
      align: 'end',
      responsive: ['xl'],
      sortBy: ({ num_orders = 0 }) => num_orders,
      render: ({ num_orders = 0 }) => numberText(num_orders),
    },
    {
      key: 'actions',
      title: 'Actions',
      width: 180,
      align: 'end',
      fixed: 'end',
      render: (customer) => <CustomerWays customer={customer} />,
    },
  ];
}

function SapId({ customer, onAssign }: AssignProps) {
  return (
    customer.sap_id ?? (
      <Button
        className={styles.assign}
        size="small"
        type="dashed"
        aria-label={`Unassigned: assign a SAP ID to ${customer.name}`}
        onClick={() => onAssign(customer)}
      >
        Unassigned
      </Button>
    )
  );
}

function CustomerWays({ customer: { id, name } }: Props) {
  return (
    <span className={styles.ways}>
      <Link to={paths.userDetail.href(id)} aria-label={`Detail of ${name}`}>
        Detail
      </Link>
      <Link to={paths.newOrderFor.href(id)} aria-label={`Create order for ${name}`}>
        Create order
      </Link>
    </span>
  );
}

interface CustomerCardProps {
  customer: User;
  onAssign: (customer: User) => void;
}

/** A customer of the list on a phone. */
export function CustomerCard({ customer, onAssign }: CustomerCardProps) {
  const { id, name, email, num_catalogs: catalogs, num_orders: orders = 0 } = customer;
  return (
    <Flex vertical gap={4}>
      <Flex justify="space-between" align="center" gap={12}>
        <Typography.Text ellipsis>
          <Link to={paths.userDetail.href(id)}>{name}</Link>
        </Typography.Text>
        <SapId customer={customer} onAssign={onAssign} />
      </Flex>
      <Typography.Text type="secondary" ellipsis>
        {email}
      </Typography.Text>
      <Flex justify="space-between" gap={12} wrap>
        <Typography.Text type="secondary">
          {counted(catalogs, 'catalog')} · {counted(orders, 'order')}
        </Typography.Text>
        <CustomerWays customer={customer} />
      </Flex>
    </Flex>
  );
}
