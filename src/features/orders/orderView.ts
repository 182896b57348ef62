import type { ListOrdersApiArg } from '../../api';
import { type StatusFilterKey, statusFilters, statusQuery, sapStatus } from '../../domain/orders/statuses';
import type { UrlCodec } from '../../lib/useUrlState';
import {
  filterQuery,
  type FilterValues,
  type OrderFilters,
  readFilters,
  setFilters,
  writeFilters,
} from '../../shared/order-list-link/orderFilters';
import { type Sort, sortFromText, sortToText } from '../../ui/list-table/sortRows';

/**
 * The documented filters don't include orders that the ERP refused, so these have their own filter. The overview counts
 * them, so it links to `every` status. Deleted orders are for admins.
 */
export type StatusChoice = StatusFilterKey | 'error' | 'every' | 'archived';

/** The order list's view, stored in the URL. */
export interface OrderView {
  readonly search: string;
  readonly status: StatusChoice;
  readonly isCurrentOnly: boolean;
  readonly filters: OrderFilters;
  readonly sort: Sort | null;
  /** The keys of the shown optional columns; null for the person's own choice. */
  readonly columns: readonly string[] | null;
}

const choices: readonly StatusChoice[] = [
  ...statusFilters.map(({ key }) => key),
  ...(['error', 'every', 'archived'] as const),
];

/** All orders, in the server's order. */
export const emptyView: OrderView = {
  search: '',
  status: 'all',
  isCurrentOnly: false,
  filters: {},
  sort: null,
  columns: null,
};

export const orderViewCodec: UrlCodec<OrderView> = {
  read: (params) => {
    const filters = readFilters(params);
    return {
      search: params.get('q') ?? '',
      status: choices.find((choice) => choice === params.get('status')) ?? 'open',
      isCurrentOnly: params.get('current') !== 'false' && filters.catalogs === undefined,
      filters,
      sort: sortFromText(params.get('sort')),
      columns:
        params
          .get('columns')
          ?.split(',')
          .filter((key) => key !== '') ?? null,
    };
  },
  write: ({ search, status, isCurrentOnly, filters, sort, columns }) => ({
    q: search,
    status: status === 'open' ? null : status,
    current: isCurrentOnly ? null : 'false',
    ...writeFilters(filters),
    sort: sortToText(sort),
    // A non-empty value for no columns at all.
    columns: columns === null ? null : columns.join(',') || ',',
  }),
};

/**
 * The view after a change: choosing catalogs turns 'current catalogs' off (spec 4), and turning it on clears them.
 * Refused orders are shown for all catalogs; leaving them returns to the current ones.
 */
export function changedView(view: OrderView, change: Partial<OrderView>): OrderView {
  const next = { ...view, ...change };
  if (change.isCurrentOnly) return { ...next, filters: { ...next.filters, catalogs: [] } };
  if (change.status === 'error') return { ...next, isCurrentOnly: false };
  if (next.filters.catalogs?.length) return { ...next, isCurrentOnly: false };
  const hasSeenRefused = view.status === 'error' && change.status !== undefined;
  return hasSeenRefused && change.isCurrentOnly === undefined ? { ...next, isCurrentOnly: true } : next;
}

/** The request for a view; search and sort run in the browser. */
export function toListQuery(view: OrderView): ListOrdersApiArg {
  const { sap_status, finished } =
    view.status === 'error'
      ? { sap_status: [sapStatus.error] }
      : view.status === 'every' || view.status === 'archived'
        ? { sap_status: [] }
        : statusQuery(view.status);
  return {
    ...(view.status === 'archived' && { archived: true }),
    ...(sap_status.length > 0 && { sapStatus: sap_status.join(',') }),
    ...(finished && { finished }),
    ...(view.isCurrentOnly && { currentCatalog: true }),
    ...filterQuery(view.filters),
  };
}

/** Whether a view may hide existing orders. */
export function isNarrowed(view: OrderView): boolean {
  return (
    view.search !== '' ||
    !['all', 'every'].includes(view.status) ||
    view.isCurrentOnly ||
    setFilters(view.filters).length > 0
  );
}

/** The query of the list's URL in this view, after the '?'. */
export function orderListQuery(view: OrderView): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(orderViewCodec.write(view))) if (value) params.set(name, value);
  return params.toString();
}

/** The badge's number: how many of the 'More filters' are active, at most four. */
export function countFilters(filters: OrderFilters): number {
  const ofDialog = setFilters(filters).filter(({ filter }) => filter.isInDialog);
  return ofDialog.flatMap(({ filter, values }) =>
    filter.kind === 'list' ? [filter.key] : values.filter((end) => end !== ''),
  ).length;
}

/** The error message if no order can be between these days, or null. */
export function daysFault([after = '', before = '']: FilterValues): string | null {
  if (after === '' || before === '' || before > after) return null;
  return 'This day must be later than the first one.';
}
