import { useMemo } from 'react';
import type { Column } from './Column';
import styles from './DataTable.module.css';

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The row's place among all rows, the header being 1. */
  rowIndex: number;
  /** Whether it stands as a card. */
  isNarrow: boolean;
}

/** One row of a `DataTable`; its cells are made anew only when the row itself or the columns change. */
export function DataRow<Row>({ row, columns, rowIndex, isNarrow }: Props<Row>) {
  const cells = useMemo(
    () =>
      columns.map((column) => (
        <div
          key={column.key}
          className={styles.cell}
          role="cell"
          data-align={column.align}
          data-column={column.key}
          data-title={column.title}
          style={isNarrow ? { gridArea: column.key } : undefined}
        >
          {column.cell(row)}
        </div>
      )),
    [row, columns, isNarrow],
  );
  return (
    <div className={styles.row} role="row" aria-rowindex={rowIndex}>
      {cells}
    </div>
  );
}
