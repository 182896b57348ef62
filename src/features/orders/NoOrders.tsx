import { Button } from 'antd';
import { useGetMeQuery } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { setFilters } from '../../shared/order-list-link/orderFilters';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { whenUsed } from '../../ui/when-used/whenUsed';
import { isNarrowed, type OrderView } from './orderView';
import { menuFor } from '../../domain/access/pageRules';

const FirstRun = whenUsed(
  async () => (await import(/* webpackChunkName: "first-run" */ './first-run/FirstRun')).FirstRun,
);

interface Props {
  view: OrderView;
  roles: readonly Role[];
  onClear: () => void;
}

/** Says why no orders are shown, and what to do next. */
export function NoOrders({ view, roles, onClear }: Props) {
  const { data: me } = useGetMeQuery();
  return (
    <>
      <EmptyState text={sentence(view)}>
        {isNarrowed(view) && <Button onClick={onClear}>Clear filters</Button>}
        {view.search === '' && <FirstStep roles={roles} />}
      </EmptyState>
      {view.search === '' && me && roles.includes('admin') && <FirstRun personId={me.id} />}
    </>
  );
}

/** The first step towards an order: staff begin with the customer it is for. */
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
  // The default filters hide orders although nobody has asked for that.
  return view.status === 'open' && view.isCurrentOnly && setFilters(view.filters).length === 0
    ? 'No order of a current catalog is open.'
    : 'No order matches these filters.';
}

/** Staff order for their customers, so the menu offers them no order for themselves (spec 6). */
export function hasNewOrder(roles: readonly Role[]): boolean {
  return menuFor(roles).some(({ entries }) => entries.some(({ page }) => page === 'newOrder'));
}
