import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { type OrderSummary, useDownloadOrderListMutation, useGetMeQuery } from '../../api';
import { mayCall } from '../../domain/access/accessRules';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { LoadFailure, StaleNote } from '../../shared/load-failure/LoadFailure';
import { useRememberedOrderList } from '../../shared/order-list-link/orderListLink';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { SearchToolbar } from '../../ui/search-field/SearchField';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { useOrderList } from './arriving/useOrderList';
import { NewOrderForCustomer } from './NewOrderForCustomer';
import { hasNewOrder } from './NoOrders';
import { hideableColumns, preferShown, shownColumns } from './orderColumns';
import { ManyOrders } from './many/ManyOrders';
import { AddFilter, FilterChips } from './filters/FilterChips';
import { useOrderViews, useStartQuery } from './views/useOrderViews';
import { ViewsButton } from './views/ViewsButton';
import { Navigate } from 'react-router-dom';
import { useManyOrders } from './many/useManyOrders';
import { OrdersFilters } from './OrdersFilters';
import { OrdersSummary, sumOrders } from './OrdersSummary';
import { OrdersTable } from './OrdersTable';
import {
  changedView,
  orderListQuery,
  type OrderView,
  orderViewCodec,
  toListQuery,
  wholeView,
} from './orderView';
import { filterOrders } from '../../shared/order-list-link/orderFilters';
import { type Density, readTablePreferences, TableSettings } from '../../ui/list-table/TableSettings';
import { useSentOrders } from './sent/useSentOrders';
import { useErpWatch } from './useErpWatch';
import { useRefusedCount } from './useRefusedCount';
import { useShownOrders } from './useShownOrders';
import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import styles from './OrderListPage.module.css';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { useKeptState } from '../../lib/useKeptState';
import { useStableCallback } from '../../lib/useStableCallback';
import { useUrlState } from '../../lib/useUrlState';
import { useSearchText } from '../../lib/useSearchText';

const nobody: readonly Role[] = [];
const nothing: readonly OrderSummary[] = [];

/** The order list (spec 2). The server filters by status, catalog, season and time; search and sort run here. */
export function OrderListPage() {
  const start = useStartQuery();
  if (start) return <Navigate replace to={`${paths.orderList.href()}?${start}`} />;
  return <OrderList isWaiting={start === undefined} />;
}

interface Props {
  /** What it opens with is not known yet. */
  isWaiting: boolean;
}

function OrderList({ isWaiting }: Props) {
  const { data: me } = useGetMeQuery();
  const roles = me?.roles ?? nobody;
  useRememberedOrderList({ skip: isWaiting });
  const views = useOrderViews();
  const { view, change, clear, search, typed, preferences, columns, show, setDensity, readQuery } =
    useOrderListView(me?.id ?? '');
  const isNarrow = useIsNarrow();

  const list = useOrderList(toListQuery(view), { sort: view.sort, skip: isWaiting });
  const { listed, isArriving, isError, error, refetch } = list;
  const isWhole = list.orders !== undefined;
  const filter = orderListQuery({ ...view, search: '', sort: null, columns: null });
  const { orders, ...sending } = useSentOrders({ listed, filter, personId: me?.id ?? '' });
  const filtered = useMemo(() => filterOrders(orders, view.filters), [orders, view.filters]);
  const shown = useShownOrders(filtered, view.sort, typed);
  // Sorting changes no sum.
  const summed = typed === '' ? filtered : shown;
  const totals = useMemo(() => (isWhole ? sumOrders(summed) : null), [isWhole, summed]);
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const isArchived = view.status === 'archived';
  const many = useManyOrders(roles, me?.id ?? '', isWhole ? orders : undefined);
  const hasTicks = many.tasks.isKnown && (!isNarrow || many.isPicking);
  const refused = useErpWatch({
    shown: list.orders ?? nothing,
    isAwaiting: sending.isAwaiting,
    onAnswer: askAgain,
    onLook: sending.onLook,
  });

  const refusedCount = useRefusedCount(refused, view.filters);

  const download = mayCall(roles, 'downloadOrderList') && (
    <DownloadListButton orders={isWhole ? shown : undefined} />
  );
  // A key in the search box renders none of these again.
  const ways = useMemo(
    () => (
      <>
        {mayOpen(roles, 'newOrderLink') && (
          <ButtonLink to={paths.newOrderLink.href()}>Link generator</ButtonLink>
        )}
        {hasNewOrder(roles) && (
          <ButtonLink isPrimary to={paths.newOrder.href()}>
            New order
          </ButtonLink>
        )}
        {!hasNewOrder(roles) && mayOpen(roles, 'newOrderFor') && <NewOrderForCustomer />}
      </>
    ),
    [roles],
  );

  return (
    <PageFrame
      title="Orders"
      layout="fill"
      ways={
        <>
          {isNarrow && many.tasks.isKnown && (
            <Button aria-pressed={many.isPicking} onClick={many.togglePicking}>
              Select
            </Button>
          )}
          {isNarrow && download}
          {ways}
        </>
      }
    >
      <SearchToolbar text={search.text} onType={search.setText}>
        <OrdersFilters view={view} onChange={change} />
        <AddFilter
          view={view}
          orders={list.latest}
          hasArchived={many.tasks.isKnown && roles.includes('admin')}
          onChange={change}
        />
        <Flex gap={8} className={styles.tools}>
          {views !== null && <ViewsButton views={views} readQuery={readQuery} />}
          {!isNarrow && (
            <TableSettings
              columns={hideableColumns}
              shown={columns}
              density={preferences.density}
              onShow={show}
              onDensity={setDensity}
            />
          )}
          {!isNarrow && download}
        </Flex>
      </SearchToolbar>
      <FilterChips view={view} orders={list.latest} onChange={change} />
      <OrdersSummary
        totals={totals}
        arrived={list.arrivedCount}
        refused={
          refusedCount && mayCall(roles, 'sendOrder') && view.status !== 'error'
            ? {
                count: refusedCount,
                href: `${paths.orderList.href()}?${orderListQuery(changedView(view, { status: 'error' }))}`,
              }
            : null
        }
      />
      {isError && isWhole && <StaleNote things="orders" error={error} onRetry={askAgain} />}
      {isError && !isWhole ? (
        <LoadFailure error={error} onRetry={askAgain} />
      ) : (
        <OrdersTable
          orders={shown}
          roles={roles}
          view={view}
          columns={columns}
          density={preferences.density}
          typed={typed}
          isLoading={isArriving ? shown.length === 0 : list.latest === undefined}
          isArriving={isArriving}
          isStale={!isWhole && !isArriving}
          onChange={change}
          onClear={clear}
          selection={hasTicks ? many.rows : undefined}
          tasks={many.tasks}
          onUndo={many.offerUndo}
          sent={sending.sent}
        />
      )}
      {many.tasks.isKnown && (
        <ManyOrders
          many={many}
          listed={orders}
          shown={shown}
          roles={roles}
          areArchived={isArchived}
          sent={sending.sent}
        />
      )}
    </PageFrame>
  );
}

