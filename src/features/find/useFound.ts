import { useDeferredValue, useMemo } from 'react';
import { useFindThingsQuery, useHas, useOptionalCalls } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { useAppSelector } from '../../lib/redux';
import { useDebouncedValue } from '../../lib/useDebouncedValue';
import { paths } from '../../lib/paths';
import { wordSearch } from '../../lib/wordSearch';
import { useGarmentHref } from '../../shared/garment-link/useGarmentHref';
import { type Found, type FoundGroup, type FoundKind, rankFound } from './found';
import { findLoaded, fromHost } from './loadedThings';
import { newOrdersFor, pageResults } from './pageResults';

const delayMs = 200;

const search = wordSearch<Found>(({ label, detail }) => [label, detail]);

interface FoundThings {
  readonly groups: readonly FoundGroup[];
  /** Whether the server's results are loading. */
  readonly isAsking: boolean;
  /** Whether the server's search failed, so that only loaded data was searched. */
  readonly hasFailed: boolean;
}

/**
 * Searches for every typed word: at once in loaded data, and after a debounce on the server, if it supports the call.
 * Results for an earlier text are filtered by the current one meanwhile.
 */
export function useFound(typed: string, roles: readonly Role[]): FoundThings {
  const text = useDeferredValue(typed).trim();
  const searched = useDebouncedValue(typed.trim(), '', delayMs);
  const hasFind = useHas('findThings');
  const asked = useFindThingsQuery({ q: searched }, { skip: !hasFind || searched.length < 2 });

  const optionalCalls = useOptionalCalls();
  const pages = useMemo(() => pageResults(roles, optionalCalls), [roles, optionalCalls]);
  const garmentHref = useGarmentHref();
  const cache = useAppSelector(({ api }) => api);
  const loaded = useMemo(
    () => (text === '' ? [] : findLoaded({ api: cache }, text, garmentHref)),
    [cache, text, garmentHref],
  );
  const isCurrent = searched === text && asked.currentData !== undefined;
  const ofHost = useMemo(() => {
    const answered = asked.data?.results.map((thing) => fromHost(thing, garmentHref)) ?? [];
    return isCurrent ? answered : search(answered, text);
  }, [asked.data, isCurrent, text, garmentHref]);

  const totals = isCurrent ? asked.currentData?.totals : undefined;
  const groups = useMemo(() => {
    if (text === '') return [{ kind: 'page' as const, items: pages }];
    const ranked = rankFound([...search(pages, text), ...loaded, ...ofHost], text).map((group) =>
      allOf(group, text, totals),
    );
    const customers = ranked.flatMap(({ items }) => items);
    const orders = newOrdersFor(customers, roles);
    return orders.length === 0 ? ranked : withOrders(ranked, orders);
  }, [pages, loaded, ofHost, text, roles, totals]);

  const isWanted = hasFind && typed.trim().length >= 2;
  return {
    groups,
    isAsking: isWanted && (searched !== typed.trim() || asked.isFetching),
    hasFailed: isWanted && asked.isError && !asked.isFetching,
  };
}

/** Puts the 'New order' actions after their customers. */
const withOrders = (groups: readonly FoundGroup[], items: readonly Found[]): FoundGroup[] =>
  groups.flatMap((group) => (group.kind === 'customer' ? [group, { kind: 'action', items }] : [group]));

/** The lists that can show all results of a kind. */
const lists: { readonly [kind in FoundKind]?: string } = {
  order: `${paths.orderList.href()}?status=every&current=false`,
  customer: `${paths.customerList.href()}?`,
  catalog: `${paths.catalogList.href()}?current=false`,
};

/** A group with the server's total and the link to the list of all. */
function allOf(
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
