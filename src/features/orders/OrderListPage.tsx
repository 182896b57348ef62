import { useCallback, useMemo, useState } from 'react';
import { type OrderSummary, useGetMeQuery, useHas } from '../../api';
import { mayCall, scopeOf } from '../../domain/access/accessRules';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { sapStatus } from '../../domain/orders/statuses';
import { shortFirst } from '../../domain/orders/toCome';
import { isolated } from '../../domain/text/isolated';
import { paths } from '../../lib/paths';
import { LoadFailure, FailureNote } from '../../shared/load-failure/LoadFailure';
import { useRememberedOrderList } from '../../shared/order-list-link/orderListLink';
import { AddLink, ButtonLink } from '../../ui/button-link/ButtonLink';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { SearchToolbar } from '../../ui/search-field/SearchField';
import { useHasCards, useIsNarrow } from '../../lib/useMediaQuery';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { useOrderList } from './streaming/useOrderList';
import { OrderNewsCard } from './news/OrderNewsCard';
import { useOrderNews } from './news/useOrderNews';
import { NewOrderForCustomer } from './NewOrderForCustomer';
import { hasNewOrder } from './hasNewOrder';
import { preferShown, shownColumns } from './orderColumns';
import { orderTasks } from './many/orderTasks';
import { AddFilter, FilterChips } from './filters/FilterChips';
import { useOrderViews, useStartQuery } from './views/useOrderViews';
import { ViewTabs } from './views/ViewTabs';
import { Navigate } from 'react-router-dom';
import { useMany } from '../../shared/many-tasks/useMany';
import { OrdersFilters, PhoneFilters } from './OrdersFilters';
import { OrdersSummary, sumOrders } from './OrdersSummary';
import { OrdersTable } from './OrdersTable';
import { OrdersTools } from './OrdersTools';
import {
  orderListHref,
  orderListQuery,
  type OrderView,
  orderViewCodec,
  emptyView,
} from '../../shared/order-list-link/orderListUrl';
import { changedView, putsShortFirst, toListQuery } from './orderView';
import { filterOrders } from '../../shared/order-list-link/orderFilters';
import type { Density } from '../../ui/list-table/Settings';
import type { Sort } from '../../ui/list-table/sortRows';
import { readTablePreferences } from '../../ui/list-table/TableSettings';
import { usePendingErpOrders } from './sent/usePendingErpOrders';
import { usePollErpStatus } from './usePollErpStatus';
import { useByReason } from './refusals/useByReason';
import { useRefusedCount } from './useRefusedCount';
import { useShownOrders } from './useShownOrders';
import { useLocalStorage } from '../../lib/useLocalStorage';
import { useStableCallback } from '../../lib/useStableCallback';
import { useUrlState } from '../../lib/useUrlState';
import { useSearchText } from '../../lib/useSearchText';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';
import { withWords } from '../../languages/loadWords';

const ViewsDialog = lazyComponent(() =>
  withWords('dialogs', async () => (await import('./views/ViewsDialog')).ViewsDialog),
);

const Refusals = lazyComponent(() =>
  withWords('dialogs', async () => (await import('./refusals/Refusals')).Refusals),
);

const ManyOrders = lazyComponent(() =>
  withWords('dialogs', async () => (await import('./many/ManyOrders')).ManyOrders),
);

const nobody: readonly Role[] = [];
const nothing: readonly OrderSummary[] = [];

/** A sort that is not the host's, so that no rows are shown before those that come first. */
const byToCome: Sort = { key: 'to_come', descending: true };

const isRefused = ({ sap_status }: OrderSummary) => sap_status === sapStatus.error;

/** The order list (spec 2). The server filters by status, catalog, season and time; search and sort run here. */
export function OrderListPage() {
  const start = useStartQuery();
  if (start) return <Navigate replace to={`${paths.orderList.href()}?${start}`} />;
  return <OrderList skip={start === undefined} />;
}

interface Props {
  /** The start view is still loading. */
  skip: boolean;
}

