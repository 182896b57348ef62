import type { ListOrdersApiArg, OrderSummary } from '../../api';
import { type StatusFilterKey, statusFilters, statusQuery } from '../../domain/orders/statuses';
import type { UrlCodec } from '../../lib/useUrlState';
import {
  hasLineFilters,
  type LineFilters,
  noLineFilters,
  readLineFilters,
  toLineQuery,
  writeLineFilters,
} from './lineFilters';
import {
  filterOrders,
  hasRowFilters,
  noRowFilters,
  readRowFilters,
  type RowFilters,
  startOfDay,
  toDay,
  toList,
  writeRowFilters,
} from './rowFilters';
import { refusedByErp } from './sent/erpAnswers';
import { type Sort, sortFromText, sortToText } from '../../ui/list-table/sortRows';

/** The filters of the 'More filters' dialog (spec 2 'Order list'). */
export interface MoreFilters {
  /** Ids; empty means all. */
  readonly catalogs: readonly string[];
  readonly seasons: readonly string[];
  /** The first day of the last edit, as 2026-11-21. */
  readonly after: string | null;
  /** The last edit was before this day. */
  readonly before: string | null;
}

export const noFilters: MoreFilters = { catalogs: [], seasons: [], after: null, before: null };

/**
 * Orders that the ERP refused are in none of the documented filters, so they have one of their own. The overview counts
 * them, so it leads to `every` state. Deleted orders are for admins.
 */
export type StatusChoice = StatusFilterKey | 'error' | 'every' | 'archived';

/** What the order list shows; it lives in the URL. */
export interface OrderView extends MoreFilters, RowFilters, LineFilters {
  readonly search: string;
  readonly status: StatusChoice;
  readonly isCurrentOnly: boolean;
  readonly sort: Sort | null;
  /** The keys of the columns that may be hidden and are not; null when the person's own choice counts. */
  readonly columns: readonly string[] | null;
}

const choices: readonly StatusChoice[] = [
  ...statusFilters.map(({ key }) => key),
  ...(['error', 'every', 'archived'] as const),
];

/** All orders, in the server's order. */
export const wholeView: OrderView = {
  search: '',
  status: 'all',
  isCurrentOnly: false,
  sort: null,
  columns: null,
  ...noFilters,
  ...noRowFilters,
  ...noLineFilters,
};

export const orderViewCodec: UrlCodec<OrderView> = {
  read: (params) => {
    const catalogs = toList(params.get('catalogs'));
    return {
      search: params.get('q') ?? '',
      status: choices.find((choice) => choice === params.get('status')) ?? 'open',
      isCurrentOnly: params.get('current') !== 'false' && catalogs.length === 0,
      catalogs,
      seasons: toList(params.get('seasons')),
      after: toDay(params.get('after')),
      before: toDay(params.get('before')),
      ...readRowFilters(params),
      ...readLineFilters(params),
      sort: sortFromText(params.get('sort')),
      columns: params.has('columns') ? toList(params.get('columns')).filter((key) => key !== '') : null,
    };
  },
  write: ({ search, status, isCurrentOnly, catalogs, seasons, after, before, sort, columns, ...others }) => ({
    q: search,
    status: status === 'open' ? null : status,
    current: isCurrentOnly ? null : 'false',
    catalogs: catalogs.join(','),
    seasons: seasons.join(','),
    after,
    before,
    ...writeRowFilters(others),
    ...writeLineFilters(others),
    sort: sortToText(sort),
    // Without any column there is still something to say.
    columns: columns === null ? null : columns.join(',') || ',',
  }),
};

/**
 * The view after a change: choosing catalogs turns 'current catalogs' off (spec 4), and turning it on clears them. What
 * the ERP refused needs an answer in any catalog; whoever has seen it is back in the current ones.
 */
export function changedView(view: OrderView, change: Partial<OrderView>): OrderView {
  const next = { ...view, ...change };
  if (change.isCurrentOnly) return { ...next, catalogs: [] };
  if (change.status === 'error') return { ...next, isCurrentOnly: false };
  if (next.catalogs.length > 0) return { ...next, isCurrentOnly: false };
  const hasSeenRefused = view.status === 'error' && change.status !== undefined;
  return hasSeenRefused && change.isCurrentOnly === undefined ? { ...next, isCurrentOnly: true } : next;
}

/** The request for a view; search and sort run in the browser. */
export function toListQuery(view: OrderView): ListOrdersApiArg {
  const { sap_status, finished } =
    view.status === 'error'
      ? { sap_status: [refusedByErp] }
      : view.status === 'every' || view.status === 'archived'
        ? { sap_status: [] }
        : statusQuery(view.status);
  const after = view.after === null ? null : startOfDay(view.after);
  const before = view.before === null ? null : startOfDay(view.before);
  return {
    ...(view.status === 'archived' && { archived: true }),
    ...(sap_status.length > 0 && { sapStatus: sap_status.join(',') }),
    ...(finished && { finished }),
    ...(view.isCurrentOnly && { currentCatalog: true }),
    ...(view.catalogs.length > 0 && { catalogs: view.catalogs.join(',') }),
    ...(view.seasons.length > 0 && { seasons: view.seasons.join(',') }),
    ...toLineQuery(view),
    // Both bounds are exclusive, but the day's first second counts.
    ...(after !== null && { editedGt: after - 1 }),
    ...(before !== null && { editedLt: before }),
  };
}

/** Which of the orders that the ERP refused a view shows when it is changed to these. */
export function refusedIn(orders: readonly OrderSummary[], view: OrderView): readonly OrderSummary[] {
  const { catalogs, seasons, after, before } = view;
  const [from, end] = [after, before].map((day) => (day === null ? null : startOfDay(day)));
  return filterOrders(orders, view).filter(
    ({ catalog, edited }) =>
      (catalogs.length === 0 || catalogs.includes(catalog.id)) &&
      (seasons.length === 0 || seasons.includes(catalog.season)) &&
      (edited === undefined || ((from ?? 0) <= edited && edited < (end ?? Infinity))),
  );
}

/** Whether a view may hide existing orders. */
export function isNarrowed(view: OrderView): boolean {
  return (
    view.search !== '' ||
    !['all', 'every'].includes(view.status) ||
    view.isCurrentOnly ||
    countFilters(view) > 0 ||
    hasRowFilters(view) ||
    hasLineFilters(view)
  );
}

/** The query of the list's URL in this view, after the '?'. */
export function orderListQuery(view: OrderView): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(orderViewCodec.write(view))) if (value) params.set(name, value);
  return params.toString();
}

/** Only the filters of a view. */
export function filtersOf({ catalogs, seasons, after, before }: MoreFilters): MoreFilters {
  return { catalogs, seasons, after, before };
}

/** How many of the filters are active, four at most: the badge's number. */
export function countFilters({ catalogs, seasons, after, before }: MoreFilters): number {
  return [catalogs.length > 0, seasons.length > 0, after !== null, before !== null].filter(Boolean).length;
}

/** Why no order can lie between these days, in words; null when one can. */
export function daysFault({ after, before }: Pick<MoreFilters, 'after' | 'before'>): string | null {
  if (after === null || before === null || before > after) return null;
  return 'This day must be later than the first one.';
}
