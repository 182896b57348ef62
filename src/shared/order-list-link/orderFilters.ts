import type { ListOrdersApiArg, OrderSummary } from '../../api';
import { fromDateText, isTimeZone, startOfDay, toDateText } from '../../domain/dates';
import { salesOrganizationText } from '../../domain/orders/salesOrganizationText';
import { toComeShare } from '../../domain/orders/toCome';
import { type Message, message, messageIn } from '../../domain/language/message';

/** A filter's value: the allowed values of a list filter, or the start and end of a range, '' if open. */
export type FilterValues = readonly string[];

/** The active filters. */
export type OrderFilters = { readonly [key in FilterKey]?: FilterValues };

/** A filter of the order list. */
export type OrderFilter = Filter<FilterKey>;

type Test = (order: OrderSummary) => boolean;

interface Filter<Key extends string> {
  readonly key: Key;
  readonly label: Message;
  /** What it is called where its values are chosen: a list takes several. */
  readonly title?: Message;
  readonly kind: 'list' | 'days' | 'amounts';
  /** Its URL parameters: one for a list, two for a range. The end of a day range is exclusive. */
  readonly params: readonly [string] | readonly [string, string];
  readonly isForStaff?: boolean;
  /** Whether it is in the 'More filters' dialog and counted by its badge (spec 2 'Order list'). */
  readonly isInDialog?: boolean;
  /** The source of a list filter's options, unless it has `choices`: the loaded orders, the catalogs, or the ordered items. */
  readonly from?: 'orders' | 'catalogs' | 'lines';
  /** All options of a list filter, by their values. */
  readonly choices?: Readonly<Record<string, Message>>;
  /** Whether only brands need it whose ERP says what it ships. */
  readonly needsErpDocuments?: boolean;
  /** Whether only a server needs it where shops propose changes of sent orders. */
  readonly needsProposals?: boolean;
  /** An order's value for a list filter, with its name. */
  readonly choiceOf?: (order: OrderSummary) => { readonly value: string; readonly label: string };
  /** The label of the value `none`. */
  readonly noneText?: Message;
  /** Undefined if only the server can apply it. */
  readonly test?: (values: FilterValues) => Test;
  /** The query parameter, if the server applies it; the other filters run on the loaded orders. */
  readonly query?: (values: FilterValues) => ListOrdersApiArg;
}

/** The value that stands for orders without an agent, a sales organization or a drop. */
export const none = 'none';

const table = [
  {
    ...list('catalogs', message('Catalog'), message('Catalogs'), ({ catalog }) => catalog.id),
    from: 'catalogs',
    isInDialog: true,
    query: (values) => ({ catalogs: values.join(',') }),
  },
  {
    ...list('seasons', message('Season'), message('Seasons'), ({ catalog }) => catalog.season),
    from: 'catalogs',
    isInDialog: true,
    query: (values) => ({ seasons: values.join(',') }),
  },
  {
    ...list(
      'agents',
      message('Agent'),
      message('Agents'),
      ({ seller }) => seller?.id ?? none,
      ({ seller }) => seller?.name ?? '',
    ),
    isForStaff: true,
    noneText: message('No agent'),
  },
  {
    ...list(
      'customers',
      message('Customer'),
      message('Customers'),
      ({ customer }) => customer.id,
      ({ customer }) => customer.name,
    ),
    isForStaff: true,
  },
  {
    ...list(
      'channels',
      message('Channel'),
      message('Channels'),
      (order) => salesOrganizationText(order) || none,
    ),
    noneText: message('No sales organization'),
  },
  { ...lines('drops', message('Drop'), message('Drops')), noneText: message('No drop') },
  lines('garments', message('Garment'), message('Garments')),
  lines('colors', message('Color'), message('Colors')),
  lines('sizes', message('Size'), message('Sizes')),
  {
    ...span('edited', message('Edited'), ['after', 'before']),
    isInDialog: true,
    test: isBetween(({ edited }) => edited, beginOf, true),
    query: ([after = '', before = '']) => ({
      // Both bounds are exclusive, but the day's first second must match.
      ...(after !== '' && { editedGt: (beginOf(after) ?? 0) - 1 }),
      ...(before !== '' && { editedLt: beginOf(before) ?? 0 }),
    }),
  },
  {
    ...span('created', message('Created'), ['created_after', 'created_before']),
    test: isBetween(({ created }) => created, beginOf),
  },
  {
    ...span('delivery', message('Delivery'), ['delivery_after', 'delivery_before']),
    // A delivery day is the same for everybody (spec 5).
    test: isBetween(
      ({ service_date }) => service_date,
      (day) => startOfDay(day.slice(0, 10), 'UTC'),
    ),
  },
  {
    key: 'amounts',
    label: message('Amount'),
    kind: 'amounts',
    params: ['amount_from', 'amount_to'],
    // In major units of any currency; both ends are inclusive.
    test:
      ([from = '', to = '']) =>
      ({ total_price }) =>
        (from === '' || total_price >= Number(from)) && (to === '' || total_price <= Number(to)),
  },
  {
    key: 'to_come',
    label: message('To come'),
    kind: 'list',
    params: ['to_come'],
    needsErpDocuments: true,
    choices: {
      all: messageIn('pieces to come', 'All'),
      some: messageIn('pieces to come', 'Some'),
      nothing: messageIn('pieces to come', 'Nothing'),
    },
    test: (values) => (order) => values.includes(toComeShare(order) ?? ''),
  },
  {
    key: 'proposed',
    label: message('Proposed changes'),
    kind: 'list',
    params: ['proposed'],
    needsProposals: true,
    choices: { waiting: message('To be decided'), none: messageIn('proposed changes', 'None') },
    test: (values) => (order) => values.includes(order.proposed_at === undefined ? none : 'waiting'),
  },
] as const satisfies readonly Filter<string>[];

