import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { type OrderField, type OrderFieldKey, orderFields } from '../../domain/orders/orderFields';
import { orderStatus, type OrderStatusKey } from '../../domain/orders/statuses';
import { paths } from '../../lib/paths';
import { isolated } from '../../domain/text/isolated';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { dateColumn, figureColumn, numberColumn, textColumn } from '../../ui/list-table/plainColumns';
import { OrderMarks } from './OrderMarks';
import { ToComePieces } from '../../shared/to-come/ToComePieces';
import styles from './orderColumns.module.css';
import type { StatusChoice } from '../../shared/order-list-link/orderListUrl';
import type { TablePreferences } from '../../ui/list-table/TableSettings';
import { amountText, shipDetail, statusText, statusWord } from './orderTexts';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  FolderOpenOutlined,
  QuestionCircleOutlined,
  SendOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { may } from '../../domain/access/rights';
import { inWords } from '../../domain/language/wording';
import { language, useT } from '../../languages/useT';

/** An order's life cycle, by which statuses are sorted. */
const lifeCycle: readonly OrderStatusKey[] = ['open', 'finished', 'in_sap', 'sent', 'error', 'unknown'];

const toCome = fieldColumn('to_come', 80);

/** The documented columns without the row menu (spec 2 'Order list'), and the optional ones. */
export const orderColumns: readonly ListColumn<OrderSummary>[] = [
  {
    ...fieldColumn('customer', 140),
    fixed: 'start',
    narrowest: 88,
    render: ({ customer }) => (
      <Link to={paths.userDetail.href(customer.id)} title={customer.name}>
        {customer.name}
      </Link>
    ),
  },
  // A shop's list, whose orders are all its own, has the order's name in place of the customer's.
  {
    ...fieldColumn('name', 320),
    fixed: 'start',
    narrowest: 120,
    render: (order) => (
      <span title={order.name}>
        <OrderMarks order={order} />
        <Link to={paths.lineSheet.href(order.id)}>
          <strong>{order.name}</strong>
        </Link>
      </span>
    ),
  },
  {
    ...fieldColumn('status', 96),
    sortBy: (order) => lifeCycle.indexOf(orderStatus(order).key),
    render: (order) => <StatusBadge order={order} />,
  },
  // The catalog links to the line sheet; the order's name has a part of the width for itself.
  {
    ...fieldColumn('catalog', 260),
    narrowest: 110,
    render: (order) => (
      <span className={styles.catalog} title={`${isolated(order.catalog.name)}: ${isolated(order.name)}`}>
        <OrderMarks order={order} />
        <Link to={paths.lineSheet.href(order.id)}>{order.catalog.name}</Link> <span>{order.name}</span>
      </span>
    ),
  },
  { ...fieldColumn('agent', 140), narrowest: 80 },
  {
    ...fieldColumn('so', 70),
    render: (order) => <SalesOrganization order={order} />,
  },
  // The address's id, as its name is usually the customer's. The tooltip has the full address.
  {
    ...fieldColumn('ship', 64),
    render: (order) => <span title={shipDetail(order)}>{orderFields.ship.value(order)}</span>,
  },
  fieldColumn('items', 64),
  {
    ...toCome,
    // With room for the sign.
    figureLength: (orders) => (toCome.figureLength?.(orders) ?? 0) + 3,
    render: (order) => <ToComePieces order={order} />,
  },
  fieldColumn('amount', 96),
  { ...fieldColumn('created', 84), align: 'end' },
  { ...fieldColumn('edited', 96), align: 'end' },
];

function SalesOrganization({ order }: { order: OrderSummary }) {
  const t = useT();
  return <span title={t('Sales organization/channel')}>{orderFields.so.value(order)}</span>;
}

/** A column that shows and sorts a field by its kind. */
function fieldColumn(key: OrderFieldKey, width: number): ListColumn<OrderSummary> {
  const field: OrderField = orderFields[key];
  const { title } = field;
  switch (field.kind) {
    case 'count':
      return numberColumn<OrderSummary>(key, title, width, field.value);
    case 'money':
      return figureColumn<OrderSummary>(key, title, width, {
        valueOf: field.value,
        textOf: amountText,
        unitOf: ({ currency }) => currency,
      });
    case 'time':
    case 'day':
      return dateColumn<OrderSummary>(key, title, width, field.value);
    default:
      return textColumn<OrderSummary>(key, title, width, (order) =>
        inWords(language.get().t, field.value(order)),
      );
  }
}

