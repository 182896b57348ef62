import { useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../api';
import { fulfillmentNumbers } from '../../domain/orders/fulfillment';
import type { RootState } from '../../lib/redux';
import { useLocalStorage } from '../../lib/useLocalStorage';
import { type UrlCodec, useUrlState } from '../../lib/useUrlState';
import { wordSearch } from '../../lib/wordSearch';
import { findBySku } from './findBySku';
import {
  applyFilter,
  factsOf,
  type GarmentFilter,
  needsFacts,
  noFacts,
  type SheetFacts,
  sortGarments,
} from './find/garmentFilter';
import { readFilter, writeFilter } from './find/linkedFilter';
import type { CellNumber, CellView, ShownCells } from './grid/CellView';
import type { ViewMode } from './grid/cardLayout';
import { selectSheet } from './state/lineSheetSlice';

const readViewMode = (stored: unknown): ViewMode => toViewMode(stored) ?? 'grid';

/**
 * The view of the sheet. The view mode comes from the link, or else from the person's last choice in this browser. An
 * order that was read-only when it was opened shows its ordered garments only, unless the link says otherwise.
 */
export function useSheetView(isReadOnly: boolean): [SheetView, (next: SheetView) => void] {
  const [view, setView] = useUrlState(sheetView);
  const [opensSelected] = useState(isReadOnly);
  const [savedViewMode, saveViewMode] = useLocalStorage('line-sheet:look', readViewMode);
  const viewMode = view.viewMode ?? savedViewMode;

  const update = (next: SheetView) => {
    const isNewViewMode = next.viewMode !== viewMode;
    if (isNewViewMode) saveViewMode(next.viewMode);
    // A view mode that was not chosen in this session stays out of the URL, so that a shared link leaves it to each
    // person.
    const onlySelected = next.onlySelected === opensSelected ? null : next.onlySelected;
    setView(
      { ...next, onlySelected, viewMode: isNewViewMode ? next.viewMode : view.viewMode },
      { keepsScroll: isNewViewMode || next.cells !== view.cells },
    );
  };
  return [{ ...view, onlySelected: view.onlySelected ?? opensSelected, viewMode }, update];
}

/** What the sheet shows. */
export interface SheetView {
  readonly search: string;
  readonly filter: GarmentFilter;
  readonly onlySelected: boolean;
  readonly viewMode: ViewMode;
  /** What the cells of a sent order show. */
  readonly cells: ShownCells;
}

/** A view as read from a link; null where the link does not specify it. */
type LinkedView = Pick<SheetView, 'search' | 'filter' | 'cells'> & {
  readonly onlySelected: boolean | null;
  readonly viewMode: ViewMode | null;
};

/**
 * The view in the URL, which survives a reload and a login. Without a view mode there, the person's last choice
 * applies.
 */
export const sheetView: UrlCodec<LinkedView> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    filter: readFilter(params),
    onlySelected: toSwitch(params.get('selected')),
    viewMode: toViewMode(params.get('view')),
    cells: toShownCells(params.get('cells')),
  }),
  write: ({ search, filter, onlySelected, viewMode, cells }) => ({
    q: search,
    ...writeFilter(filter),
    selected: onlySelected === null ? null : String(onlySelected),
    view: viewMode,
    cells: cells === 'ordered' ? null : cells,
  }),
};

function toSwitch(name: string | null): boolean | null {
  return name === 'true' || name === 'false' ? name === 'true' : null;
}

function toViewMode(name: unknown): ViewMode | null {
  return name === 'grid' || name === 'list' ? name : null;
}

function toShownCells(name: string | null): ShownCells {
  const [, version] = /^since-([1-9]\d{0,8})$/.exec(name ?? '') ?? [];
  if (version !== undefined) return `since-${Number(version)}`;
  return name === 'proposed' || (name !== null && isCellNumber(name)) ? name : 'ordered';
}

const isCellNumber = (name: string): name is CellNumber => Object.hasOwn(fulfillmentNumbers, name);

/**
 * The garments of a view, and a function that applies its filters and sort again. 'Only selected' and everything else
 * that depends on quantities, wanted marks or stock is evaluated when it is switched on. The garments of a view of cells
 * count as selected; of changes, only the changed ones do.
 */
export function useShownGarments(
  garments: readonly Garment[],
  view: SheetView,
  cells: Pick<CellView, 'generics' | 'changed'> | null,
): [shown: readonly Garment[], applyAgain: () => void] {
  const { search, filter, onlySelected } = view;
  const [facts, applyAgain] = useFacts(garments, view);
  const sorted = useMemo(() => sortGarments(garments, filter.sort, facts), [garments, filter.sort, facts]);
  const selected = useMemo(
    () => (onlySelected ? (cells?.changed ?? selectedIn(facts, cells?.generics ?? none)) : null),
    [onlySelected, facts, cells],
  );
  const shown = useMemo(
    () => filterGarments(applyFilter(sorted, filter, facts), search, selected),
    [sorted, filter, facts, search, selected],
  );
  return [shown, applyAgain];
}

/** The facts from when the view first needed them, or from the last refresh. */
function useFacts(
  garments: readonly Garment[],
  { filter, onlySelected }: SheetView,
): [facts: SheetFacts, takeAgain: () => void] {
  const store = useStore<RootState>();
  const { isInStock, isWanted, isOrdered, sort } = filter;
  const isNeeded = onlySelected || needsFacts(filter);
  const needs = [onlySelected, isInStock, isWanted, isOrdered, sort].join();
  const take = () => {
    const sheet = selectSheet(store.getState());
    return { needs, facts: isNeeded && sheet ? factsOf(sheet, garments) : noFacts };
  };
  const [taken, setTaken] = useState(take);
  if (taken.needs !== needs) setTaken(take());
  return [taken.facts, () => setTaken(take())];
}

const none: ReadonlySet<string> = new Set();

/** The generics of garments that have a quantity or are wanted in a color or size, and others. */
function selectedIn({ ordered, wanted }: SheetFacts, also: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ordered.keys(), ...wanted, ...also]);
}

/** Searches garments by number, name, generic, the brand's own code, collection and colors. */
const searchGarments = wordSearch<Garment>(
  ({ number, name, generic, style_code = '', collection, colors }) => [
    ...[number, name, generic, style_code, collection],
    ...colors.flatMap(({ name: color, code = '' }) => [color, code]),
  ],
);

/** The garments that match every word of the search and, unless it is null, are selected. */
export function filterGarments(
  garments: readonly Garment[],
  search: string,
  selected: ReadonlySet<string> | null,
): readonly Garment[] {
  const found = findBySku(garments, search) ?? searchGarments(garments, search);
  return selected === null ? found : found.filter(({ generic }) => selected.has(generic));
}
