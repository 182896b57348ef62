import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../api';
import { genericOf } from '../../domain/sku';
import type { RootState } from '../../lib/redux';
import { filterGarments } from './filterGarments';
import type { SheetView } from './sheetView';
import { selectSheet } from './state/lineSheetSlice';

/**
 * The garments of a view. What is selected counts as of the moment when it was asked for: a card must not vanish under
 * the person who empties it, and typing must not walk the catalog.
 */
export function useShownGarments(garments: readonly Garment[], { search, onlySelected }: SheetView) {
  const store = useStore<RootState>();
  const selected = useMemo(
    () => (onlySelected ? selectedGenerics(store.getState()) : null),
    [onlySelected, store],
  );
  return useMemo(() => filterGarments(garments, search, selected), [garments, search, selected]);
}

/** Garments with a quantity, or wanted in a colour or size. */
function selectedGenerics(state: RootState): ReadonlySet<string> {
  const { lines = {}, wanted = [] } = selectSheet(state) ?? {};
  return new Set([...Object.keys(lines), ...wanted.map(genericOf)]);
}
