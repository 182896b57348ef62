import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { RowError } from '../../domain/catalog-file/formatRowError';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import type { Column } from '../../ui/data-table/Column';
import { type CardLayout, DataTable } from '../../ui/data-table/DataTable';
import { nextSort, type Sort, sortRows } from '../../ui/data-table/sortRows';
import { useIsNarrow } from '../../ui/useIsNarrow';
import styles from './BadRows.module.css';

interface Props {
  errors: readonly RowError[];
  /** What became of the file: 'nothing was changed'. */
  outcome: string;
}

const number = new Intl.NumberFormat();

const columns: readonly Column<RowError>[] = [
  {
    key: 'row',
    title: 'Row',
    track: '80px',
    align: 'end',
    sortBy: ({ row }) => row,
    cell: ({ row }) => number.format(row),
  },
  {
    key: 'column',
    title: 'Column',
    track: '160px',
    sortBy: ({ column }) => column,
    cell: ({ column }) => column,
  },
  {
    key: 'message',
    title: 'What is wrong',
    track: 'minmax(240px, 1fr)',
    sortBy: ({ message }) => message,
    cell: ({ message }) => (
      <span className={styles.message} title={message}>
        {message}
      </span>
    ),
  },
];

const rowHeight = 32;
const card: CardLayout = { height: 84, template: `'column row' 22px 'message message' 40px / 1fr auto` };

/** Every bad row of a file, in a table that can be sorted and downloaded. */
export function BadRows({ errors, outcome }: Props) {
  const isNarrow = useIsNarrow();
  const [sort, setSort] = useState<Sort | null>(null);
  // A cell may be bad in two ways, which the table tells apart by their place.
  const rows = useMemo(() => errors.map((error, place) => ({ ...error, place })), [errors]);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, sort]);
  const count = new Set(errors.map(({ row }) => row)).size;

  const handleDownload = () =>
    void downloadSpreadsheet('bad-rows.xlsx', [
      ['Row', 'Column', 'What is wrong'],
      ...errors.map(({ row, column, message }) => [String(row), column, message]),
    ]);

  return (
    <section className={styles.badRows} aria-label="Bad rows">
      <header className={styles.head}>
        <h2 role="alert">
          {count === 1 ? '1 row' : `${number.format(count)} rows`} to correct, {outcome}
        </h2>
        <Button size="small" onClick={handleDownload}>
          Download list
        </Button>
      </header>
      <div
        className={styles.table}
        style={{ height: Math.min(360, 44 + (isNarrow ? card.height : rowHeight) * rows.length) }}
      >
        <DataTable
          label="Bad rows"
          columns={columns}
          rows={sorted}
          rowKey={({ place }) => String(place)}
          sort={sort}
          onSort={(key) => setSort(nextSort(sort, key))}
          rowHeight={rowHeight}
          minWidth={480}
          card={card}
          isLoading={false}
          isStale={false}
          scrollKey={JSON.stringify(sort)}
          empty={null}
        />
      </div>
    </section>
  );
}
