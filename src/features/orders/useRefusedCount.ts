import { sapStatus } from '../../domain/orders/statuses';
import { type OrderSummary, useListOrdersQuery } from '../../api';
import {
  filterOrders,
  filterQuery,
  type OrderFilters,
  setFilters,
} from '../../shared/order-list-link/orderFilters';

/**
 * How many of the orders that the ERP refused match the filters; undefined while loading. Filters on order lines are
 * applied by the server.
 */
export function useRefusedCount(
  refused: readonly OrderSummary[] | undefined,
  filters: OrderFilters,
): number | undefined {
  const isOfHost = setFilters(filters).some(({ filter }) => filter.test === undefined);
  const { currentData } = useListOrdersQuery(
    { sapStatus: String(sapStatus.error), ...filterQuery(filters) },
    { skip: !isOfHost },
  );
  const known = isOfHost ? currentData?.orders : refused;
  return known && filterOrders(known, filters, { isAll: true }).length;
}
