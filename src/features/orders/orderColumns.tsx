import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { orderStatus, type OrderStatusKey } from '../../domain/orders/statuses';
import { numberText } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { salesOrganizationText } from '../../domain/orders/place';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { NoteSign } from './NoteSign';
import styles from './orderColumns.module.css';
import type { StatusChoice } from './orderView';
import type { TablePreferences } from '../../ui/list-table/TableSettings';
import {
  agentText,
  amountText,
  centsOf,
  createdText,
  editedText,
  shipDetail,
  shipText,
  statusText,
} from './orderTexts';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  FolderOpenOutlined,
  QuestionCircleOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { Tag, type TagProps } from 'antd';

/** The life cycle of an order: sorting by status follows it. */
const way: readonly OrderStatusKey[] = ['open', 'finished', 'in_sap', 'sent', 'error', 'unknown'];

const customerColumn: ListColumn<OrderSummary> = {
  key: 'customer',
  fixed: 'start',
  title: 'Customer',
  width: 140,
  sortBy: ({ customer }) => customer.name,
  render: ({ customer }) => (
    <Link to={paths.userDetail.href(customer.id)} title={customer.name}>
      {customer.name}
    </Link>
  ),
};

/** For those who may not open a customer's page. */
const plainCustomerColumn: ListColumn<OrderSummary> = {
  ...customerColumn,
  render: ({ customer }) => <span title={customer.name}>{customer.name}</span>,
};

const statusColumn: ListColumn<OrderSummary> = {
  key: 'status',
  title: 'Status',
  width: 160,
  sortBy: (order) => way.indexOf(orderStatus(order).key),
  render: (order) => <StatusBadge order={order} />,
};

/** The catalog links to the line sheet; the order's own name follows it. */
const catalogColumn: ListColumn<OrderSummary> = {
  key: 'catalog',
  title: 'Catalog',
  width: 160,
  sortBy: ({ catalog }) => catalog.name,
  render: (order) => (
    <span title={`${order.catalog.name}: ${order.name}`}>
      <NoteSign order={order} />
      <Link to={paths.lineSheet.href(order.id)}>{order.catalog.name}</Link>
      <span className={styles.soft}> {order.name}</span>
    </span>
  ),
};

/** For deleted orders, which can't be opened. */
const plainCatalogColumn: ListColumn<OrderSummary> = {
  ...catalogColumn,
  render: ({ name, catalog }) => (
    <span title={`${catalog.name}: ${name}`}>
      {catalog.name}
      <span className={styles.soft}> {name}</span>
    </span>
  ),
};

const agentColumn: ListColumn<OrderSummary> = {
  key: 'agent',
  title: 'Agent',
  width: 104,
  responsive: ['xl'],
  sortBy: agentText,
  render: agentText,
};

const salesOrganizationColumn: ListColumn<OrderSummary> = {
  key: 'so',
  title: 'SO',
  width: 76,
  responsive: ['xl'],
  sortBy: salesOrganizationText,
  render: (order) => <span title="Sales organization/channel">{salesOrganizationText(order)}</span>,
};

/** The address by its id: its name is mostly the customer's own. The tooltip has the full address. */
const shipColumn: ListColumn<OrderSummary> = {
  key: 'ship',
  title: 'Ship',
  width: 80,
  responsive: ['xxl'],
  sortBy: shipText,
  render: (order) => <span title={shipDetail(order)}>{shipText(order)}</span>,
};

const itemsColumn: ListColumn<OrderSummary> = {
  key: 'items',
  title: 'Items',
  width: 72,
  responsive: ['xl'],
  align: 'end',
  sortBy: ({ items_count }) => items_count,
  render: ({ items_count }) => numberText(items_count),
};

const amountColumn: ListColumn<OrderSummary> = {
  key: 'amount',
  title: 'Amount',
  width: 104,
  align: 'end',
  sortBy: centsOf,
  render: amountText,
};

const createdColumn: ListColumn<OrderSummary> = {
  key: 'created',
  title: 'Created',
  width: 96,
  align: 'end',
  sortBy: ({ created }) => created,
  render: createdText,
};

