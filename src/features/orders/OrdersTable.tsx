import { lazy, Suspense, useMemo } from 'react';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { ActionMenu } from '../../ui/action-menu/ActionMenu';
import type { Column } from '../../ui/data-table/Column';
import { type CardLayout, DataTable } from '../../ui/data-table/DataTable';
import { leastWidth } from '../../ui/data-table/leastWidth';
import { nextSort } from '../../ui/data-table/sortRows';
import { rowHeights, type TablePreferences } from '../../ui/table-settings/tablePreferences';
import { useIsNarrow } from '../../ui/useIsNarrow';
import { menuEntries, type OrderHandlers } from './actions/orderHandlers';
import { useOrderHandlers } from './actions/useOrderHandlers';
import { NoOrders } from './NoOrders';
import { orderColumnsFor } from './orderColumns';
import { statusText } from './orderTexts';
import type { OrderView } from './orderView';

const OrderDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-dialogs" */ './dialogs/OrderDialog')).OrderDialog,
}));

interface Props {
  orders: readonly OrderSummary[];
  roles: readonly Role[];
  view: OrderView;
  preferences: TablePreferences;
  /** What the orders were searched for. */
  typed: string;
  isLoading: boolean;
  isStale: boolean;
  onChange: (change: Partial<OrderView>) => void;
  onClear: () => void;
}

const card: CardLayout = {
  height: 124,
  template: `
    'customer customer customer actions' 28px
    'catalog catalog catalog items' 24px
    'status status status amount' 26px
    'agent so ship created' 24px / minmax(0, 1.2fr) auto minmax(0, 1fr) auto`,
};

/** The table of the orders with their row menus, and what the menus open. */
export function OrdersTable(props: Props) {
  const { orders, roles, view, preferences, typed, isLoading, isStale, onChange, onClear } = props;
  const { handlers, busy, dialog, close, downloadXls, handleNoHistory } = useOrderHandlers();
  // A card has a place for each of them.
  const isCards = useIsNarrow();
  const { hidden, density } = preferences;
  const columns = useMemo(
    () => [
      ...orderColumnsFor(roles, view.status === 'error').filter(
        ({ key }) => isCards || !hidden.includes(key),
      ),
      actionsColumn(roles, handlers, busy),
    ],
    [roles, view.status, isCards, hidden, handlers, busy],
  );
  const { search: _search, ...shownBy } = view;
  return (
    <>
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        sort={view.sort}
        onSort={(key) => onChange({ sort: nextSort(view.sort, key) })}
        rowHeight={rowHeights[density]}
        minWidth={leastWidth(columns)}
        card={card}
        isLoading={isLoading}
        isStale={isStale}
        scrollKey={JSON.stringify([shownBy, typed])}
        empty={<NoOrders view={{ ...view, search: typed }} roles={roles} onClear={onClear} />}
      />
      {dialog && (
        <Suspense>
          <OrderDialog
            dialog={dialog}
            onDownloadXls={(order) => void downloadXls(order)}
            onNoHistory={handleNoHistory}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function actionsColumn(
  roles: readonly Role[],
  handlers: OrderHandlers,
  busy: readonly string[],
): Column<OrderSummary> {
  return {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    track: '60px',
    align: 'end',
    cell: (order) => (
      <ActionMenu
        label={`Actions for ${order.name} of ${order.customer.name}`}
        entries={() => menuEntries(order, roles, handlers)}
        note={() => order.erp_message && statusText(order)}
        isBusy={busy.includes(order.id)}
      />
    ),
  };
}
