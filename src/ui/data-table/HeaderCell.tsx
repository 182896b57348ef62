import type { Column } from './Column';
import styles from './DataTable.module.css';
import type { Sort } from './sortRows';

interface Props<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (key: string) => void;
}

/** The header of one column of a `DataTable`: pressing it sorts. */
export function HeaderCell<Row>({ column, sort, onSort }: Props<Row>) {
  const direction = sort?.key !== column.key ? 'none' : sort.descending ? 'descending' : 'ascending';
  const isSortable = column.sortBy !== undefined;
  return (
    <div
      className={styles.headerCell}
      role="columnheader"
      data-align={column.align}
      data-sortable={isSortable}
      aria-sort={isSortable ? direction : undefined}
    >
      {isSortable ? (
        <button className={styles.sort} type="button" onClick={() => onSort(column.key)}>
          {column.title}
          <svg className={styles.arrow} viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
            <path d={direction === 'descending' ? 'M0 2h8L4 7z' : 'M0 6h8L4 1z'} fill="currentColor" />
          </svg>
        </button>
      ) : (
        <span className={column.isTitleHidden ? styles.hidden : undefined}>{column.title}</span>
      )}
    </div>
  );
}
