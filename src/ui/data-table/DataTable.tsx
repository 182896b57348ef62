import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useIsNarrow } from '../useIsNarrow';
import type { Column } from './Column';
import { DataRow } from './DataRow';
import styles from './DataTable.module.css';
import { HeaderCell } from './HeaderCell';
import { SkeletonRows } from './SkeletonRows';
import type { Sort } from './sortRows';
import { useKeptFocus } from './useKeptFocus';
import { useRowWindow } from './useRowWindow';

/** How the rows stand as cards on a narrow window. */
export interface CardLayout {
  readonly height: number;
  /** A CSS `grid-template` whose areas are the keys of the columns. */
  readonly template: string;
}

interface Props<Row> {
  /** What the table is called for screen readers. */
  label: string;
  /** Keep it between renders: a new one renders every row in view anew. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: Sort | null;
  onSort: (key: string) => void;
  rowHeight: number;
  /** Below this width, in pixels, the table scrolls sideways and its first column stays. */
  minWidth: number;
  card: CardLayout;
  /** Nothing is known yet: placeholders stand in for the rows. */
  isLoading: boolean;
  /** The rows are those of the question before, while the answer is on its way. */
  isStale: boolean;
  /** Whenever it changes, the table goes back to its top. */
  scrollKey: string;
  /** Stands where rows would be when there are none. */
  empty: ReactNode;
}

/**
 * A table that fills the height it is given and mounts only the rows in view: 50,000 of them open, sort and filter as
 * fast as a list written for them alone. Columns sort by their headers; on a narrow window the rows are cards.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, sort, scrollKey, isLoading } = props;
  const isNarrow = useIsNarrow();
  const rowHeight = isNarrow ? props.card.height : props.rowHeight;
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to } = useRowWindow(scroller, rowHeight, rows.length);
  const keepFocus = useKeptFocus(scroller);

  useEffect(
    function returnToTop() {
      if (scroller.current !== null) scroller.current.scrollTop = 0;
    },
    [scrollKey],
  );

  const style: CSSProperties & Record<`--${string}`, string> = {
    '--tracks': columns.map(({ track }) => track).join(' '),
    '--card': props.card.template,
    '--row-height': `${rowHeight}px`,
    '--min-width': `${props.minWidth}px`,
  };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={style}
      data-layout={isNarrow ? 'cards' : 'rows'}
      tabIndex={0}
      role="group"
      aria-label={props.label}
      {...keepFocus}
    >
      <div
        className={styles.table}
        role="table"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-busy={isLoading || props.isStale}
      >
        <div className={styles.head} role="rowgroup">
          <div className={styles.row} role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={props.onSort} />
            ))}
          </div>
        </div>
        {isLoading && <SkeletonRows columns={columns} />}
        {!isLoading && rows.length > 0 && (
          <div className={styles.body} style={{ height: rows.length * rowHeight }} data-stale={props.isStale}>
            <div role="rowgroup" style={{ transform: `translateY(${from * rowHeight}px)` }}>
              {rows.slice(from, to).map((row, index) => (
                <DataRow
                  key={props.rowKey(row)}
                  row={row}
                  columns={columns}
                  rowIndex={from + index + 2}
                  isNarrow={isNarrow}
                />
              ))}
            </div>
          </div>
        )}
      </div>
      {!isLoading && rows.length === 0 && <div className={styles.empty}>{props.empty}</div>}
    </div>
  );
}