function OrderList({ skip }: Props) {
  const t = useT();
  const { data: me } = useGetMeQuery();
  const roles = me?.roles ?? nobody;
  useRememberedOrderList({ skip });
  const views = useOrderViews();
  const { view, change, clear, search, typed, preferences, columns, show, setDensity, readQuery } =
    useOrderListView(me?.id ?? '');
  const isNarrow = useHasCards();
  const [viewsQuery, setViewsQuery] = useState<string | null>(null);

  const isShortFirst = putsShortFirst(view);
  const list = useOrderList(toListQuery(view), { sort: isShortFirst ? byToCome : view.sort, skip });
  const { listed, isStreaming, isError, error, refetch } = list;
  const isComplete = list.orders !== undefined;
  const filter = orderListQuery({ ...view, search: '', sort: null, columns: null });
  const { orders, ...sending } = usePendingErpOrders({ listed, filter, personId: me?.id ?? '' });
  const isByReason = view.status === 'error' && view.sort === null;
  const found = useMemo(() => filterOrders(orders, view.filters), [orders, view.filters]);
  const filtered = useByReason(found, isByReason);
  const sorted = useShownOrders(filtered, view.sort, typed);
  const shown = useMemo(() => (isShortFirst ? shortFirst(sorted) : sorted), [isShortFirst, sorted]);
  // Sums don't depend on the sort.
  const summed = typed === '' ? filtered : shown;
  const totals = useMemo(() => (isComplete ? sumOrders(summed) : null), [isComplete, summed]);
  const retry = useCallback(() => void refetch(), [refetch]);
  const isArchived = view.status === 'archived';
  const orderName = useCallback(
    ({ name, customer }: OrderSummary) =>
      t('{name} of {customer}', { name: isolated(name), customer: isolated(customer.name) }),
    [t],
  );
  const many = useMany(orderTasks, { id: me?.id ?? '', roles }, isComplete ? orders : undefined, orderName);
  const hasTicks = many.tasks.isKnown && (!isNarrow || many.isPicking);
  const refused = usePollErpStatus({
    shown: list.orders ?? nothing,
    isAwaiting: sending.isAwaiting,
    onAnswer: retry,
    onPoll: sending.onPoll,
  });

  const news = useOrderNews(list.orders);
  // Of those who see all orders, the news has only the orders that they sell, which are hardly any.
  const hasNews =
    useHas('listOrderNews') && me?.has_erp_documents === true && scopeOf(roles, 'listOrders') === 'own';
  const refusedCount = useRefusedCount(refused, view.filters);

  const hasArchived = many.tasks.isKnown && may(roles, 'seeDeletedOrders');
  // Typing in the search box must not re-render these.
  const actions = useMemo(
    () => (
      <>
        {!isNarrow && mayOpen(roles, 'newOrderLink') && (
          <ButtonLink to={paths.newOrderLink.href()}>{t('Link generator')}</ButtonLink>
        )}
        {hasNewOrder(roles) && (
          <AddLink label={t('New order')} isShort={isNarrow} to={paths.newOrder.href()} />
        )}
        {!hasNewOrder(roles) && mayOpen(roles, 'newOrderFor') && <NewOrderForCustomer isShort={isNarrow} />}
      </>
    ),
    [roles, isNarrow, t],
  );
  const tools = (
    <OrdersTools
      roles={roles}
      orders={isComplete ? shown : undefined}
      views={views}
      onViews={() => setViewsQuery(readQuery())}
      columns={columns}
      density={preferences.density}
      onShow={show}
      onDensity={setDensity}
      many={many}
    />
  );

  return (
    <PageFrame
      title={t('Orders')}
      layout="list"
      middle={
        isNarrow ? <SearchToolbar text={search.text} onType={search.setText} /> : <ViewTabs views={views} />
      }
      actions={
        <>
          {actions}
          {isNarrow && tools}
        </>
      }
    >
      {isNarrow ? (
        <PhoneFilters
          view={view}
          roles={roles}
          orders={list.latest ?? nothing}
          found={shown.length}
          hasArchived={hasArchived}
          onChange={change}
        />
      ) : (
        <SearchToolbar text={search.text} onType={search.setText}>
          <OrdersFilters view={view} onChange={change} />
          <AddFilter view={view} orders={list.latest} hasArchived={hasArchived} onChange={change} />
          {tools}
        </SearchToolbar>
      )}
      {hasNews && <OrderNewsCard news={news} hasCustomers={may(roles, 'haveCustomers')} />}
      <OrdersSummary
        totals={totals}
        received={list.receivedCount}
        isUpdating={list.isUpdating}
        refused={
          refusedCount && mayCall(roles, 'sendOrder') && view.status !== 'error'
            ? {
                count: refusedCount,
                href: orderListHref(changedView(view, { status: 'error' })),
              }
            : null
        }
        proposed={
          news?.proposed && !view.filters.proposed?.length
            ? {
                count: news.proposed,
                href: orderListHref({
                  status: 'every',
                  isCurrentOnly: false,
                  filters: { proposed: ['waiting'] },
                }),
              }
            : null
        }
      >
        <FilterChips view={view} orders={list.latest} onChange={change} />
      </OrdersSummary>
      {view.status === 'error' && isComplete && many.tasks.isKnown && mayCall(roles, 'sendOrder') && (
        <Refusals orders={shown.filter(isRefused)} tasks={many.tasks} sent={sending.sent} />
      )}
      {isError && isComplete && <FailureNote isStale error={error} onRetry={retry} />}
      {isError && !isComplete ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <OrdersTable
          orders={shown}
          roles={roles}
          view={view}
          columns={columns}
          density={preferences.density}
          typed={typed}
          isLoading={isStreaming ? shown.length === 0 : list.latest === undefined}
          isStreaming={isStreaming}
          isStale={!isComplete && !isStreaming}
          onChange={change}
          onClear={clear}
          selection={hasTicks ? many.rows : undefined}
          tasks={many.tasks}
          sent={sending.sent}
        />
      )}
      {many.tasks.isKnown && many.isUsed && (
        <ManyOrders
          many={many}
          listed={orders}
          shown={shown}
          roles={roles}
          areArchived={isArchived}
          sent={sending.sent}
        />
      )}
      {views && viewsQuery !== null && (
        <ViewsDialog views={views} query={viewsQuery} onClose={() => setViewsQuery(null)} />
      )}
    </PageFrame>
  );
}

