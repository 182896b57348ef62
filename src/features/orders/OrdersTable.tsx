import { lazy, Suspense, useMemo } from 'react';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { ActionMenu } from '../../ui/action-menu/ActionMenu';
import type { Column } from '../../ui/data-table/Column';
import { type CardLayout, DataTable } from '../../ui/data-table/DataTable';
import { nextSort } from '../../ui/data-table/sortRows';
import { NoOrders } from './NoOrders';
import { orderColumnsFor } from './orderColumns';
import { menuEntries, type OrderHandlers } from './orderHandlers';
import { statusText } from './orderTexts';
import type { OrderView } from './orderView';
import { useOrderHandlers } from './useOrderHandlers';

const ReturnOrderDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "return-order-dialog" */ './ReturnOrderDialog'))
    .ReturnOrderDialog,
}));

interface Props {
  orders: readonly OrderSummary[];
  roles: readonly Role[];
  view: OrderView;
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
export function OrdersTable({ orders, roles, view, typed, isLoading, isStale, onChange, onClear }: Props) {
  const { handlers, busy, downloadXls, returnOrder, closeReturnOrder } = useOrderHandlers();
  const columns = useMemo(
    () => [...orderColumnsFor(roles), actionsColumn(roles, handlers, busy)],
    [roles, handlers, busy],
  );
  return (
    <>
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        sort={view.sort}
        onSort={(key) => onChange({ sort: nextSort(view.sort, key) })}
        rowHeight={36}
        minWidth={1102}
        card={card}
        isLoading={isLoading}
        isStale={isStale}
        scrollKey={JSON.stringify([view.status, view.isCurrentOnly, view.sort, typed])}
        empty={<NoOrders view={{ ...view, search: typed }} onClear={onClear} />}
      />
      {returnOrder && (
        <Suspense>
          <ReturnOrderDialog
            name={returnOrder.name}
            onDownload={() => void downloadXls(returnOrder)}
            onClose={closeReturnOrder}
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