const editedColumn: ListColumn<OrderSummary> = {
  key: 'edited',
  title: 'Edited',
  width: 96,
  align: 'end',
  sortBy: ({ edited }) => edited ?? '',
  render: editedText,
};

/** The documented columns without the row menu (spec 2 'Order list'), and those that can be chosen besides. */
export const orderColumns: readonly ListColumn<OrderSummary>[] = [
  customerColumn,
  statusColumn,
  catalogColumn,
  agentColumn,
  salesOrganizationColumn,
  shipColumn,
  itemsColumn,
  amountColumn,
  createdColumn,
  editedColumn,
];

const chosenOnly: readonly string[] = [editedColumn.key];

/** The columns that may be hidden: without its customer a row means nothing. */
export const hideableColumns = orderColumns.filter((column) => column !== customerColumn);

/** The keys of the columns that may be hidden and are shown to a person with these preferences. */
export const shownColumns = ({ hidden, added }: TablePreferences): readonly string[] =>
  hideableColumns
    .map(({ key }) => key)
    .filter((key) => (chosenOnly.includes(key) ? added.includes(key) : !hidden.includes(key)));

/** The preferences with which just these columns are shown. */
export const preferShown = (preferences: TablePreferences, shown: readonly string[]): TablePreferences => ({
  ...preferences,
  hidden: hideableColumns.map(({ key }) => key).filter((key) => !shown.includes(key)),
  added: chosenOnly.filter((key) => shown.includes(key)),
});

/** For refused orders there is room for a line of the ERP's words, and less important columns are dropped sooner. */
const refusedColumn = (column: ListColumn<OrderSummary>): ListColumn<OrderSummary> => {
  if (column === statusColumn) {
    return { ...column, width: 430 };
  }
  if ([agentColumn, salesOrganizationColumn, shipColumn].includes(column))
    return { ...column, responsive: ['xxxl'] };
  return column.responsive ? { ...column, responsive: ['xxl'] } : column;
};

/** The columns for a person with these roles, for refused, deleted or other orders, as far as they are `shown`. */
export function orderColumnsFor(
  roles: readonly Role[],
  status: StatusChoice,
  shown: readonly string[],
): readonly ListColumn<OrderSummary>[] {
  const customer = mayOpen(roles, 'userDetail') ? customerColumn : plainCustomerColumn;
  const columns = orderColumns.filter((column) => column === customerColumn || shown.includes(column.key));
  return columns.map((column) => {
    if (column === customerColumn) return customer;
    if (column === catalogColumn && status === 'archived') return plainCatalogColumn;
    return status === 'error' ? refusedColumn(column) : column;
  });
}

const looks: Readonly<Record<OrderStatusKey, TagProps>> = {
  open: { color: 'default', icon: <FolderOpenOutlined aria-hidden /> },
  finished: { color: 'processing', icon: <CheckCircleOutlined aria-hidden /> },
  in_sap: { color: 'warning', icon: <ClockCircleOutlined aria-hidden /> },
  sent: { color: 'success', icon: <SendOutlined aria-hidden /> },
  error: { color: 'error', icon: <ExclamationCircleOutlined aria-hidden /> },
  unknown: { color: 'default', icon: <QuestionCircleOutlined aria-hidden /> },
};

const classNames = { root: styles.badge, content: styles.text };

/**
 * The icon and label of an order's status, and the ERP's words when it refused the order: in one line, or `isWhole` in
 * as many as it needs. The tooltip has the ERP's message as it came.
 */
export function StatusBadge({ order, isWhole = false }: { order: OrderSummary; isWhole?: boolean }) {
  const title = statusText(order, { isWhole: true });
  return (
    <StatusTag status={orderStatus(order).key} text={statusText(order)} title={title} isWhole={isWhole} />
  );
}

interface StatusTagProps {
  status: OrderStatusKey;
  text: string;
  title: string;
  isWhole: boolean;
}

const StatusTag = memo(function StatusTag({ status, text, title, isWhole }: StatusTagProps) {
  return (
    <Tag {...looks[status]} classNames={classNames} data-whole={isWhole || undefined} title={title}>
      {text}
    </Tag>
  );
});
