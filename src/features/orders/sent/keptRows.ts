import type { OrderSummary } from '../../../api';

/** An order that was sent from the list, as it was then, and the one that came before it; null for the first. */
export interface KeptRow {
  readonly order: OrderSummary;
  readonly after: string | null;
}

/** These orders of the list, each with its place. */
export function keptRowsOf(
  listed: readonly OrderSummary[],
  orders: readonly Pick<OrderSummary, 'id'>[],
): KeptRow[] {
  const ids = new Set(orders.map(({ id }) => id));
  return listed.flatMap((order, index) =>
    ids.has(order.id) ? [{ order, after: listed[index - 1]?.id ?? null }] : [],
  );
}

/**
 * The list with the sent orders that its filter no longer shows, each where it was. `stateOf` tells how an order is
 * now. Without such orders the list itself.
 */
export function withKeptRows(
  listed: readonly OrderSummary[],
  kept: readonly KeptRow[],
  stateOf: (order: OrderSummary) => OrderSummary,
): readonly OrderSummary[] {
  if (kept.length === 0) return listed;
  const known = new Set(listed.map(({ id }) => id));
  const gone = kept.filter(({ order }) => !known.has(order.id));
  if (gone.length === 0) return listed;
  const shown = new Set([...known, ...gone.map(({ order }) => order.id)]);
  const followers = new Map<string | null, OrderSummary[]>();
  for (const { order, after } of gone) {
    const place = after !== null && shown.has(after) ? after : null;
    followers.set(place, [...(followers.get(place) ?? []), order]);
  }
  const rows: OrderSummary[] = [];
  const add = (order: OrderSummary) => {
    rows.push(order);
    addAfter(order.id);
  };
  const addAfter = (id: string | null) => {
    for (const order of followers.get(id) ?? []) add(stateOf(order));
  };
  addAfter(null);
  listed.forEach(add);
  return rows;
}

/** The kept rows that the list does not know better: an order that it shows changed is no longer kept. */
export function stillKept(listed: readonly OrderSummary[], kept: readonly KeptRow[]): readonly KeptRow[] {
  if (kept.length === 0) return kept;
  const versions = new Map(listed.map(({ id, version }) => [id, version]));
  const left = kept.filter(({ order }) => (versions.get(order.id) ?? 0) <= order.version);
  return left.length === kept.length ? kept : left;
}
