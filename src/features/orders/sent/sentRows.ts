import type { OrderSummary } from '../../../api';

/**
 * The list with the sent orders that its filter no longer shows, each where it was: lists come latest first. `stateOf`
 * tells how an order is now. Without such orders the list itself.
 */
export function withSentRows(
  listed: readonly OrderSummary[],
  sent: readonly OrderSummary[],
  stateOf: (order: OrderSummary) => OrderSummary,
): readonly OrderSummary[] {
  if (sent.length === 0) return listed;
  const known = new Set(listed.map(({ id }) => id));
  const gone = sent.filter(({ id }) => !known.has(id));
  if (gone.length === 0) return listed;
  const rows = [...listed];
  for (const order of gone) {
    const next = rows.findIndex(({ created }) => created < order.created);
    rows.splice(next < 0 ? rows.length : next, 0, stateOf(order));
  }
  return rows;
}

/** The sent orders that the list does not know better: one that it shows changed needs no row of its own. */
export function unlistedSent(
  listed: readonly OrderSummary[],
  sent: readonly OrderSummary[],
): readonly OrderSummary[] {
  if (sent.length === 0) return sent;
  const versions = new Map(listed.map(({ id, version }) => [id, version]));
  const left = sent.filter(({ id, version }) => (versions.get(id) ?? 0) <= version);
  return left.length === sent.length ? sent : left;
}
