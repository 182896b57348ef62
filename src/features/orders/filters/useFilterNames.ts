import { useMemo } from 'react';
import { type OrderSummary, useGetUserQuery } from '../../../api';
import { catalogText } from '../../../domain/catalogs/seasons';
import { none, type OrderFilter, type OrderFilters } from '../../../shared/order-list-link/orderFilters';
import { useFilterCatalogs } from './useFilterCatalogs';
import { useT } from '../../../languages/useT';

/** Returns the label of a filter's value; undefined while unknown. */
export type NameOf = (filter: OrderFilter, value: string) => string | undefined;

const nothing: readonly string[] = [];

/**
 * The labels of the active filters' values, from the loaded orders or else from the server, which is asked for one
 * person at most. `orders` is undefined until the first are loaded.
 */
export function useFilterNames(
  { agents = nothing, customers = nothing, catalogs = nothing }: OrderFilters,
  orders: readonly OrderSummary[] | undefined,
): NameOf {
  const t = useT();
  const known = useMemo(() => {
    if (orders === undefined) return null;
    const find = (ids: readonly string[], of: (order: OrderSummary) => Named | null) =>
      ids.flatMap((id) => {
        const found = orders.find((order) => of(order)?.id === id);
        return found === undefined ? [] : [[id, of(found)?.name] as const];
      });
    return {
      people: new Map([
        ...find(agents, ({ seller }) => seller),
        ...find(customers, ({ customer }) => customer),
      ]),
      catalogs: new Map(find(catalogs, ({ catalog }) => ({ id: catalog.id, name: catalogText(catalog) }))),
    };
  }, [orders, agents, customers, catalogs]);
  const isUnknown = (id: string) => id !== none && known?.people.has(id) === false;
  const unknownId = [...agents, ...customers].find(isUnknown);
  const { currentData: person } = useGetUserQuery({ id: unknownId ?? '' }, { skip: unknownId === undefined });
  const knowsCatalogs = known === null || catalogs.every((id) => known.catalogs.has(id));
  const { data: all } = useFilterCatalogs({ skip: knowsCatalogs });

  return useMemo(
    () =>
      ({ key, choices, noneText }, value) => {
        if (choices !== undefined) return choices[value] && t(choices[value]);
        if (value === none && noneText !== undefined) return t(noneText);
        if (key === 'agents' || key === 'customers')
          return known?.people.get(value) ?? (person?.id === value ? person.name : undefined);
        if (key !== 'catalogs') return value;
        const catalog = all?.find(({ id }) => id === value);
        return known?.catalogs.get(value) ?? (catalog && catalogText(catalog));
      },
    [known, person, all, t],
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}
