import { fromDateText, toDateText } from '../../domain/dates';
import { paths } from '../../lib/paths';

interface Filters {
  /** Ids. */
  readonly catalogs: readonly string[];
  /** A status of the list's own filter; every one by default, refused ones too. */
  readonly status?: string;
  /** The ids of agents; 'none' for orders without one. */
  readonly agents?: readonly string[];
  /** Sales organizations with their channels, as '1000/FR'; 'none' for orders without them. */
  readonly channels?: readonly string[];
  /** The day (UTC) of creation, as 2026-11-21. */
  readonly created?: string;
  /** What they have a line of, as the list's filters name it. */
  readonly line?: { readonly [key in 'drops' | 'garments' | 'colors' | 'sizes']?: string };
}

/** The list of the orders from these catalogs, current or not; null without a catalog, when it would list all. */
export function ordersHref(filters: Filters): string | null {
  const { catalogs, status = 'every', agents = [], channels = [], created, line = {} } = filters;
  if (catalogs.length === 0) return null;
  const params = new URLSearchParams();
  // Open orders are what the list shows unless asked.
  if (status !== 'open') params.set('status', status);
  params.set('current', 'false');
  params.set('catalogs', catalogs.join(','));
  if (agents.length > 0) params.set('agents', agents.join(','));
  if (channels.length > 0) params.set('channels', channels.join(','));
  for (const [name, value] of Object.entries(line)) params.set(name, value);
  if (created !== undefined) {
    params.set('created_after', `${created}Z`);
    params.set('created_before', `${dayAfter(created)}Z`);
  }
  return `${paths.orderList.href()}?${params}`;
}

const secondsOfDay = 86_400;

const dayAfter = (day: string) => toDateText((fromDateText(day) ?? 0) + secondsOfDay);
