import type { ListOrdersApiArg } from '../../api';
import { type StatusFilterKey, statusFilters, statusQuery } from '../../domain/statuses/statusFilters';
import { paths } from '../../lib/paths';
import type { UrlCodec } from '../../lib/useUrlState';
import { type Sort, sortFromText, sortToText } from '../../ui/data-table/sortRows';

/** The orders that the ERP refused are in none of the documented filters; the list says when there are any. */
export type StatusChoice = StatusFilterKey | 'error';

/** What the order list shows; it lives in the URL. */
export interface OrderView {
  readonly search: string;
  readonly status: StatusChoice;
  readonly isCurrentOnly: boolean;
  readonly sort: Sort | null;
}

const refusedByErp = 99;
const choices: readonly StatusChoice[] = [...statusFilters.map(({ key }) => key), 'error'];

/** Everything there is, in the order of the server. */
export const wholeView: OrderView = { search: '', status: 'all', isCurrentOnly: false, sort: null };

/** What the ERP refused, wherever it is. */
export const refusedView: OrderView = { ...wholeView, status: 'error' };

export const orderViewCodec: UrlCodec<OrderView> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    status: choices.find((choice) => choice === params.get('status')) ?? 'open',
    isCurrentOnly: params.get('current') !== 'false',
    sort: sortFromText(params.get('sort')),
  }),
  write: ({ search, status, isCurrentOnly, sort }) => ({
    q: search,
    status: status === 'open' ? null : status,
    current: isCurrentOnly ? null : 'false',
    sort: sortToText(sort),
  }),
};

/** What a view asks of the server; search and sort are done here. */
export function toListQuery({ status, isCurrentOnly }: OrderView): ListOrdersApiArg {
  const { sap_status, finished } = status === 'error' ? { sap_status: [refusedByErp] } : statusQuery(status);
  return {
    sapStatus: sap_status.join(','),
    ...(finished && { finished }),
    ...(isCurrentOnly && { currentCatalog: true }),
  };
}

/** Whether a view may hide orders that there are. */
export function isNarrowed({ search, status, isCurrentOnly }: OrderView): boolean {
  return search !== '' || status !== 'all' || isCurrentOnly;
}

/** The address of the list in this view. */
export function orderListHref(view: OrderView): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(orderViewCodec.write(view))) if (value) params.set(name, value);
  return `${paths.orderList.href()}?${params}`;
}
