import { isolated } from '../../domain/text/isolated';
import { Button, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { User } from '../../api';
import { toCents } from '../../domain/money';
import { formatMoney, formatRoundedMoney } from '../../languages/money';
import { dateText } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { emailColumn, nameColumn, sapIdColumn } from '../../shared/customer-list/customerColumns';
import { type ListColumn, longestText } from '../../ui/list-table/listColumns';
import { dateColumn, numberColumn, tooltipColumn } from '../../ui/list-table/plainColumns';
import { menuLink, RowMenu } from '../../ui/menus/RowMenu';
import styles from './customerColumns.module.css';
import type { FiguresById } from './customerView';
import type { CustomerFacts } from './useCustomerFacts';
import { useT } from '../../languages/useT';
import { message, messageIn } from '../../domain/language/message';

interface Props {
  customer: User;
}

interface AssignProps extends Props {
  onAssign: (customer: User) => void;
}

/**
 * The keys of the optional columns that are shown by default: a wide window has room for the agent too, a narrow one
 * has none for the last order beside whole emails.
 */
export const shownByDefault = (isWide: boolean, isNarrow: boolean): readonly string[] => [
  ...['email', 'sap', 'catalogs', 'orders'],
  ...(isWide ? ['agent'] : []),
  'amount',
  ...(isNarrow ? [] : ['last']),
];

/**
 * The documented columns (spec 2 'Customers list'), then the optional ones; 'Unassigned' calls `onAssign`. A row opens
 * its customer, so the name is not a link.
 */
export function customerColumns(
  onAssign: AssignProps['onAssign'],
  facts: CustomerFacts,
  isNarrow: boolean,
): readonly ListColumn<User>[] {
  return [
    { ...nameColumn, width: 150, narrowest: 104 },
    { ...emailColumn, width: 190, narrowest: 40 },
    { ...sapIdColumn, render: (customer) => <SapId customer={customer} onAssign={onAssign} /> },
    numberColumn('catalogs', message('Catalogs'), 98, ({ num_catalogs }) => num_catalogs),
    numberColumn('orders', message('Orders'), 86, ({ num_orders = 0 }) => num_orders),
    ...furtherColumns(facts).map((column) => ({ ...column, isLive: true })),
    {
      key: 'actions',
      title: message('Actions'),
      isTitleHidden: isNarrow,
      width: isNarrow ? 56 : 160,
      align: 'end',
      fixed: 'end',
      ellipsis: isNarrow ? false : undefined,
      render: (customer) =>
        isNarrow ? <CustomerMenu customer={customer} /> : <CustomerLinks customer={customer} />,
    },
  ];
}

/** These cells depend on more than the row. */
function furtherColumns(facts: CustomerFacts): ListColumn<User>[] {
  const { agentsOf, catalogsOf, figures, hasFigures, season } = facts;
  const ofFigures: ListColumn<User>[] = [
    {
      key: 'amount',
      title: season === null ? messageIn('an amount', 'Ordered') : message('Ordered {season}', { season }),
      width: 126,
      align: 'end',
      sortBy: ({ id }) => figures.get(id)?.amounts[0]?.amount ?? 0,
      figureLength: (users) => longestText(users.map(({ id }) => amountsText(figures, id))),
      render: ({ id }) => {
        return <span title={amountsText(figures, id, formatMoney)}>{amountsText(figures, id)}</span>;
      },
    },
    dateColumn('last', message('Last order'), 104, ({ id }) => figures.get(id)?.last_order),
    numberColumn('open', message('Open orders'), 112, ({ id }) => figures.get(id)?.open_orders ?? 0),
  ];
  return [
    { ...tooltipColumn('agent', message('Agent'), 112, agentsOf), narrowest: 56 },
    ...(hasFigures ? ofFigures : []),
    { ...tooltipColumn('enabled', message('Enabled catalogs'), 112, catalogsOf), narrowest: 56 },
  ];
}

function lastOrderText(figures: FiguresById, id: string): string {
  const seconds = figures.get(id)?.last_order ?? null;
  return seconds === null ? '' : dateText(seconds);
}

/** The amount per currency; several are shown without decimals to fit. */
function amountsText(figures: FiguresById, id: string, format?: typeof formatMoney): string {
  const amounts = figures.get(id)?.amounts ?? [];
  const shown = format ?? (amounts.length > 1 ? formatRoundedMoney : formatMoney);
  return amounts.map(({ currency, amount }) => shown(toCents(amount) ?? 0, currency)).join(' · ');
}

function SapId({ customer, onAssign }: AssignProps) {
  const t = useT();
  return (
    customer.sap_id ?? (
      <Button
        className={styles.assign}
        size="small"
        type="dashed"
        aria-label={t('Unassigned: assign a SAP ID to {name}', { name: isolated(customer.name) })}
        onClick={() => onAssign(customer)}
      >
        {t('Unassigned')}
      </Button>
    )
  );
}

function CustomerLinks({ customer: { id, name } }: Props) {
  const t = useT();
  return (
    <Flex component="span" gap={16} justify="end">
      <Link to={paths.userDetail.href(id)} aria-label={t('Detail of {name}', { name })}>
        {t('Detail')}
      </Link>
      <Link
        to={paths.newOrderFor.href(id)}
        aria-label={t('Create order for {name}', { name: isolated(name) })}
      >
        {t('Create order')}
      </Link>
    </Flex>
  );
}

/** The same where there is no room for them. */
const CustomerMenu = ({ customer: { id, name } }: Props) => {
  const t = useT();
  return (
    <RowMenu
      label={t('Actions for {name}', { name })}
      items={() => [
        menuLink({ key: 'detail', label: t('Detail'), to: paths.userDetail.href(id) }),
        menuLink({ key: 'order', label: t('Create order'), to: paths.newOrderFor.href(id) }),
      ]}
    />
  );
};

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
      <CustomerMenu customer={customer} />
    </Flex>
  );
}
