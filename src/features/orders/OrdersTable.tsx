import { isolated } from '../../domain/text/isolated';
import { CopyOutlined } from '@ant-design/icons';
import { memo, useMemo } from 'react';
import { type OrderSummary, useHasErpDocuments } from '../../api';
import { mayCall } from '../../domain/access/accessRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { useNotices } from '../../shared/alert-bar/useNotices';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListTable, type ListTableProps } from '../../ui/list-table/ListTable';
import { RowMenu } from '../../ui/menus/RowMenu';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import type { Density } from '../../ui/list-table/Settings';
import { archivedEntries, menuEntries, type OrderHandlers } from './orderMenu';
import { useOrderHandlers } from './useOrderHandlers';
import { OrderCard } from './OrderCard';
import { orderColumnsFor } from './orderColumns';
import styles from './OrdersTable.module.css';
import type { OrderView } from '../../shared/order-list-link/orderListUrl';
import { dateRequest, type OrderTasks } from './many/orderTasks';
import type { SentOrders } from './sent/usePendingErpOrders';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';
import { message } from '../../domain/language/message';
import { type Translate } from '../../domain/language/wording';
import { withWords } from '../../languages/loadWords';

const OrderDialog = lazyComponent(() =>
  withWords(
    'dialogs',
    async () => (await import(/* webpackChunkName: "order-dialogs" */ './dialogs/OrderDialog')).OrderDialog,
  ),
);

const NoOrders = lazyComponent(async () => (await import('./NoOrders')).NoOrders);

interface Props {
  orders: readonly OrderSummary[];
  roles: readonly Role[];
  view: OrderView;
  /** The keys of the shown optional columns. Must be referentially stable. */
  columns: readonly string[];
  density: Density;
  /** The search text. */
  typed: string;
  isLoading: boolean;
  /** More orders are loading. */
  isStreaming: boolean;
  isStale: boolean;
  onChange: (change: Partial<OrderView>) => void;
  onClear: () => void;
  /** Undefined if rows can't be selected. */
  selection: ListTableProps<OrderSummary>['selection'];
  tasks: OrderTasks;
  sent: SentOrders;
}

/** The orders table with its row menus and the dialogs they open. Typing re-renders it only once per key. */
export const OrdersTable = memo(function OrdersTable(props: Props) {
  const t = useT();
  const { orders, roles, view, columns: chosen, density, typed } = props;
  const { isLoading, isStreaming, isStale, selection, tasks, sent, onChange, onClear } = props;
  const { handlers, busy, dialog, close, download, sendAnyway } = useOrderHandlers(tasks.start, sent);
  const isArchived = view.status === 'archived';
  const isNarrow = useIsNarrow(1200);
  const hasToCome = useHasErpDocuments();
  const columns = useMemo(
    () => [
      ...orderColumnsFor(roles, view.status, chosen, { isNarrow, hasToCome }),
      actionsColumn(roles, handlers, busy, isArchived, t),
    ],
    [roles, view.status, chosen, isNarrow, hasToCome, handlers, busy, isArchived, t],
  );
  const card = useMemo(() => {
    const menu = actionsColumn(roles, handlers, busy, isArchived, t);
    return (order: OrderSummary) => (
      <OrderCard {...{ order, roles, isArchived, hasToCome }} menu={menu.render(order)} />
    );
  }, [roles, handlers, busy, isArchived, hasToCome, t]);
  const { notify } = useNotices();
  const notifyDeleted = ({ id }: OrderSummary) => {
    const undo = () => void tasks.start({ action: 'restore', orders: [id] });
    notify(t('Order deleted'), 'success', { undo });
  };
  return (
    <>
      <ListTable
        label={t('Orders')}
        columns={columns}
        rows={orders}
        rowKey={orderId}
        rowHref={isArchived ? undefined : orderHref}
        selection={selection}
        sort={view.sort}
        onSort={(sort) => onChange({ sort })}
        hasOwnSortMenu
        card={card}
        density={density}
        isLoading={isLoading}
        isStreaming={isStreaming}
        isStale={isStale}
        scrollKey={JSON.stringify([view, typed])}
        empty={<NoOrders view={{ ...view, search: typed }} roles={roles} onClear={onClear} />}
      />
      {dialog && (
        <OrderDialog
          dialog={dialog}
          onDeleted={tasks.isKnown ? notifyDeleted : undefined}
          onDownloadXls={(order) => void download('downloadOrderExcel', order)}
          onSend={sendAnyway}
          onDate={tasks.isKnown ? (these, date) => tasks.start(dateRequest(these, date)) : undefined}
          onClose={close}
        />
      )}
    </>
  );
});

const orderId = ({ id }: OrderSummary) => id;
const orderHref = ({ id }: OrderSummary) => paths.lineSheet.href(id);

function actionsColumn(
  roles: readonly Role[],
  handlers: OrderHandlers,
  busy: readonly string[],
  isArchived: boolean,
  t: Translate,
): ListColumn<OrderSummary> {
  return {
    key: 'actions',
    title: message('Actions'),
    isTitleHidden: true,
    width: may(roles, 'orderForOthers') ? 56 : 72,
    align: 'end',
    fixed: 'end',
    isLive: true,
    ellipsis: false,
    render: (order) => (
      <span className={styles.actions}>
        {!isArchived && mayCall(roles, 'copyOrder') && (
          // A plain button, as it is in each row; keyboard users have the menu's entry.
          <button
            type="button"
            className={styles.copy}
            data-shown={!may(roles, 'orderForOthers') || undefined}
            tabIndex={-1}
            title={t('Create copy')}
            aria-label={t('Create copy of {name} of {customer}', {
              name: isolated(order.name),
              customer: isolated(order.customer.name),
            })}
            onClick={() => handlers.onCopy(order)}
          >
            <CopyOutlined aria-hidden />
          </button>
        )}
        <RowMenu
          label={t('Actions for {name} of {customer}', {
            name: isolated(order.name),
            customer: isolated(order.customer.name),
          })}
          items={() =>
            isArchived ? archivedEntries(order, roles, handlers, t) : menuEntries(order, roles, handlers, t)
          }
          isBusy={busy.includes(order.id)}
        />
      </span>
    ),
  };
}
