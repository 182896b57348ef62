import type { OrderFilters } from './orderFilters';
import { orderListHref, type StatusChoice } from './orderListUrl';

/**
 * The link to the orders of these catalogs, current or not, refused ones included; null without a catalog, as it would
 * list all orders.
 */
export const ordersHref = (filters: OrderFilters, status: StatusChoice = 'every'): string | null =>
  filters.catalogs?.length ? orderListHref({ status, filters }) : null;
