import { Button, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { User } from '../../api';
import { formatMoney, formatWholeMoney, toCents } from '../../domain/money';
import { dateText } from '../../lib/dates';
import { numberText } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { emailColumn, nameColumn, sapIdColumn } from '../../shared/customer-list/customerColumns';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { menuLink, RowMenu } from '../../ui/menus/RowMenu';
import styles from './customerColumns.module.css';
import type { FiguresById } from './customerView';
import type { CustomerFacts } from './useCustomerFacts';

interface Props {
  customer: User;
}

interface AssignProps extends Props {
  onAssign: (customer: User) => void;
}

/** The keys of the columns that may be hidden and are shown unless somebody chooses others. */
export const shownByDefault: readonly string[] = [
  ...['email', 'sap', 'catalogs', 'orders'],
  ...['agent', 'amount', 'last'],
];

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
    { ...emailColumn, width: 124 },
    { ...sapIdColumn, render: (customer) => <SapId customer={customer} onAssign={onAssign} /> },
    {
      key: 'catalogs',
      title: 'Catalogs',
      width: 98,
      align: 'end',
      sortBy: ({ num_catalogs }) => num_catalogs,
      render: ({ num_catalogs }) => numberText(num_catalogs),
    },
    {
      key: 'orders',
      title: 'Orders',
      width: 86,
      align: 'end',
      sortBy: ({ num_orders = 0 }) => num_orders,
      render: ({ num_orders = 0 }) => numberText(num_orders),
    },
    ...furtherColumns(facts),
    {
      key: 'actions',
      title: 'Actions',
      width: 160,
      align: 'end',
      fixed: 'end',
      render: (customer) => <CustomerWays customer={customer} />,
    },
  ];
}

/** They depend on more than the row, so each is live. */
function furtherColumns({
  agentsOf,
  catalogsOf,
  figures,
  hasFigures,
  season,
}: CustomerFacts): ListColumn<User>[] {
  const named = (key: string, title: string, textOf: (customer: User) => string): ListColumn<User> => ({
    key,
    title,
    width: 112,
    isLive: true,
    sortBy: textOf,
    render: (customer) => <span title={textOf(customer)}>{textOf(customer)}</span>,
  });
  const ofFigures: ListColumn<User>[] = [
    {
      key: 'amount',
      title: `Ordered ${season ?? ''}`.trim(),
      width: 142,
      align: 'end',
      isLive: true,
      sortBy: ({ id }) => figures.get(id)?.amounts[0]?.amount ?? 0,
      render: ({ id }) => {
        return <span title={amountsText(figures, id, formatMoney)}>{amountsText(figures, id)}</span>;
      },
    },
    {
      key: 'last',
      title: 'Last order',
      width: 112,
      isLive: true,
      sortBy: ({ id }) => figures.get(id)?.last_order ?? 0,
      render: ({ id }) => lastOrderText(figures, id),
    },
    {
      key: 'open',
      title: 'Open orders',
      width: 112,
      align: 'end',
      isLive: true,
      sortBy: ({ id }) => figures.get(id)?.open_orders ?? 0,
      render: ({ id }) => numberText(figures.get(id)?.open_orders ?? 0),
    },
  ];
  return [
    named('agent', 'Agent', agentsOf),
    ...(hasFigures ? ofFigures : []),
    named('enabled', 'Enabled catalogs', catalogsOf),
  ];
}

function lastOrderText(figures: FiguresById, id: string): string {
  const seconds = figures.get(id)?.last_order ?? null;
  return seconds === null ? '' : dateText(seconds);
}

/** Each currency for itself: they are never added up. Several are shown without decimals, or they would not fit. */
function amountsText(figures: FiguresById, id: string, format?: typeof formatMoney): string {
  const amounts = figures.get(id)?.amounts ?? [];
  const shown = format ?? (amounts.length > 1 ? formatWholeMoney : formatMoney);
  return amounts.map(({ currency, amount }) => shown(toCents(amount) ?? 0, currency)).join(' · ');
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

interface CustomerCardProps extends AssignProps {
  figures: FiguresById;
}

/** A customer of the list on a phone, in two lines. */
export function CustomerCard({ customer, figures, onAssign }: CustomerCardProps) {
  const { id, name } = customer;
  return (
    <Flex gap={8} align="center">
      <Flex vertical flex={1} gap={4} className={styles.card}>
        <Flex justify="space-between" gap={12}>
          <Typography.Text strong ellipsis>
            {name}
          </Typography.Text>
          <span className={styles.figure}>{amountsText(figures, id)}</span>
        </Flex>
        <Flex justify="space-between" gap={12}>
          <Typography.Text type="secondary" ellipsis>
            <SapId customer={customer} onAssign={onAssign} /> {customer.email}
          </Typography.Text>
          <span className={styles.figure}>{lastOrderText(figures, id)}</span>
        </Flex>
      </Flex>
      <RowMenu
        label={`Actions for ${name}`}
        items={() => [
          menuLink({ key: 'detail', label: 'Detail', to: paths.userDetail.href(id) }),
          menuLink({ key: 'order', label: 'Create order', to: paths.newOrderFor.href(id) }),
        ]}
      />
    </Flex>
  );
}
