import { useMemo } from 'react';
import { cardOf } from './plainColumns';
import { SortedTable, type SortedTableProps } from './SortedTable';

type Props<Row> = Pick<SortedTableProps<Row>, 'label' | 'columns' | 'rows' | 'maxHeight' | 'empty'>;

/** A `SortedTable` of rows without ids; their index is the key. */
export function IndexedTable<Row extends object>({ columns, rows, ...table }: Props<Row>) {
  const indexed = useMemo(() => rows.map((row, index) => ({ ...row, index })), [rows]);
  return (
    <SortedTable
      {...table}
      columns={columns}
      rows={indexed}
      rowKey={({ index }) => String(index)}
      card={cardOf(columns)}
    />
  );
}
