import { useEffect, useState } from 'react';
import type { Column } from '../../ui/data-table/Column';
import { type CardLayout, DataTable } from '../../ui/data-table/DataTable';
import { nextSort, type Sort, sortRows } from '../../ui/data-table/sortRows';
import styles from './PictureTable.module.css';
import type { Picture } from './usePictures';

/** A picture and where it stands. */
export interface PictureRow extends Picture {
  readonly state: 'Checking' | 'Ready' | 'Sending' | 'Sent' | 'Left out';
}

const card: CardLayout = { height: 72, template: `'picture name' 26px 'picture state' 26px / 48px 1fr` };

const columns: readonly Column<PictureRow>[] = [
  {
    key: 'picture',
    title: 'Picture',
    isTitleHidden: true,
    track: '64px',
    cell: ({ file }) => <Thumbnail file={file} />,
  },
  {
    key: 'name',
    title: 'File',
    track: 'minmax(140px, 1fr)',
    sortBy: ({ file }) => file.name,
    cell: ({ file: { name } }) => (
      <span className={styles.text} title={name}>
        {name}
      </span>
    ),
  },
  {
    key: 'state',
    title: 'State',
    track: 'minmax(200px, 1.4fr)',
    sortBy: ({ fault, state }) => fault ?? state,
    cell: ({ fault, state }) => (
      <span className={styles.text} data-state={state} title={fault ?? undefined}>
        {fault ?? state}
      </span>
    ),
  },
];

/** The chosen pictures with what is wrong with them, or how far their sending is. */
export function PictureTable({ pictures }: { pictures: readonly PictureRow[] }) {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <div className={styles.table}>
      <DataTable
        label="Pictures"
        columns={columns}
        rows={sortRows(pictures, columns, sort)}
        rowKey={({ file }) => file.name}
        sort={sort}
        onSort={(key) => setSort(nextSort(sort, key))}
        rowHeight={52}
        minWidth={420}
        card={card}
        isLoading={false}
        isStale={false}
        scrollKey={JSON.stringify(sort)}
        empty={null}
      />
    </div>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(
    function showFile() {
      const made = URL.createObjectURL(file);
      setUrl(made);
      return () => URL.revokeObjectURL(made);
    },
    [file],
  );
  return <img className={styles.thumbnail} src={url} alt="" width={32} height={44} decoding="async" />;
}
