import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { orderStatus, type OrderStatusKey } from '../../domain/orders/statuses';
import { paths } from '../../lib/paths';
import { salesOrganizationText } from '../../domain/orders/place';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { numberColumn, textColumn } from '../../ui/list-table/plainColumns';
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
  statusWord,
} from './orderTexts';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  FolderOpenOutlined,
  QuestionCircleOutlined,
  SendOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** The life cycle of an order: sorting by status follows it. */
const way: readonly OrderStatusKey[] = ['open', 'finished', 'in_sap', 'sent', 'error', 'unknown'];

/** The documented columns without the row menu (spec 2 'Order list'), and those that can be chosen besides. */
export const orderColumns: readonly ListColumn<OrderSummary>[] = [
  {
    key: 'customer',
    fixed: 'start',
    title: 'Customer',
    width: 132,
    sortBy: ({ customer }) => customer.name,
    render: ({ customer }) => (
      <Link to={paths.userDetail.href(customer.id)} title={customer.name}>
        {customer.name}
      </Link>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 96,
    sortBy: (order) => way.indexOf(orderStatus(order).key),
    render: (order) => <StatusBadge order={order} />,
  },
  // The catalog links to the line sheet; the order's own name follows it, in the room that is left.
  {
    key: 'catalog',
    title: 'Catalog',
    width: 118,
    grows: true,
    sortBy: ({ catalog }) => catalog.name,
    render: (order) => (
      <span title={`${order.catalog.name}: ${order.name}`}>
        <NoteSign order={order} />
        <Link to={paths.lineSheet.href(order.id)}>{order.catalog.name}</Link>
        <span className={styles.soft}> {order.name}</span>
      </span>
    ),
  },
  { ...textColumn('agent', 'Agent', 94, agentText), widest: 128 },
  {
    ...textColumn('so', 'SO', 76, salesOrganizationText),
    render: (order) => <span title="Sales organization/channel">{salesOrganizationText(order)}</span>,
  },
  // The address by its id: its name is mostly the customer's own. The tooltip has the full address.
  {
    ...textColumn('ship', 'Ship', 68, shipText),
    render: (order) => <span title={shipDetail(order)}>{shipText(order)}</span>,
  },
  numberColumn('items', 'Items', 76, ({ items_count }) => items_count),
  { ...textColumn('amount', 'Amount', 104, amountText), align: 'end', sortBy: centsOf },
  { ...textColumn('created', 'Created', 92, createdText), align: 'end', sortBy: ({ created }) => created },
  { ...textColumn('edited', 'Edited', 96, editedText), align: 'end', sortBy: ({ edited }) => edited ?? '' },
];

const chosenOnly: readonly string[] = ['edited'];

/** The columns that may be hidden: without its customer a row means nothing. */
export const hideableColumns = orderColumns.filter(({ key }) => key !== 'customer');

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

/** The columns for a person with these roles, for refused, deleted or other orders, as far as they are `shown`. */
export function orderColumnsFor(
  roles: readonly Role[],
  status: StatusChoice,
  shown: readonly string[],
): readonly ListColumn<OrderSummary>[] {
  const columns = orderColumns.filter(({ key }) => key === 'customer' || shown.includes(key));
  return columns.map((column) => {
    const { key } = column;
    if (key === 'customer' && !mayOpen(roles, 'userDetail')) return { ...column, render: plainCustomer };
    if (key === 'catalog' && status === 'archived') return { ...column, render: plainCatalog };
    if (status !== 'error') return column;
    // The ERP's words are shown in full.
    return key === 'status'
      ? { ...column, width: 240, grows: true, render: (order) => <StatusBadge order={order} isWhole /> }
      : { ...column, grows: false };
  });
}

/** For those who may not open a customer's page. */
const plainCustomer = ({ customer }: OrderSummary) => <span title={customer.name}>{customer.name}</span>;

/** For deleted orders, which can't be opened. */
const plainCatalog = ({ name, catalog }: OrderSummary) => (
  <span title={`${catalog.name}: ${name}`}>
    {catalog.name}
    <span className={styles.soft}> {name}</span>
  </span>
);

const icons: Readonly<Record<OrderStatusKey, ReactNode>> = {
  open: <FolderOpenOutlined aria-hidden />,
  finished: <CheckCircleOutlined aria-hidden />,
  in_sap: <ClockCircleOutlined aria-hidden />,
  sent: <SendOutlined aria-hidden />,
  error: <ExclamationCircleOutlined aria-hidden />,
  unknown: <QuestionCircleOutlined aria-hidden />,
};

/**
 * The icon of an order's status with a word; or, with `isWhole`, the ERP's words when it refused the order, in as many
 * lines as they need. The tooltip has all of it, with the ERP's message as it came.
 */
export function StatusBadge({ order, isWhole = false }: { order: OrderSummary; isWhole?: boolean }) {
  const { key } = orderStatus(order);
  return (
    <span
      className={styles.status}
      data-status={key}
      data-whole={isWhole || undefined}
      title={statusText(order, { isWhole: true })}
    >
      {icons[key]}
      <span className={styles.word}>{isWhole ? statusText(order) : statusWord(order)}</span>
    </span>
  );
}
