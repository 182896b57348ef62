import { paths } from '../../lib/paths';
import { type OrderFilters, writeFilters } from './orderFilters';

interface Shown extends OrderFilters {
  /** The status filter; 'every' by default, which includes refused orders. */
  readonly status?: string;
}

/** The link to the orders of these catalogs, current or not; null without a catalog, as it would list all orders. */
export function ordersHref({ status = 'every', ...filters }: Shown): string | null {
  if (!filters.catalogs?.length) return null;
  const params = new URLSearchParams();
  // Open orders are the list's default.
  if (status !== 'open') params.set('status', status);
  params.set('current', 'false');
  for (const [name, value] of Object.entries(writeFilters(filters))) if (value) params.set(name, value);
  return `${paths.orderList.href()}?${params}`;
}