/** The list's view: the URL, completed by the person's saved preferences, such as their last sort. */
function useOrderListView(personId: string) {
  const [inUrl, setView] = useUrlState(orderViewCodec);
  const [preferences, setPreferences] = useLocalStorage(`order-list:${personId}`, readTablePreferences);
  // Refused orders are sorted by their reasons.
  const preferredSort = inUrl.status === 'error' ? null : preferences.sort;
  const query = orderListQuery({ ...inUrl, search: '', sort: inUrl.sort ?? preferredSort });
  const view = useMemo(() => orderViewCodec.read(new URLSearchParams(query)), [query]);
  const search = useSearchText(inUrl, setView);
  const { typed } = search;

  // Includes the typed search, which may not be in the URL yet.
  const change = useStableCallback((changed: Partial<OrderView>) => {
    setView(changedView({ ...inUrl, search: search.text }, changed));
    if (changed.sort !== undefined) setPreferences({ ...preferences, sort: changed.sort });
  });
  const clear = useStableCallback(() => {
    search.setText('');
    setView({ ...emptyView, sort: inUrl.sort, columns: inUrl.columns });
  });
  const hasCards = useHasCards();
  const isNarrow = useIsNarrow(1200) && !hasCards;
  const columns = useMemo(
    () => view.columns ?? shownColumns(preferences, isNarrow),
    [view.columns, preferences, isNarrow],
  );
  // Columns in the URL are changed there.
  const show = useStableCallback((shown: readonly string[]) => {
    if (inUrl.columns === null) setPreferences(preferShown(preferences, shown, isNarrow));
    else setView({ ...inUrl, search: search.text, columns: shown });
  });
  const setDensity = useStableCallback((density: Density) => setPreferences({ ...preferences, density }));
  const readQuery = useStableCallback(() => orderListQuery({ ...view, search: search.text, columns }));
  return { view, change, clear, search, typed, preferences, columns, show, setDensity, readQuery };
}
