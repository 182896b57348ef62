import type { OrderSummary } from '../../../api';
import { dayText } from '../../../lib/dates';
import { numberText } from '../../../lib/numbers';
import type { OrderView } from '../orderView';
import type { LineKey } from '../lineFilters';
import { channelOf, none } from '../rowFilters';

/** A filter whose values are chosen from a list. */
export type ListKey = 'agents' | 'customers' | 'channels' | 'catalogs' | 'seasons' | LineKey;

/** A filter that has a chip. */
export type FilterField = {
  readonly title: string;
  readonly isForStaff?: boolean;
  /** Its chip is there only once the filter has been in force: the overview leads to it. */
  readonly isRare?: boolean;
} & (
  | { readonly kind: 'list'; readonly key: ListKey }
  | { readonly kind: 'days'; readonly after: DayKey; readonly before: DayKey }
  | { readonly kind: 'amount' }
);

type DayKey = 'after' | 'before' | 'createdAfter' | 'createdBefore' | 'deliveryAfter' | 'deliveryBefore';

export const filterFields: readonly FilterField[] = [
  { kind: 'list', key: 'agents', title: 'Agent', isForStaff: true },
  { kind: 'list', key: 'customers', title: 'Customer', isForStaff: true },
  { kind: 'list', key: 'channels', title: 'Channel' },
  { kind: 'list', key: 'catalogs', title: 'Catalog' },
  { kind: 'list', key: 'seasons', title: 'Season' },
  { kind: 'list', key: 'drops', title: 'Drop', isRare: true },
  { kind: 'list', key: 'garments', title: 'Garment', isRare: true },
  { kind: 'list', key: 'colors', title: 'Color', isRare: true },
  { kind: 'list', key: 'sizes', title: 'Size', isRare: true },
  { kind: 'days', title: 'Edited', after: 'after', before: 'before' },
  { kind: 'days', title: 'Created', after: 'createdAfter', before: 'createdBefore' },
  { kind: 'days', title: 'Delivery', after: 'deliveryAfter', before: 'deliveryBefore' },
  { kind: 'amount', title: 'Amount' },
];

/** The change that takes a filter off. */
export function withoutFilter(field: FilterField): Partial<OrderView> {
  switch (field.kind) {
    case 'list':
      return { [field.key]: [] };
    case 'days':
      return { [field.after]: null, [field.before]: null };
    case 'amount':
      return { amountFrom: null, amountTo: null };
  }
}

/** What a filter lets through, in words; null when it is not in force. A name that is not known is undefined. */
export function filterText(
  field: FilterField,
  view: OrderView,
  nameOf: (key: ListKey, value: string) => string | undefined,
): string | null {
  switch (field.kind) {
    case 'list':
      return listText(view[field.key], (value) => nameOf(field.key, value));
    case 'days':
      return daysText(view[field.after], view[field.before]);
    case 'amount':
      return amountText(view.amountFrom, view.amountTo);
  }
}

function listText(values: readonly string[], nameOf: (value: string) => string | undefined): string | null {
  if (values.length === 0) return null;
  const names = values.map(nameOf);
  return names.includes(undefined) ? `${numberText(values.length)} chosen` : names.join(', ');
}

function daysText(after: string | null, before: string | null): string | null {
  if (after === null) return before === null ? null : `before ${dayOf(before)}`;
  if (before === null) return `from ${dayOf(after)}`;
  return dayAfter(after) === before ? dayOf(after) : `from ${dayOf(after)}, before ${dayOf(before)}`;
}

const dayOf = (day: string) => (day.endsWith('Z') ? `${dayText(day.slice(0, 10))} UTC` : dayText(day));

function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + 86_400_000);
  return next.toISOString().slice(0, 10) + day.slice(10);
}

function amountText(from: number | null, to: number | null): string | null {
  if (from === null) return to === null ? null : `at most ${numberText(to)}`;
  return to === null ? `at least ${numberText(from)}` : `${numberText(from)} to ${numberText(to)}`;
}

const namesOfNone = { agents: 'No agent', channels: 'No sales organization' } as const;

/** The value that an order has for a list filter, with its name. */
export function valueIn(key: 'agents' | 'customers' | 'channels', order: OrderSummary) {
  switch (key) {
    case 'agents':
      return { value: order.seller?.id ?? none, label: order.seller?.name ?? namesOfNone.agents };
    case 'customers':
      return { value: order.customer.id, label: order.customer.name };
    case 'channels': {
      const value = channelOf(order);
      return { value, label: value === none ? namesOfNone.channels : value };
    }
  }
}
