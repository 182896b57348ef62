import type { OrderSummary } from '../../../api';

/**
 * Adds the sent orders that the filter no longer shows to the list, at their old positions (latest first). `stateOf`
 * returns an order's current state. Returns the same list if there are none.
 */
export function withSentRows(
  listed: readonly OrderSummary[],
  sent: readonly OrderSummary[],
  stateOf: (order: OrderSummary) => OrderSummary,
): readonly OrderSummary[] {
  if (sent.length === 0) return listed;
  const known = new Set(listed.map(({ id }) => id));
  const missing = sent.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return listed;
  const rows = [...listed];
  for (const order of missing) {
    const next = rows.findIndex(({ created }) => created < order.created);
    rows.splice(next < 0 ? rows.length : next, 0, stateOf(order));
  }
  return rows;
}

/** The sent orders that need their own rows: the list doesn't show them, or not their new state. */
export function unlistedSent(
  listed: readonly OrderSummary[],
  sent: readonly OrderSummary[],
): readonly OrderSummary[] {
  if (sent.length === 0) return sent;
  const versions = new Map(listed.map(({ id, version }) => [id, version]));
  const left = sent.filter(({ id, version }) => (versions.get(id) ?? 0) <= version);
  return left.length === sent.length ? sent : left;
}
