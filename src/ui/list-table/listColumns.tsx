import type { Breakpoint, TableColumnsType, TableColumnType } from 'antd';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import styles from './ListTable.module.css';
import type { Sort } from './sortRows';

/** A column of a `ListTable`: one of Ant Design's, of which the list wants to know a few things more. */
export interface ListColumn<Row> extends Pick<TableColumnType<Row>, 'align' | 'fixed' | 'responsive'> {
  readonly key: string;
  readonly title: string;
  /** In pixels, at least; what room there is beyond is shared out by these widths. */
  readonly width: number;
  readonly render: (row: Row) => ReactNode;
  /** What the column sorts by; a column without it cannot be sorted. */
  readonly sortBy?: (row: Row) => string | number;
  /** Whether the header's text is for screen readers only. */
  readonly isTitleHidden?: boolean;
  /** Whether its cells show what the row itself does not say: they are rendered each time, not when the row changes only. */
  readonly isLive?: boolean;
}

/**
 * Those of the columns that a window of this width has room for. Ant Design would leave them out as well, but the
 * width that they all take together, which it wants to know, must not count them.
 */
export function columnsInView<Row>(
  columns: readonly ListColumn<Row>[],
  screens: { readonly [width in Breakpoint]?: boolean },
): readonly ListColumn<Row>[] {
  return columns.filter(({ responsive }) => responsive?.some((width) => screens[width]) ?? true);
}

/** Ant Design's columns, with the roles of a table, and the width that they take together. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  sort: Sort | null,
): { columns: TableColumnsType<Row>; width: number } {
  return {
    width: columns.reduce((sum, { width }) => sum + width, 0),
    columns: columns.map(({ sortBy, isTitleHidden, isLive, render, responsive: _, ...column }, index) => ({
      ellipsis: { showTitle: false },
      ...column,
      title: isTitleHidden ? <span className={styles.hidden}>{column.title}</span> : column.title,
      showSorterTooltip: false,
      sorter: sortBy !== undefined,
      sortOrder:
        sort?.key !== column.key ? null : sort.descending ? ('descend' as const) : ('ascend' as const),
      render: (_value: unknown, row: Row) => render(row),
      shouldCellUpdate: isLive ? undefined : isOther,
      // Ant Design says 'aria-sort' only of the column that is sorted by.
      onHeaderCell: () => ({
        role: 'columnheader',
        'aria-sort': sortBy === undefined ? undefined : ('none' as const),
        style: edgeOf(index, columns.length),
      }),
      onCell: () => ({ role: 'cell', style: edgeOf(index, columns.length) }),
    })),
  };
}

const isOther = (row: unknown, before: unknown) => row !== before;

/** Room beside the first and the last column, where the scroll bar lies over the rows. */
const edgeOf = (index: number, count: number) => ({
  paddingInlineStart: index === 0 ? edge : undefined,
  paddingInlineEnd: index === count - 1 ? edge : undefined,
});
const edge = 16;

const Layout = (props: ComponentProps<'table'>) => <table {...props} role="presentation" />;

/** How many pixels the rows out of view take before and after those in view, as CSS padding. */
export const RowsOutOfView = createContext('0');

const Body = ({ style, ...props }: ComponentProps<'table'>) => (
  <Layout {...props} style={{ ...style, paddingBlock: use(RowsOutOfView) }} />
);

const header = {
  table: Layout,
  wrapper: (props: ComponentProps<'thead'>) => <thead {...props} role="rowgroup" />,
};
/** The box that it is scrolled in is the group of the rows: see `ListFrame`. */
const wrapper = (props: ComponentProps<'tbody'>) => <tbody {...props} role="presentation" />;

/**
 * What a list is drawn with. A table that scrolls has one table for its header and one for its rows: together they
 * stand in one element with the role of a table, which these are the parts of.
 */
export const rowRoles = { header, table: Body, body: { wrapper } };

/** The same while there are no rows, with one cell that says so. */
export const emptyRoles = {
  header,
  table: Body,
  body: {
    wrapper,
    row: (props: ComponentProps<'tr'>) => <tr {...props} role="row" />,
    cell: (props: ComponentProps<'td'>) => <td {...props} role="cell" />,
  },
};
