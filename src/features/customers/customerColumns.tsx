import { Button, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { User } from '../../api';
import { formatMoney, toCents } from '../../domain/money';
import { dateText } from '../../lib/dates';
import { counted, numberText } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { emailColumn, nameColumn, sapIdColumn } from '../../shared/customer-list/customerColumns';
import type { ListColumn } from '../../ui/list-table/listColumns';
import styles from './customerColumns.module.css';
import type { CustomerFacts } from './useCustomerFacts';

interface Props {
  customer: User;
}

interface AssignProps extends Props {
  onAssign: (customer: User) => void;
}

/** The keys of the documented columns that may be hidden: those shown unless somebody chooses others. */
export const documentedKeys: readonly string[] = ['email', 'sap', 'catalogs', 'orders'];

/**
 * The documented columns (spec 2 'Customers list'), then those that can be chosen too; 'Unassigned' calls `onAssign`. A
 * row opens its customer, like its Detail link: the name is no second one.
 */
export function customerColumns(
  onAssign: AssignProps['onAssign'],
  facts: CustomerFacts,
): readonly ListColumn<User>[] {
  return [
    nameColumn,
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
    ...furtherColumns(facts),
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

/** They depend on more than the row, so each is live. */
function furtherColumns({ agentsOf, catalogsOf, figures, season }: CustomerFacts): ListColumn<User>[] {
  const named = (key: string, title: string, textOf: (customer: User) => string): ListColumn<User> => ({
    key,
    title,
    width: 160,
    isLive: true,
    sortBy: textOf,
    render: (customer) => <span title={textOf(customer)}>{textOf(customer)}</span>,
  });
  const names = [named('agent', 'Agent', agentsOf), named('enabled', 'Enabled catalogs', catalogsOf)];
  if (season === null) return names;
  return [
    ...names,
    {
      key: 'open',
      title: 'Open orders',
      width: 112,
      align: 'end',
      isLive: true,
      sortBy: ({ id }) => figures.get(id)?.open_orders ?? 0,
      render: ({ id }) => numberText(figures.get(id)?.open_orders ?? 0),
    },
    {
      key: 'amount',
      title: `Ordered ${season}`,
      width: 136,
      align: 'end',
      isLive: true,
      sortBy: ({ id }) => figures.get(id)?.amounts[0]?.amount ?? 0,
      render: ({ id }) => {
        const text = amountsText(figures.get(id)?.amounts ?? []);
        return <span title={text}>{text}</span>;
      },
    },
    {
      key: 'last',
      title: 'Last order',
      width: 112,
      isLive: true,
      sortBy: ({ id }) => figures.get(id)?.last_order ?? 0,
      render: ({ id }) => lastOrderText(figures.get(id)?.last_order ?? null),
    },
  ];
}

const lastOrderText = (seconds: number | null) => (seconds === null ? '' : dateText(seconds));

/** Each currency for itself: they are never added up. */
const amountsText = (amounts: readonly { currency: string; amount: number }[]) =>
  amounts.map(({ currency, amount }) => formatMoney(toCents(amount) ?? 0, currency)).join(' · ');

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
  /** The chosen columns that the card shows besides. */
  columns: readonly ListColumn<User>[];
  onAssign: (customer: User) => void;
}

/** A customer of the list on a phone. */
export function CustomerCard({ customer, columns, onAssign }: CustomerCardProps) {
  const { name, email, num_catalogs: catalogs, num_orders: orders = 0 } = customer;
  return (
    <Flex vertical gap={4}>
      <Flex justify="space-between" align="center" gap={12}>
        <Typography.Text strong ellipsis>
          {name}
        </Typography.Text>
        <SapId customer={customer} onAssign={onAssign} />
      </Flex>
      <Typography.Text type="secondary" ellipsis>
        {email}
      </Typography.Text>
      {columns.map((column) => (
        <Typography.Text key={column.key} type="secondary" ellipsis>
          {column.title}: {column.render(customer)}
        </Typography.Text>
      ))}
      <Flex justify="space-between" gap={12} wrap>
        <Typography.Text type="secondary">
          {counted(catalogs, 'catalog')} · {counted(orders, 'order')}
        </Typography.Text>
        <CustomerWays customer={customer} />
      </Flex>
    </Flex>
  );
}
