import { type RefObject, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { colorCodeOf, genericOf } from '../../../domain/sku';
import type { RootState } from '../../../lib/redux';
import { selectSheet } from '../state/lineSheetSlice';
import { cellMap, cellOf, type GridContent, skuAt } from './cellMap';
import type { CellMap, Cell } from './nextCell';
import { pageMove, type PageRows } from './pageMove';

/** The cells of the shown garments, rendered or not. */
export interface GridCells {
  readonly garments: readonly Garment[];
  readonly garmentOf: (generic: string) => Garment | undefined;
  readonly lines: () => GroupedLines;
  readonly map: () => CellMap;
  readonly content: () => GridContent;
  readonly cellOf: (sku: string) => Cell | null;
  /** The first cell of a color's line, or of its garment's first line. */
  readonly lineOf: (code: string) => Cell;
  /** The row of cards that contains a code's garment. */
  readonly rowOf: (code: string) => number;
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
  cardColumns: number;
  root: RefObject<HTMLElement | null>;
  scrollTo: (row: number, align: Align) => void;
  pageRows: () => PageRows;
}

/** The max frames to wait for a cell after scrolling to its row; during fast scrolling none is rendered. */
const maxFrames = 60;

export function useGridModel({ garments, cardColumns, root, scrollTo, pageRows }: Options): GridCells {
  const store = useStore<RootState>();
  const indexes = useMemo(() => new Map(garments.map(({ generic }, index) => [generic, index])), [garments]);
  const indexOf = (code: string) => indexes.get(genericOf(code)) ?? -1;
  const rowOfGarment = (index: number) => Math.floor(index / cardColumns);
  /** The sku of the cell to focus once it is rendered. */
  const awaited = useRef<string | null>(null);
  const lines = () => selectSheet(store.getState())?.lines ?? {};
  const map = () => cellMap(garments, cardColumns, lines());

  return {
    garments,
    garmentOf: (generic) => garments[indexOf(generic)],
    lines,
    map,
    content: () => ({ garments, map: map(), lines: lines() }),
    cellOf: (sku) => cellOf(garments, indexOf(sku), sku),
    lineOf: (code) => {
      const garment = Math.max(0, indexOf(code));
      const row =
        garments[garment]?.colors.findIndex(({ number }) => genericOf(code) + number === colorCodeOf(code)) ??
        0;
      return { garment, row: Math.max(0, row), column: 0 };
    },
    rowOf: (code) => rowOfGarment(Math.max(0, indexOf(code))),
    pageFrom: (cell, direction) => pageMove(cell, direction, pageRows(), map()),
    focus: (cell, align = 'auto') => {
      const sku = skuAt(garments, cell)?.sku;
      if (sku === undefined) return false;
      const input = inputOf(root.current, sku);
      awaited.current = input === null ? sku : null;
      if (input === null || align === 'start') scrollTo(rowOfGarment(cell.garment), align);
      input?.focus({ preventScroll: align === 'start' });
      if (input === null) {
        focusOnceRendered(root, awaited, sku);
      }
      return true;
    },
    reveal: (cell, align = 'auto') => {
      const sku = skuAt(garments, cell)?.sku;
      const input = sku === undefined ? null : inputOf(root.current, sku);
      if (input === null || align === 'start') scrollTo(rowOfGarment(cell.garment), align);
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
