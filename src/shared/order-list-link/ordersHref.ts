import { paths } from '../../lib/paths';
import { type OrderFilters, writeFilters } from './orderFilters';

interface Shown extends OrderFilters {
  /** A status of the list's own filter; every one by default, refused ones too. */
  readonly status?: string;
}

/** The list of the orders from these catalogs, current or not; null without a catalog, when it would list all. */
export function ordersHref({ status = 'every', ...filters }: Shown): string | null {
  if (!filters.catalogs?.length) return null;
  const params = new URLSearchParams();
  // Open orders are what the list shows unless asked.
  if (status !== 'open') params.set('status', status);
  params.set('current', 'false');
  for (const [name, value] of Object.entries(writeFilters(filters))) if (value) params.set(name, value);
  return `${paths.orderList.href()}?${params}`;
}
