import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { CellPosition } from './useMatrixFocus';

/** How many rows are rendered beyond each edge. */
const spareRows = 6;
const spareColumns = 2;

/** Which rows and columns are in view, besides the sticky header and names; the sizes must not change. */
export function useMatrixWindow(
  scroller: RefObject<HTMLElement | null>,
  sizes: MatrixSizes,
  rowCount: number,
  columnCount: number,
) {
  const shared = {
    getScrollElement: () => scroller.current,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  };
  const rows = useVirtualizer({
    ...shared,
    count: rowCount,
    estimateSize: () => sizes.row,
    paddingStart: sizes.header,
    scrollPaddingStart: sizes.header,
    overscan: spareRows,
  });
  const columns = useVirtualizer({
    ...shared,
    horizontal: true,
    count: columnCount,
    estimateSize: () => sizes.column,
    paddingStart: sizes.name,
    scrollPaddingStart: sizes.name,
    overscan: spareColumns,
  });

  return {
    rows: rows.getVirtualItems().map(({ index }) => index),
    columns: columns.getVirtualItems().map(({ index }) => index),
    /** The maximum number of mounted rows. */
    maxRows: Math.ceil(window.innerHeight / sizes.row) + 1 + 2 * spareRows,
    reveal: ({ row, column }: CellPosition) => {
      if (row >= 0) rows.scrollToIndex(row);
      if (column >= 0) columns.scrollToIndex(column);
    },
  };
}

/** The sizes of the matrix in pixels; the windowing relies on them. */
export interface MatrixSizes {
  readonly name: number;
  readonly column: number;
  readonly row: number;
  readonly header: number;
}

const wide: MatrixSizes = { name: 280, column: 104, row: 36, header: 76 };
const narrow: MatrixSizes = { name: 136, column: 96, row: 44, header: 76 };

export function matrixSizes(isNarrow: boolean): MatrixSizes {
  return isNarrow ? narrow : wide;
}
