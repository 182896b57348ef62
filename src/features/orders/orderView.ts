import type { ListOrdersApiArg } from '../../api';
import { statusQuery, sapStatus } from '../../domain/orders/statuses';
import {
  filterQuery,
  type FilterValues,
  type OrderFilters,
  setFilters,
} from '../../shared/order-list-link/orderFilters';
import type { OrderView, StatusChoice } from '../../shared/order-list-link/orderListUrl';
import { type Message, message } from '../../domain/language/message';

/**
 * The view after a change: choosing catalogs turns 'current catalogs' off (spec 4), and turning it on clears them.
 * Refused orders are shown for all catalogs; leaving them returns to the current ones. Choosing what is to come shows sent
 * orders.
 */
export function changedView(view: OrderView, change: Partial<OrderView>): OrderView {
  const next = { ...view, ...change };
  // Nothing is to come of orders that are not sent.
  if (change.filters?.to_come?.length && !view.filters.to_come?.length && !showsSent.includes(view.status))
    return { ...next, status: 'sent' };
  if (change.isCurrentOnly) return { ...next, filters: { ...next.filters, catalogs: [] } };
  if (change.status === 'error') return { ...next, isCurrentOnly: false };
  if (next.filters.catalogs?.length) return { ...next, isCurrentOnly: false };
  const hasSeenRefused = view.status === 'error' && change.status !== undefined;
  return hasSeenRefused && change.isCurrentOnly === undefined ? { ...next, isCurrentOnly: true } : next;
}

const showsSent: readonly StatusChoice[] = ['all', 'sent', 'every', 'archived'];

/** Whether a view has the orders that the ERP confirmed short before the others, however they are sorted. */
export const putsShortFirst = ({ filters, sort }: OrderView): boolean =>
  sort?.key === 'to_come' || setFilters(filters).some(({ filter }) => filter.key === 'to_come');

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

/** The badge's number: how many of the 'More filters' are active, at most four. */
export function countFilters(filters: OrderFilters): number {
  const ofDialog = setFilters(filters).filter(({ filter }) => filter.isInDialog);
  return ofDialog.flatMap(({ filter, values }) =>
    filter.kind === 'list' ? [filter.key] : values.filter((end) => end !== ''),
  ).length;
}

/** The error message if no order can be between these days, or null. */
export function daysFault([after = '', before = '']: FilterValues): Message | null {
  if (after === '' || before === '' || before > after) return null;
  return message('This day must be later than the first one.');
}
