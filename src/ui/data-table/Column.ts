import type { ReactNode } from 'react';

/** One column of a `DataTable`. */
export interface Column<Row> {
  readonly key: string;
  /** The header's text. */
  readonly title: string;
  /** The width as a CSS grid track whose least width is fixed: '96px', 'minmax(160px, 2fr)'. */
  readonly track: string;
  /** 'end' for numbers. */
  readonly align?: 'end';
  /** What one cell shows. */
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by; a column without it cannot be sorted. */
  readonly sortBy?: (row: Row) => string | number;
  /** Whether the header's text is for screen readers only. */
  readonly isTitleHidden?: boolean;
}
