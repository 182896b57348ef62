import type { TableColumnsType, TableColumnType } from 'antd';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Row, RowsBody, RowsTable } from './RowsInView';
import type { Sort } from './sortRows';

/** A column of a `ListTable`: an Ant Design column with some additions. */
export interface ListColumn<Row> extends Pick<TableColumnType<Row>, 'align' | 'fixed'> {
  readonly key: string;
  readonly title: string;
  /** The minimum in pixels; extra room is distributed in proportion to these widths, unless a column `grows`. */
  readonly width: number;
  /** Whether it takes all extra width, after other columns have grown up to their `widest`. */
  readonly grows?: boolean;
  /** Up to which width in pixels it gets wider with the window, from 1280 px on. */
  readonly widest?: number;
  readonly render: (row: Row) => ReactNode;
  /** What the column sorts by; a column without it cannot be sorted. */
  readonly sortBy?: (row: Row) => string | number;
  /** Whether the header's text is for screen readers only. */
  readonly isTitleHidden?: boolean;
  /** Shown in the header instead of the title. */
  readonly header?: ReactNode;
  /** Whether its cells depend on more than the row, so that they re-render every time. */
  readonly isLive?: boolean;
}

/** Ant Design's columns with the roles of a table, and their total width. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  sort: Sort | null,
): { columns: TableColumnsType<Row>; width: number } {
  return {
    width: columns.reduce((sum, { width }) => sum + width, 0),
    columns: columns.map(
      ({ sortBy, isTitleHidden, isLive, grows, widest, header: shown, render, ...column }, index) => ({
        ellipsis: { showTitle: false },
        ...column,
        width: grows ? undefined : widthOf(column.width, widest),
        title: titleOf(column.title, { shown, isTitleHidden }),
        showSorterTooltip: false,
        sorter: sortBy !== undefined,
        sortOrder:
          sort?.key !== column.key ? null : sort.descending ? ('descend' as const) : ('ascend' as const),
        render: (_value: unknown, row: Row) => render(row),
        shouldCellUpdate: isLive ? undefined : isOther,
        // Ant Design sets 'aria-sort' only on the sorted column.
        onHeaderCell: () => ({
          role: 'columnheader',
          'aria-sort': sortBy === undefined ? undefined : ('none' as const),
          style: edgeOf(index, columns.length),
        }),
        // Names, codes and figures, which no translation may change.
        onCell: () => ({ role: 'cell', translate: 'no', style: edgeOf(index, columns.length) }),
      }),
    ),
  };
}

const widthOf = (width: number, widest?: number) =>
  widest === undefined ? width : `clamp(${width}px, ${width}px + 100vw - 1280px, ${widest}px)`;

function titleOf(title: string, { shown, isTitleHidden }: { shown?: ReactNode; isTitleHidden?: boolean }) {
  if (shown !== undefined) return <HeaderOnly>{shown}</HeaderOnly>;
  return isTitleHidden ? <span className="visually-hidden">{title}</span> : title;
}

const isOther = (row: unknown, before: unknown) => row !== before;

/** Padding at the first and the last column, where the scroll bar overlays the rows. */
const edgeOf = (index: number, count: number) => ({
  paddingInlineStart: index === 0 ? edge : undefined,
  paddingInlineEnd: index === count - 1 ? edge : undefined,
});
const edge = 16;

const InHeader = createContext(false);

/** Ant Design measures columns with a hidden copy of the titles, which must not be focusable. */
const HeaderOnly = ({ children }: { children: ReactNode }) => (use(InHeader) ? children : null);

const Layout = (props: ComponentProps<'table'>) => <table {...props} role="presentation" />;

const header = {
  table: Layout,
  wrapper: (props: ComponentProps<'thead'>) => (
    <InHeader value>
      <thead {...props} role="rowgroup" />
    </InHeader>
  ),
};

/**
 * The components of a list. Ant Design renders a scrolling table as one table for the header and one for the rows. Both
 * are inside one element with role `table`, so these get the roles of its parts.
 */
export const rowRoles = { header, table: RowsTable, body: { wrapper: RowsBody, row: Row } };

/** The same for an empty table, whose only cell shows a message. */
export const emptyRoles = {
  ...rowRoles,
  body: { ...rowRoles.body, cell: (props: ComponentProps<'td'>) => <td {...props} role="cell" /> },
};
