import { useMemo } from 'react';
import { type OrderSummary, useGetUserQuery } from '../../../api';
import { catalogText } from '../../../domain/catalogs/seasons';
import type { OrderView } from '../orderView';
import { none } from '../rowFilters';
import { isLineKey, lineValueText } from '../lineFilters';
import { type ListKey, valueIn } from './filterFields';
import { useFilterCatalogs } from './useFilterCatalogs';

/**
 * The names of the values that a view filters by: from the loaded orders, else from the host, which is asked for one
 * person at most. `orders` is undefined until the first are loaded.
 */
export function useFilterNames(view: OrderView, orders: readonly OrderSummary[] | undefined) {
  const { agents, customers, catalogs } = view;
  const known = useMemo(
    () => (orders === undefined ? null : namesIn(orders, { agents, customers, catalogs })),
    [orders, agents, customers, catalogs],
  );
  const people = [...agents, ...customers].filter((id) => id !== none);
  const stranger = known === null ? undefined : people.find((id) => !known.has(id));
  const { currentData: person } = useGetUserQuery({ id: stranger ?? '' }, { skip: stranger === undefined });
  const knowsCatalogs = known === null || catalogs.every((id) => known.has(catalogKey(id)));
  const { data: all } = useFilterCatalogs({ skip: knowsCatalogs });

  return useMemo(
    () =>
      (key: ListKey, value: string): string | undefined => {
        if (key === 'seasons') return value;
        if (isLineKey(key)) return lineValueText(key, value);
        if (key === 'channels') return value === none ? 'No sales organization' : value;
        if (key === 'agents' && value === none) return 'No agent';
        if (key !== 'catalogs') return known?.get(value) ?? (person?.id === value ? person.name : undefined);
        const catalog = all?.find(({ id }) => id === value);
        return known?.get(catalogKey(value)) ?? (catalog && catalogText(catalog));
      },
    [known, person, all],
  );
}

/** Ids of catalogs and of people may be alike. */
const catalogKey = (id: string) => `catalog ${id}`;

function namesIn(
  orders: readonly OrderSummary[],
  { agents, customers, catalogs }: Pick<OrderView, 'agents' | 'customers' | 'catalogs'>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [key, ids] of [
    ['agents', agents],
    ['customers', customers],
  ] as const) {
    for (const id of ids) {
      const order = orders.find((one) => valueIn(key, one).value === id);
      if (order !== undefined) names.set(id, valueIn(key, order).label);
    }
  }
  for (const id of catalogs) {
    const order = orders.find(({ catalog }) => catalog.id === id);
    if (order !== undefined) names.set(catalogKey(id), catalogText(order.catalog));
  }
  return names;
}