/** The name of a filter. */
export type FilterKey = (typeof table)[number]['key'];

/** All filters of the order list in the order shown. Display, URL and filtering are driven by this list. */
export const orderFilters: readonly OrderFilter[] = table;

/** What a filter is called where it is chosen: a list takes several, as in 'Catalogs'; a chip says 'Catalog: Women'. */
export const filterTitle = ({ title, label }: OrderFilter): Message => title ?? label;

function list<Key extends string>(
  key: Key,
  label: Message,
  title: Message,
  of: (order: OrderSummary) => string,
  nameOf = of,
) {
  return {
    key,
    label,
    title,
    kind: 'list',
    from: 'orders',
    params: [key],
    choiceOf: (order: OrderSummary) => ({ value: of(order), label: nameOf(order) }),
    test: (values: FilterValues): Test => {
      const chosen = new Set(values);
      return (order) => chosen.has(of(order));
    },
  } as const;
}

/** The order list has no order lines. */
function lines<Key extends 'drops' | 'garments' | 'colors' | 'sizes'>(
  key: Key,
  label: Message,
  title: Message,
) {
  const query = (values: FilterValues): ListOrdersApiArg => ({ [key]: values.join(',') });
  return { key, label, title, kind: 'list', from: 'lines', params: [key], query } as const;
}

function span<Key extends string>(key: Key, label: Message, params: readonly [string, string]) {
  return { key, label, kind: 'days', params } as const;
}

function isBetween(
  of: (order: OrderSummary) => number | null | undefined,
  boundOf: (day: string) => number | null,
  isUnknownFine = false,
) {
  return ([after = '', before = '']: FilterValues): Test => {
    const [from, end] = [boundOf(after) ?? -Infinity, boundOf(before) ?? Infinity];
    return (order) => {
      const time = of(order) ?? null;
      return time === null ? isUnknownFine : from <= time && time < end;
    };
  };
}

/**
 * The first instant of a filter's day in epoch seconds; null for an invalid day. It is a day of the person's own time
 * zone, unless it names another, like 2026-11-21[Europe/Stockholm] (RFC 9557), or ends in 'Z' for UTC.
 */
export function beginOf(day: string): number | null {
  const [, date, zone] = /^(\d{4}-\d{2}-\d{2})(Z|\[.+\])?$/.exec(day) ?? [];
  if (date === undefined) return null;
  const timeZone = zone && zoneOf(day);
  return timeZone === undefined || isTimeZone(timeZone) ? startOfDay(date, timeZone) : null;
}

/** The time zone that a filter's day names; undefined for the person's own. */
export function zoneOf(day: string): string | undefined {
  const zone = day.slice(10);
  return zone === 'Z' ? 'UTC' : zone.slice(1, -1) || undefined;
}

/** A filter's day of this time zone. */
export const dayIn = (timeZone: string, day: string): string =>
  timeZone === 'UTC' ? `${day}Z` : `${day}[${timeZone}]`;

/** Adds days to a day, which may name its time zone. */
export const daysAfter = (day: string, days: number): string =>
  toDateText((fromDateText(day.slice(0, 10)) ?? 0) + days * 86_400) + day.slice(10);

/** The filters that a URL sets. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const read = ({ key, kind, params: names }: OrderFilter) => {
    const texts = names.map((name) => params.get(name) ?? '');
    const values = kind === 'list' ? (texts[0] ?? '').split(',') : texts.map((text) => readEnd(kind, text));
    return values.some((value) => value !== '') ? [[key, values] as const] : [];
  };
  return Object.fromEntries(orderFilters.flatMap(read));
}

function readEnd(kind: 'days' | 'amounts', text: string): string {
  const isFine = kind === 'days' ? beginOf(text) !== null : Number(text) >= 0 && Number(text) < Infinity;
  return isFine ? text : '';
}

/** The URL params of these filters, '' for inactive ones. */
export function writeFilters(filters: OrderFilters): Record<string, string> {
  const write = ({ key, kind, params }: OrderFilter) => {
    const values = filters[key] ?? [];
    return params.map((name, end) => [name, kind === 'list' ? values.join(',') : (values[end] ?? '')]);
  };
  return Object.fromEntries(orderFilters.flatMap(write));
}

/** The active filters with their values. */
export function setFilters(
  filters: OrderFilters,
): readonly { readonly filter: OrderFilter; readonly values: FilterValues }[] {
  return orderFilters.flatMap((filter) => {
    const values = filters[filter.key] ?? [];
    return values.some((value) => value !== '') ? [{ filter, values }] : [];
  });
}

/**
 * The orders that pass the filters that the server does not apply; with `isAll`, also those that it does, where
 * possible. The same array without filters.
 */
export function filterOrders(
  orders: readonly OrderSummary[],
  filters: OrderFilters,
  { isAll = false } = {},
): readonly OrderSummary[] {
  const tests = setFilters(filters).flatMap(({ filter: { test, query }, values }) =>
    test !== undefined && (isAll || query === undefined) ? [test(values)] : [],
  );
  return tests.length === 0 ? orders : orders.filter((order) => tests.every((test) => test(order)));
}

/** The query for the server, with active filters only, as a server may not support the others. */
export const filterQuery = (filters: OrderFilters): ListOrdersApiArg =>
  Object.assign({}, ...setFilters(filters).map(({ filter, values }) => filter.query?.(values)));
