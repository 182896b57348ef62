import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { RowError } from '../../domain/catalog-file/formatRowError';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListTable } from '../../ui/list-table/ListTable';
import { type Sort, sortRows } from '../../ui/list-table/sortRows';
import styles from './BadRows.module.css';

interface Props {
  errors: readonly RowError[];
  /** What became of the file: 'nothing was changed'. */
  outcome: string;
}

/** A cell may be bad in two ways, which the table tells apart by their place. */
type PlacedError = RowError & { readonly place: number };

const number = new Intl.NumberFormat();

const columns: readonly ListColumn<PlacedError>[] = [
  {
    key: 'row',
    title: 'Row',
    width: 80,
    align: 'end',
    fixed: 'start',
    sortBy: ({ row }) => row,
    render: ({ row }) => number.format(row),
  },
  {
    key: 'column',
    title: 'Column',
    width: 112,
    sortBy: ({ column }) => column,
    render: ({ column }) => <span className={styles.message}>{column}</span>,
  },
  {
    key: 'message',
    title: 'What is wrong',
    width: 240,
    sortBy: ({ message }) => message,
    render: ({ message }) => <span className={styles.message}>{message}</span>,
  },
];

/** Every bad row of a file, in a table that can be sorted and downloaded. */
export function BadRows({ errors, outcome }: Props) {
  const [sort, setSort] = useState<Sort | null>(null);
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
        <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
          Download list
        </Button>
      </header>
      <ListTable
        label="Bad rows"
        columns={columns}
        rows={sorted}
        rowKey={placeOf}
        sort={sort}
        onSort={setSort}
        card={badRowCard}
        maxHeight={320}
        scrollKey={JSON.stringify(sort)}
        empty={null}
      />
    </section>
  );
}

const placeOf = ({ place }: PlacedError) => String(place);

function badRowCard({ row, column, message }: PlacedError) {
  return (
    <Flex vertical gap={2}>
      <Flex justify="space-between" gap={12}>
        <strong>{column}</strong>
        <span>Row {number.format(row)}</span>
      </Flex>
      <span className={styles.message}>{message}</span>
    </Flex>
  );
}
