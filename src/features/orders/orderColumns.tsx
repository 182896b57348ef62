import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../api';
import { mayOpen } from '../../domain/access/mayOpen';
import type { Role } from '../../domain/access/roleOptions';
import { orderStatus, type OrderStatusKey } from '../../domain/statuses/orderStatus';
import { paths } from '../../lib/paths';
import { salesOrganizationText } from '../../domain/addresses/salesOrganizationText';
import type { Column } from '../../ui/data-table/Column';
import styles from './orderColumns.module.css';
import { agentText, amountText, centsOf, createdText, shipDetail, shipText } from './orderTexts';
import { StatusBadge } from './StatusBadge';

/** The way of an order: sorting by status follows it. */
const way: readonly OrderStatusKey[] = ['open', 'finished', 'in_sap', 'sent', 'error', 'unknown'];

const count = new Intl.NumberFormat();

const customerColumn: Column<OrderSummary> = {
  key: 'customer',
  title: 'Customer',
  track: 'minmax(150px, 1.2fr)',
  sortBy: ({ customer }) => customer.name,
  cell: ({ customer }) => (
    <Link className={styles.link} to={paths.userDetail.href(customer.id)} title={customer.name}>
      {customer.name}
    </Link>
  ),
};

/** For who may not open a customer's page. */
const plainCustomerColumn: Column<OrderSummary> = {
  ...customerColumn,
  cell: ({ customer }) => (
    <span className={styles.text} title={customer.name}>
      {customer.name}
    </span>
  ),
};

const statusColumn: Column<OrderSummary> = {
  key: 'status',
  title: 'Status',
  track: 'minmax(182px, 0.3fr)',
  sortBy: (order) => way.indexOf(orderStatus(order).key),
  cell: (order) => <StatusBadge order={order} />,
};

const wideStatusColumn: Column<OrderSummary> = { ...statusColumn, track: 'minmax(182px, 3fr)' };

/** The catalog leads to the line sheet; the order's own name stands behind it. */
const catalogColumn: Column<OrderSummary> = {
  key: 'catalog',
  title: 'Catalog',
  track: 'minmax(192px, 1.8fr)',
  sortBy: ({ catalog }) => catalog.name,
  cell: ({ id, name, catalog }) => (
    <span className={styles.text} title={`${catalog.name}: ${name}`}>
      <Link className={styles.link} to={paths.lineSheet.href(id)}>
        {catalog.name}
      </Link>
      <span className={styles.soft}> {name}</span>
    </span>
  ),
};

const agentColumn: Column<OrderSummary> = {
  key: 'agent',
  title: 'Agent',
  track: 'minmax(104px, 0.7fr)',
  sortBy: agentText,
  cell: (order) => <span className={styles.text}>{agentText(order)}</span>,
};

const salesOrganizationColumn: Column<OrderSummary> = {
  key: 'so',
  title: 'SO',
  track: '76px',
  sortBy: salesOrganizationText,
  cell: (order) => (
    <span className={styles.text} title="Sales organization/channel">
      {salesOrganizationText(order)}
    </span>
  ),
};

/** The address by its id: its name mostly is the customer's own. The words are in the tooltip. */
const shipColumn: Column<OrderSummary> = {
  key: 'ship',
  title: 'Ship',
  track: '76px',
  sortBy: shipText,
  cell: (order) => (
    <span className={styles.text} title={shipDetail(order)}>
      {shipText(order)}
    </span>
  ),
};

const itemsColumn: Column<OrderSummary> = {
  key: 'items',
  title: 'Items',
  track: '64px',
  align: 'end',
  sortBy: ({ items_count }) => items_count,
  cell: ({ items_count }) => (
    <span className={styles.items} data-one={items_count === 1 || undefined}>
      {count.format(items_count)}
    </span>
  ),
};

const amountColumn: Column<OrderSummary> = {
  key: 'amount',
  title: 'Amount',
  track: '108px',
  align: 'end',
  sortBy: centsOf,
  cell: amountText,
};

const createdColumn: Column<OrderSummary> = {
  key: 'created',
  title: 'Created',
  track: '88px',
  align: 'end',
  sortBy: ({ created }) => created,
  cell: createdText,
};

/** The documented columns but the row menu (spec 2 'Order list'). */
export const orderColumns: readonly Column<OrderSummary>[] = [
  customerColumn,
  statusColumn,
  catalogColumn,
  agentColumn,
  salesOrganizationColumn,
  shipColumn,
  itemsColumn,
  amountColumn,
  createdColumn,
];

/** Those that may be hidden: without its customer a row says nothing. */
export const hideableColumns = orderColumns.filter((column) => column !== customerColumn);

/** The same for a person with these roles; among refused orders the ERP's words get the room. */
export function orderColumnsFor(
  roles: readonly Role[],
  areRefused: boolean,
): readonly Column<OrderSummary>[] {
  const customer = mayOpen(roles, 'userDetail') ? customerColumn : plainCustomerColumn;
  return orderColumns.map((column) => {
    if (column === customerColumn) return customer;
    return column === statusColumn && areRefused ? wideStatusColumn : column;
  });
}
