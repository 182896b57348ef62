import { forRegion } from '../../../lib/region';
import { useMemo } from 'react';
import { type OrderSummary, type OverviewTile, useGetOverviewQuery } from '../../../api';
import { catalogText, seasonsOf, sortCatalogs } from '../../../domain/catalogs/seasons';
import { none, type OrderFilter, type OrderFilters } from '../../../shared/order-list-link/orderFilters';
import { useFilterCatalogs } from './useFilterCatalogs';
import { useT } from '../../../languages/useT';

const collator = forRegion((region) => new Intl.Collator(region, { numeric: true, sensitivity: 'base' }));
const tiles: readonly OverviewTile[] = ['drops', 'garments', 'colors', 'sizes'];

/**
 * The options of a list filter: its own, if it has any; all catalogs and seasons; for filters on order lines, which the server applies, the
 * values in the overview of the chosen catalogs; otherwise the values in the loaded orders.
 */
export function useChoices(
  { key, from, choices: fixed, choiceOf, noneText }: OrderFilter,
  orders: readonly OrderSummary[],
  { catalogs = [] }: OrderFilters,
) {
  const t = useT();
  const tile = tiles.find((one) => one === key) ?? 'drops';
  const overview = useGetOverviewQuery(
    { tile, ...(catalogs.length > 0 && { catalogs: catalogs.join(',') }) },
    { skip: from !== 'lines' },
  );
  const all = useFilterCatalogs({ skip: from !== 'catalogs' });
  const { isFetching, error, refetch } = from === 'lines' ? overview : all;
  const choices = useMemo(() => {
    if (fixed !== undefined) return Object.entries(fixed).map(([value, text]) => ({ value, label: t(text) }));
    if (key === 'catalogs')
      return sortCatalogs(all.data ?? []).map((catalog) => ({
        value: catalog.id,
        label: catalogText(catalog),
      }));
    if (key === 'seasons')
      return seasonsOf(all.data ?? []).map((season) => ({ value: season, label: season }));
    const labels = new Map<string, string>();
    const noneLabel = noneText === undefined ? '' : t(noneText);
    // Deduplicated: a drop with two currencies has two rows.
    if (from === 'lines')
      for (const { id, label } of overview.currentData?.rows ?? [])
        labels.set(id || none, label || noneLabel);
    else
      for (const order of orders) {
        const { value = none, label = '' } = choiceOf?.(order) ?? {};
        labels.set(value, value === none ? noneLabel : label);
      }
    const found = [...labels].map(([value, label]) => ({ value, label }));
    return from === 'lines' ? found : found.sort((a, b) => collator().compare(a.label, b.label));
  }, [key, from, fixed, choiceOf, noneText, all.data, overview.currentData, orders, t]);
  return { choices, isFetching, error, refetch };
}