interface DownloadProps {
  /** Undefined while some may be missing. */
  orders: readonly OrderSummary[] | undefined;
}

/** Saves the orders shown, in the order shown, as order_list.xlsx (spec 2 'Order list'). */
const DownloadListButton = memo(function DownloadListButton({ orders }: DownloadProps) {
  const [download, { isLoading }] = useDownloadOrderListMutation();
  const { notify, report } = useNotices();
  const handleClick = async () => {
    if (orders === undefined) return;
    if (orders.length === 0) return notify('There is no order to download.', 'info');
    notify('Downloading excel', 'info');
    const downloadOrderListRequest = { orders: orders.map(({ id }) => id) };
    await report(download({ downloadOrderListRequest }));
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      aria-label="Download list"
      title="Download list"
      disabled={orders === undefined}
      loading={isLoading}
      onClick={() => void handleClick()}
    />
  );
});

/**
 * What the list shows: the URL, completed by this person's saved preferences. Without a sort in the URL, the one they
 * chose last applies.
 */
function useOrderListView(personId: string) {
  const [inUrl, setView] = useUrlState(orderViewCodec);
  const [preferences, setPreferences] = useKeptState(`order-list:${personId}`, readTablePreferences);
  const query = orderListQuery({ ...inUrl, search: '', sort: inUrl.sort ?? preferences.sort });
  const view = useMemo(() => orderViewCodec.read(new URLSearchParams(query)), [query]);
  const search = useSearchText(
    inUrl.search,
    useCallback((text: string) => setView({ ...inUrl, search: text }), [inUrl, setView]),
  );
  const typed = useDeferredValue(search.text);

  // Includes what is typed, which may not be in the URL yet.
  const change = useStableCallback((changed: Partial<OrderView>) => {
    setView(changedView({ ...inUrl, search: search.text }, changed));
    if (changed.sort !== undefined) setPreferences({ ...preferences, sort: changed.sort });
  });
  const clear = useStableCallback(() => {
    search.setText('');
    setView({ ...wholeView, sort: inUrl.sort, columns: inUrl.columns });
  });
  const columns = useMemo(() => view.columns ?? shownColumns(preferences), [view.columns, preferences]);
  // Columns that the URL names are changed there.
  const show = useStableCallback((shown: readonly string[]) => {
    if (inUrl.columns === null) setPreferences(preferShown(preferences, shown));
    else setView({ ...inUrl, search: search.text, columns: shown });
  });
  const setDensity = useStableCallback((density: Density) => setPreferences({ ...preferences, density }));
  const readQuery = useStableCallback(() => orderListQuery({ ...view, search: search.text, columns }));
  return { view, change, clear, search, typed, preferences, columns, show, setDensity, readQuery };
}
