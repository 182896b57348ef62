import { paths } from '../../lib/paths';
import type { FoundGroup, FoundKind } from './found';

/** The lists that show what was found of a kind, with what was typed as their search. */
const lists: { readonly [kind in FoundKind]?: string } = {
  order: `${paths.orderList.href()}?status=every&current=false`,
  customer: `${paths.customerList.href()}?`,
  catalog: `${paths.catalogList.href()}?current=false`,
};

/** A group with how many there are, as the host has counted them, and the way to the list of all. */
export function allOf(
  group: FoundGroup,
  typed: string,
  totals: { readonly [kind in FoundKind]?: number } = {},
): FoundGroup {
  const { kind, items } = group;
  const total = Math.max(group.total ?? 0, totals[kind] ?? 0);
  const list = lists[kind];
  if (list === undefined || total <= items.length) return { ...group, total };
  const href = `${list}${list.endsWith('?') ? '' : '&'}q=${encodeURIComponent(typed)}`;
  return { ...group, total, all: { kind, id: 'all', label: `Show all ${total}`, detail: '', href } };
}
