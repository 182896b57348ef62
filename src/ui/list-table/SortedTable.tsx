import { useMemo, useState } from 'react';
import { ListTable, type ListTableProps } from './ListTable';
import { type Sort, sortRows } from './sortRows';

/** The props of a `SortedTable`: those of a `ListTable`, whose rows it sorts itself. */
export interface SortedTableProps<Row> extends ListTableProps<Row> {
  /** Which of the sorted rows are shown; must be referentially stable. */
  filter?: (rows: readonly Row[]) => readonly Row[];
  /** The initial sort of a table with uncontrolled sort. */
  firstSort?: Sort;
}

/** A `ListTable` that sorts and filters its rows. The sort is uncontrolled unless `onSort` is given. */
export function SortedTable<Row extends object>(props: SortedTableProps<Row>) {
  const { rows, filter, firstSort = null, scrollKey, ...table } = props;
  const [ownSort, setOwnSort] = useState<Sort | null>(firstSort);
  const { columns, sort = ownSort, onSort = setOwnSort } = table;
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const shown = useMemo(() => filter?.(sorted) ?? sorted, [sorted, filter]);
  return (
    <ListTable
      {...table}
      rows={shown}
      sort={sort}
      onSort={onSort}
      scrollKey={JSON.stringify([sort, scrollKey])}
    />
  );
}