/** What only who chose it is shown: a narrow table has no room for sales organization and address beside whole names. */
const chosenOnly = (isNarrow: boolean): readonly string[] => ['edited', ...(isNarrow ? ['so', 'ship'] : [])];

/** The columns, without that of what is to come where the ERP doesn't say what it ships. */
const columnsOf = (hasToCome: boolean) => orderColumns.filter(({ key }) => hasToCome || key !== 'to_come');

/** The columns that can be hidden: all except the first. */
export const hideableColumns = (hasToCome: boolean) =>
  columnsOf(hasToCome).filter(({ key }) => key !== 'customer' && key !== 'name');

/** The columns that a person with these roles can sort by. */
export const sortableColumns = (roles: readonly Role[], hasToCome: boolean) =>
  columnsOf(hasToCome).filter(({ key }) => key !== (may(roles, 'orderForOthers') ? 'name' : 'customer'));

const hideableKeys = hideableColumns(true).map(({ key }) => key);

/** The keys of the optional columns that are shown with these preferences. */
export const shownColumns = ({ hidden, added }: TablePreferences, isNarrow: boolean): readonly string[] =>
  hideableKeys.filter((key) =>
    chosenOnly(isNarrow).includes(key) ? added.includes(key) : !hidden.includes(key),
  );

/** The preferences that show exactly these columns in a table of this kind. */
export function preferShown(
  preferences: TablePreferences,
  shown: readonly string[],
  isNarrow: boolean,
): TablePreferences {
  const { hidden, added } = preferences;
  const chosen = chosenOnly(isNarrow);
  return {
    ...preferences,
    hidden: hideableKeys.filter((key) =>
      chosen.includes(key) ? hidden.includes(key) : !shown.includes(key),
    ),
    added: hideableKeys.filter((key) => (chosen.includes(key) ? shown.includes(key) : added.includes(key))),
  };
}

/**
 * The `shown` columns for a person with these roles, for refused, deleted or other orders. A narrow window has no room for
 * the sales organization and the address beside a message.
 */
export function orderColumnsFor(
  roles: readonly Role[],
  status: StatusChoice,
  shown: readonly string[],
  { isNarrow, hasToCome }: { isNarrow: boolean; hasToCome: boolean },
): readonly ListColumn<OrderSummary>[] {
  const isOwn = !may(roles, 'orderForOthers');
  const columns = columnsOf(hasToCome).filter(
    ({ key }) =>
      key === (isOwn ? 'name' : 'customer') ||
      (shown.includes(key) && !(isNarrow && status === 'error' && (key === 'so' || key === 'ship'))),
  );
  const first = ['catalog', 'name'];
  if (isOwn) columns.sort((one, other) => first.indexOf(other.key) - first.indexOf(one.key));
  return columns.map((column) => {
    const { key } = column;
    if (key === 'catalog' && isOwn) return { ...column, width: 150, render: ownCatalog };
    if (key === 'catalog' && status === 'archived') return { ...column, render: plainCatalog };
    if (status !== 'error') return column;
    // The ERP's message is shown in full, on several lines, so that catalog and agent are too.
    return key === 'status'
      ? { ...column, width: 210, narrowest: 140, render: (order) => <StatusBadge order={order} isFull /> }
      : column;
  });
}

/** Its order's name is in the column before it. */
const ownCatalog = ({ catalog }: OrderSummary) => <span title={catalog.name}>{catalog.name}</span>;

/** Without a link, for deleted orders, which can't be opened. */
const plainCatalog = ({ name, catalog }: OrderSummary) => (
  <span className={styles.catalog} title={`${isolated(catalog.name)}: ${isolated(name)}`}>
    <span>{catalog.name}</span> <span>{name}</span>
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
 * The icon of an order's status with a word; with `isFull`, wrapped, with the ERP's message if it refused the order.
 * The tooltip has the full status and the ERP's original message.
 */
export function StatusBadge({ order, isFull = false }: { order: OrderSummary; isFull?: boolean }) {
  const t = useT();
  const { key } = orderStatus(order);
  return (
    <span
      className={styles.status}
      data-status={key}
      data-full={isFull || undefined}
      title={t(orderFields.status.value(order))}
    >
      {icons[key]}
      <span className={styles.word} translate="yes">
        {t(isFull ? statusText(order) : statusWord(order))}
      </span>
    </span>
  );
}
