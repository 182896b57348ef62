import { Button } from 'antd';
import { useMemo } from 'react';
import { type OrderSummary, useGetMeQuery, useListOrdersQuery } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { orderStatus } from '../../domain/orders/statuses';
import { numberText } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { useDebouncedValue } from '../../lib/useDebouncedValue';
import { filterOrders, setFilters } from '../../shared/order-list-link/orderFilters';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { orderListHref, orderListQuery, type OrderView } from '../../shared/order-list-link/orderListUrl';
import { changedView, isNarrowed, toListQuery } from './orderView';
import { useShownOrders } from './useShownOrders';
import { hasNewOrder } from './hasNewOrder';

const FirstRun = lazyComponent(async () => (await import('./first-run/FirstRun')).FirstRun);

interface Props {
  view: OrderView;
  roles: readonly Role[];
  onClear: () => void;
}

/** The empty state of the order list. */
export function NoOrders({ view, roles, onClear }: Props) {
  const { data: me } = useGetMeQuery();
  return (
    <>
      <EmptyState text={sentence(view)}>
        {isNarrowed(view) && <Button onClick={onClear}>Clear filters</Button>}
        {view.search === '' && <FirstStep roles={roles} />}
        <OtherStates view={view} />
      </EmptyState>
      {view.search === '' && me && roles.includes('admin') && <FirstRun personId={me.id} />}
    </>
  );
}

/** Links to the orders of any status that match the search and the filters. */
function OtherStates({ view }: Pick<Props, 'view'>) {
  const query = orderListQuery(view);
  // Debounced while typing in the search box.
  const hasSettled = useDebouncedValue(query, '', 300) === query;
  const isOfOne = !['all', 'every', 'archived'].includes(view.status);
  return hasSettled && isOfOne && <OtherStatesLink view={view} />;
}

function OtherStatesLink({ view }: Pick<Props, 'view'>) {
  const { currentData } = useListOrdersQuery(toListQuery({ ...view, status: 'every' }));
  const orders = currentData?.orders ?? nothing;
  const filtered = useMemo(() => filterOrders(orders, view.filters), [orders, view.filters]);
  const found = useShownOrders(filtered, null, view.search);
  if (found.length === 0) return null;
  const hasRefused = found.some((order) => orderStatus(order).key === 'error');
  return (
    <ButtonLink to={orderListHref(changedView(view, { status: hasRefused ? 'every' : 'all' }))}>
      {numberText(found.length)} in other states
    </ButtonLink>
  );
}

const nothing: readonly OrderSummary[] = [];

/** The link to create a first order; staff choose a customer first. */
function FirstStep({ roles }: { roles: readonly Role[] }) {
  return hasNewOrder(roles) ? (
    <ButtonLink isPrimary to={paths.newOrder.href()}>
      Create an order
    </ButtonLink>
  ) : (
    <ButtonLink isPrimary to={paths.customerList.href()}>
      Choose a customer to order for
    </ButtonLink>
  );
}

function sentence(view: OrderView): string {
  if (view.search !== '') return `No orders match “${view.search}”.`;
  if (!isNarrowed(view)) return 'There are no orders yet.';
  // The default filters may hide orders without the person knowing.
  return view.status === 'open' && view.isCurrentOnly && setFilters(view.filters).length === 0
    ? 'No order of a current catalog is open.'
    : 'No order matches these filters.';
}
