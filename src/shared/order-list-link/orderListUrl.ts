import { type StatusFilterKey, statusFilters } from '../../domain/orders/statuses';
import { paths } from '../../lib/paths';
import type { UrlCodec } from '../../lib/useUrlState';
import { type Sort, sortFromText, sortToText } from '../../ui/list-table/sortRows';
import { type OrderFilters, readFilters, writeFilters } from './orderFilters';

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

/** The status filter with this name, if there is one. */
export const toStatusChoice = (text: string | null): StatusChoice | undefined =>
  choices.find((choice) => choice === text);

/** All orders, in the server's order. */
export const emptyView: OrderView = {
  search: '',
  status: 'all',
  isCurrentOnly: false,
  filters: {},
  sort: null,
  columns: null,
};

/** How the list's URL says a view: the list reads it, and every link to the list writes it. */
export const orderViewCodec: UrlCodec<OrderView> = {
  read: (params) => {
    const filters = readFilters(params);
    return {
      search: params.get('q') ?? '',
      status: toStatusChoice(params.get('status')) ?? 'open',
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

/** The query of the list's URL in this view, after the '?'. */
export function orderListQuery(view: OrderView): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(orderViewCodec.write(view))) if (value) params.set(name, value);
  return params.toString();
}

/** The link to the list in this view; what is left out is as in `emptyView`. */
export const orderListHref = (view: Partial<OrderView>): string =>
  `${paths.orderList.href()}?${orderListQuery({ ...emptyView, ...view })}`;
