import { Button } from 'antd';
import { useMemo } from 'react';
import { type OrderSummary, useGetMeQuery, useListOrdersQuery } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { orderStatus } from '../../domain/orders/statuses';
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
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';
import { withWords } from '../../languages/loadWords';

const FirstRun = lazyComponent(() =>
  withWords('dialogs', async () => (await import('./first-run/FirstRun')).FirstRun),
);

interface Props {
  view: OrderView;
  roles: readonly Role[];
  onClear: () => void;
}

/** The empty state of the order list; its primary action is the one that leads to orders. */
export function NoOrders({ view, roles, onClear }: Props) {
  const t = useT();
  const { data: me } = useGetMeQuery();
  const other = useOtherStates(view);
  return (
    <>
      <EmptyState text={t(sentence(view))}>
        {other !== null && (
          <ButtonLink isPrimary to={other.href}>
            {t('{count, number} in other states', { count: other.count })}
          </ButtonLink>
        )}
        {isNarrowed(view) && <Button onClick={onClear}>{t('Clear filters')}</Button>}
        {view.search === '' && <FirstStep roles={roles} isPrimary={other === null} />}
      </EmptyState>
      {view.search === '' && me && may(roles, 'setUpBrand') && <FirstRun personId={me.id} />}
    </>
  );
}

/** How many orders of any status match the search and the filters, and the link to them; null without any. */
function useOtherStates(view: OrderView): { readonly count: number; readonly href: string } | null {
  const query = orderListQuery(view);
  // Debounced while typing in the search box.
  const hasSettled = useDebouncedValue(query, '', 300) === query;
  const isOfOne = !['all', 'every', 'archived'].includes(view.status);
  const skip = !hasSettled || !isOfOne;
  const { currentData } = useListOrdersQuery(toListQuery({ ...view, status: 'every' }), { skip });
  const orders = currentData?.orders ?? nothing;
  const filtered = useMemo(() => filterOrders(orders, view.filters), [orders, view.filters]);
  const found = useShownOrders(filtered, null, view.search);
  if (skip || found.length === 0) return null;
  const hasRefused = found.some((order) => orderStatus(order).key === 'error');
  return {
    count: found.length,
    href: orderListHref(changedView(view, { status: hasRefused ? 'every' : 'all' })),
  };
}

const nothing: readonly OrderSummary[] = [];

/** The link to create a first order; staff choose a customer first. */
function FirstStep({ roles, isPrimary }: { roles: readonly Role[]; isPrimary: boolean }) {
  const t = useT();
  return hasNewOrder(roles) ? (
    <ButtonLink isPrimary={isPrimary} to={paths.newOrder.href()}>
      {t('Create an order')}
    </ButtonLink>
  ) : (
    <ButtonLink isPrimary={isPrimary} to={paths.customerList.href()}>
      {t('Choose a customer to order for')}
    </ButtonLink>
  );
}

function sentence(view: OrderView): Message {
  if (view.search !== '') return message('No orders match “{search}”.', { search: view.search });
  if (!isNarrowed(view)) return message('There are no orders yet.');
  // The default filters may hide orders without the person knowing.
  return view.status === 'open' && view.isCurrentOnly && setFilters(view.filters).length === 0
    ? message('No order of a current catalog is open.')
    : message('No order matches these filters.');
}
