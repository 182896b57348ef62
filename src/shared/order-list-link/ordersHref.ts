import { paths } from '../../lib/paths';

interface Filters {
  /** Ids. */
  readonly catalogs: readonly string[];
  /** A status of the list's own filter; every one by default, refused ones too. */
  readonly status?: string;
  /** What to search for. */
  readonly words?: readonly string[];
}

/** The list of the orders from these catalogs, current or not; null without a catalog, when it would list all. */
export function ordersHref({ catalogs, status = 'every', words = [] }: Filters): string | null {
  if (catalogs.length === 0) return null;
  const params = new URLSearchParams();
  const search = words.filter((word) => word !== '').join(' ');
  if (search !== '') params.set('q', search);
  // Open orders are what the list shows unless asked.
  if (status !== 'open') params.set('status', status);
  params.set('current', 'false');
  params.set('catalogs', catalogs.join(','));
  return `${paths.orderList.href()}?${params}`;
}
