import { useGetMeQuery, useHas } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import { type OrderFilter, orderFilters } from '../../../shared/order-list-link/orderFilters';

/** The filters of the order list that a person is offered: those of lines need the server's overview. */
export function useOfferedFilters(): readonly OrderFilter[] {
  const isStaff = mayCall(useGetMeQuery().data?.roles ?? [], 'listCustomers');
  const hasOverview = useHas('getOverview');
  return orderFilters.filter(
    ({ isForStaff, from }) => (isStaff || !isForStaff) && (hasOverview || from !== 'lines'),
  );
}
