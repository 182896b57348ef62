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
import { useT } from '../../languages/useT';
import type { Translate } from '../../domain/language/wording';

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
 * Results for an earlier text are filtered by the current one meanwhile. Of the expanded kind many are found.
 */
export function useFound(typed: string, roles: readonly Role[], expanded: FoundKind | null): FoundThings {
  const t = useT();
  const text = useDeferredValue(typed).trim();
  const searched = useDebouncedValue(typed.trim(), '', delayMs);
  const hasFind = useHas('findThings');
  const isTooShort = !hasFind || searched.length < 2;
  const asked = useFindThingsQuery({ q: searched }, { skip: isTooShort });
  const more = useFindThingsQuery(
    { q: searched, kind: 'garment' },
    { skip: isTooShort || expanded !== 'garment' },
  );

  const optionalCalls = useOptionalCalls();
  const pages = useMemo(() => pageResults(t, roles, optionalCalls), [t, roles, optionalCalls]);
  const garmentHref = useGarmentHref();
  const cache = useAppSelector(({ api }) => api);
  const loaded = useMemo(
    () => (text === '' ? [] : findLoaded({ api: cache }, text, garmentHref)),
    [cache, text, garmentHref],
  );
  const isCurrent = searched === text && asked.currentData !== undefined;
  const ofHost = useMemo(() => {
    const results = [...(asked.data?.results ?? []), ...(more.currentData?.results ?? [])];
    const answered = results.map((thing) => fromHost(thing, garmentHref));
    return isCurrent ? answered : search(answered, text);
  }, [asked.data, more.currentData, isCurrent, text, garmentHref]);

  const totals = isCurrent ? asked.currentData?.totals : undefined;
  const groups = useMemo(() => {
    if (text === '') return [{ kind: 'page' as const, items: pages }];
    const found = [...search(pages, text), ...loaded, ...ofHost];
    const ranked = rankFound(found, text, expanded).map((group) =>
      allOf(t, group, text, totals, group.kind === expanded),
    );
    const customers = ranked.flatMap(({ items }) => items);
    const orders = newOrdersFor(t, customers, roles);
    return orders.length === 0 ? ranked : withOrders(ranked, orders);
  }, [t, pages, loaded, ofHost, text, roles, totals, expanded]);

  const isWanted = hasFind && typed.trim().length >= 2;
  return {
    groups,
    isAsking: isWanted && (searched !== typed.trim() || asked.isFetching || more.isFetching),
    hasFailed: isWanted && [asked, more].some(({ isError, isFetching }) => isError && !isFetching),
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

/** A group with the server's total, and the link to the list of all, or what shows more where there is no such list. */
function allOf(
  t: Translate,
  group: FoundGroup,
  typed: string,
  totals: { readonly [kind in FoundKind]?: number } = {},
  isExpanded = false,
): FoundGroup {
  const { kind, items } = group;
  const total = Math.max(group.total ?? 0, totals[kind] ?? 0);
  const list = lists[kind];
  if (total <= items.length || isExpanded) return { ...group, total };
  const all = { kind, id: 'all', label: t('Show all {total}', { total }), detail: '' };
  if (list === undefined) return { ...group, total, all: { ...all, href: `#${kind}`, expands: true } };
  const href = `${list}${list.endsWith('?') ? '' : '&'}q=${encodeURIComponent(typed)}`;
  return { ...group, total, all: { ...all, href } };
}
