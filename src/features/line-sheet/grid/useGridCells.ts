import { type RefObject, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { colourCodeOf, genericOf } from '../../../domain/sku';
import type { RootState } from '../../../lib/redux';
import { selectSheet } from '../state/lineSheetSlice';
import { cellMap, placeOf, skuAt } from './cellMap';
import type { CellMap, CellPlace } from './nextCell';

/** The cells of the garments that are shown, whether they are made or not. */
export interface GridCells {
  readonly garments: readonly Garment[];
  readonly garmentOf: (generic: string) => Garment | undefined;
  readonly lines: () => GroupedLines;
  readonly map: () => CellMap;
  readonly placeOf: (sku: string) => CellPlace | null;
  /** The beginning of a colour's line, or of its garment's first one. */
  readonly lineOf: (code: string) => CellPlace;
  /** The row of cards that a code's garment stands in. */
  readonly rowOf: (code: string) => number;
  /** Gives a cell the focus, also one that is not made yet; answers whether there is such a cell. */
  readonly focus: (place: CellPlace) => boolean;
  /** Brings a cell into view, or its garment if there is no such cell. */
  readonly reveal: (place: CellPlace) => void;
}

interface Options {
  garments: readonly Garment[];
  cardColumns: number;
  root: RefObject<HTMLElement | null>;
  scrollTo: (row: number) => void;
}

/** Frames that a cell may take to be made after its row was scrolled to; a row that was flung by waits until it rests. */
const patience = 60;

export function useGridCells({ garments, cardColumns, root, scrollTo }: Options): GridCells {
  const store = useStore<RootState>();
  const indexes = useMemo(() => new Map(garments.map(({ generic }, index) => [generic, index])), [garments]);
  const indexOf = (code: string) => indexes.get(genericOf(code)) ?? -1;
  const rowOfGarment = (index: number) => Math.floor(index / cardColumns);
  /** The sku of the cell that gets the focus once it is made. */
  const awaited = useRef<string | null>(null);
  const lines = () => selectSheet(store.getState())?.lines ?? {};

  return {
    garments,
    garmentOf: (generic) => garments[indexOf(generic)],
    lines,
    map: () => cellMap(garments, cardColumns, lines()),
    placeOf: (sku) => placeOf(garments, indexOf(sku), sku),
    lineOf: (code) => {
      const garment = Math.max(0, indexOf(code));
      const row =
        garments[garment]?.colors.findIndex(
          ({ number }) => genericOf(code) + number === colourCodeOf(code),
        ) ?? 0;
      return { garment, row: Math.max(0, row), column: 0 };
    },
    rowOf: (code) => rowOfGarment(Math.max(0, indexOf(code))),
    focus: (place) => {
      const sku = skuAt(garments, place)?.sku;
      if (sku === undefined) return false;
      const cell = madeCell(root.current, sku);
      awaited.current = cell === null ? sku : null;
      cell?.focus();
      if (cell === null) {
        scrollTo(rowOfGarment(place.garment));
        focusOnceMade(root, awaited, sku);
      }
      return true;
    },
    reveal: (place) => {
      const sku = skuAt(garments, place)?.sku;
      const cell = sku === undefined ? null : madeCell(root.current, sku);
      if (cell === null) scrollTo(rowOfGarment(place.garment));
      else cell.scrollIntoView({ block: 'nearest' });
    },
  };
}

function madeCell(root: HTMLElement | null, sku: string): HTMLInputElement | null {
  return root?.querySelector<HTMLInputElement>(`input[data-sku=${JSON.stringify(sku)}]`) ?? null;
}

/** Gives the focus to the awaited cell, unless the person takes it elsewhere meanwhile. */
function focusOnceMade(root: RefObject<HTMLElement | null>, awaited: RefObject<string | null>, sku: string) {
  const from = document.activeElement;
  let left = patience;
  const look = () => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== from && activeElement !== document.body;
    if (awaited.current !== sku || isElsewhere || left === 0) return;
    left -= 1;
    const cell = madeCell(root.current, sku);
    if (cell === null) requestAnimationFrame(look);
    else cell.focus();
  };
  requestAnimationFrame(look);
}
