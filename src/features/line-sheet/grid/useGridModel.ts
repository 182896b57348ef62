import { type RefObject, use, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import type { RootState } from '../../../lib/redux';
import { selectSheet } from '../state/lineSheetSlice';
import type { CardPlaces } from './cardPlaces';
import { CellViewContext } from './CellView';
import { type Cell, type Grid, gridOf, skuAt } from './Grid';
import { pageMove, type PageRows } from './pageMove';

/** The cells of the shown garments, rendered or not. */
export interface GridCells {
  /** The cells and what they show now. */
  readonly grid: () => Grid;
  /** The cell one page down or up. */
  readonly pageFrom: (cell: Cell, direction: 1 | -1) => Cell | null;
  /** Focuses a cell, scrolling to it if it is not rendered or `align` is 'start'; returns whether the cell exists. */
  readonly focus: (cell: Cell, align?: Align) => boolean;
  /** Scrolls a cell into view, or its garment if there is no such cell. */
  readonly reveal: (cell: Cell, align?: Align) => void;
}

/** The position of a row after scrolling to it: anywhere in view, or at the top. */
export type Align = 'auto' | 'start';

interface Options {
  garments: readonly Garment[];
  /** By default, each card has its own row. */
  places?: CardPlaces;
  root: RefObject<HTMLElement | null>;
  scrollTo: (row: number, align: Align) => void;
  pageRows: () => PageRows;
}

/** The max frames to wait for a cell after scrolling to its row; during fast scrolling none is rendered. */
const maxFrames = 60;

export function useGridModel({ garments, places, root, scrollTo, pageRows }: Options): GridCells {
  const store = useStore<RootState>();
  const view = use(CellViewContext);
  /** The sku of the cell to focus once it is rendered. */
  const awaited = useRef<string | null>(null);
  const grid = () => ({
    ...gridOf(garments, view?.lines ?? selectSheet(store.getState())?.lines ?? {}, places),
    reachable: view?.skus,
  });
  const scrollToRowOf = ({ row }: Cell, align: Align) => {
    const { rows, places: all } = grid();
    scrollTo(all.rowOf[rows[row]?.index ?? 0] ?? 0, align);
  };

  return {
    grid,
    pageFrom: (cell, direction) => pageMove(cell, direction, pageRows(), grid()),
    focus: (cell, align = 'auto') => {
      const sku = skuAt(grid(), cell)?.sku;
      if (sku === undefined) return false;
      const input = inputOf(root.current, sku);
      awaited.current = input === null ? sku : null;
      if (input === null || align === 'start') scrollToRowOf(cell, align);
      if (input === null) focusOnceRendered(root, awaited, sku);
      else input.focus({ preventScroll: align === 'start' });
      return true;
    },
    reveal: (cell, align = 'auto') => {
      const sku = skuAt(grid(), cell)?.sku;
      const input = sku === undefined ? null : inputOf(root.current, sku);
      if (input === null || align === 'start') scrollToRowOf(cell, align);
      else input.scrollIntoView({ block: 'nearest' });
    },
  };
}

function inputOf(root: HTMLElement | null, sku: string): HTMLInputElement | null {
  return root?.querySelector<HTMLInputElement>(`input[data-sku=${JSON.stringify(sku)}]`) ?? null;
}

/** Focuses the awaited cell once rendered, unless the focus moves elsewhere in the meantime. */
function focusOnceRendered(
  root: RefObject<HTMLElement | null>,
  awaited: RefObject<string | null>,
  sku: string,
) {
  const from = document.activeElement;
  let framesLeft = maxFrames;
  const tryFocus = () => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== from && activeElement !== document.body;
    if (awaited.current !== sku || isElsewhere || framesLeft === 0) return;
    framesLeft -= 1;
    const input = inputOf(root.current, sku);
    if (input === null) requestAnimationFrame(tryFocus);
    else input.focus();
  };
  requestAnimationFrame(tryFocus);
}
