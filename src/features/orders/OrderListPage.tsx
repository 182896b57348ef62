import { useCallback, useMemo } from 'react';
import { type OrderSummary, useGetMeQuery, useListOrdersQuery } from '../../api';
import { mayCall } from '../../domain/access/mayCall';
import { mayOpen } from '../../domain/access/mayOpen';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { StaleNote } from '../../shared/load-failure/StaleNote';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { SearchToolbar } from '../../ui/search-field/SearchToolbar';
import { useIsNarrow } from '../../ui/useIsNarrow';
import { DownloadListButton } from './DownloadListButton';
import { hasNewOrder } from './hasNewOrder';
import { hideableColumns } from './orderColumns';
import { OrdersFilters } from './OrdersFilters';
import { OrdersSummary } from './OrdersSummary';
import { OrdersTable } from './OrdersTable';
import { orderListHref, refusedView, toListQuery } from './orderView';
import { sumOrders } from './sumOrders';
import { TableSettings } from './table-settings/TableSettings';
import { useErpWatch } from './useErpWatch';
import { useOrderListView } from './useOrderListView';
import { useShownOrders } from './useShownOrders';

const nobody: readonly Role[] = [];
const nothing: readonly OrderSummary[] = [];

/** The order list (spec 2). The server filters by status, catalog, season and time; search and sort happen here. */
export function OrderListPage() {
  const { data: me } = useGetMeQuery();
  const roles = me?.roles ?? nobody;
  const { view, change, clear, search, typed, preferences, setPreferences } = useOrderListView(me?.id ?? '');
  const isNarrow = useIsNarrow();

  const { data, currentData, isError, error, refetch } = useListOrdersQuery(toListQuery(view));
  const orders = data?.orders ?? nothing;
  const shown = useShownOrders(orders, view.sort, typed);
  // A sort changes no sum.
  const summed = typed === '' ? orders : shown;
  const totals = useMemo(() => sumOrders(summed), [summed]);
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const { refused } = useErpWatch(currentData?.orders ?? nothing, askAgain);

  const download = mayCall(roles, 'downloadOrderList') && (
    <DownloadListButton orders={currentData === undefined ? nothing : shown} />
  );

  return (
    <PageFrame
      title="Orders"
      layout="fill"
      ways={
        <>
          {isNarrow && download}
          {mayOpen(roles, 'newOrderLink') && (
            <ButtonLink to={paths.newOrderLink.href()}>Link generator</ButtonLink>
          )}
          {hasNewOrder(roles) && (
            <ButtonLink isPrimary to={paths.newOrder.href()}>
              New order
            </ButtonLink>
          )}
        </>
      }
    >
      <SearchToolbar text={search.text} onType={search.setText}>
        <OrdersFilters view={view} onChange={change} />
      </SearchToolbar>
      <OrdersSummary
        totals={currentData === undefined ? null : totals}
        refused={
          mayCall(roles, 'sendOrder') && view.status !== 'error'
            ? { count: refused, href: orderListHref(refusedView) }
            : null
        }
      >
        {!isNarrow && (
          <TableSettings columns={hideableColumns} preferences={preferences} onChange={setPreferences} />
        )}
        {!isNarrow && download}
      </OrdersSummary>
      {isError && currentData !== undefined && <StaleNote things="orders" error={error} onRetry={askAgain} />}
      {isError && currentData === undefined ? (
        <LoadFailure error={error} onRetry={askAgain} />
      ) : (
        <OrdersTable
          orders={shown}
          roles={roles}
          view={view}
          preferences={preferences}
          typed={typed}
          isLoading={data === undefined}
          isStale={currentData === undefined}
          onChange={change}
          onClear={clear}
        />
      )}
    </PageFrame>
  );
}
