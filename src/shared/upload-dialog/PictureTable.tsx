import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListTable } from '../../ui/list-table/ListTable';
import { type Sort, sortRows } from '../../ui/list-table/sortRows';
import styles from './PictureTable.module.css';
import type { Picture } from './usePictures';

/** A picture and where it stands. */
export interface PictureRow extends Picture {
  readonly state: 'Checking' | 'Ready' | 'Sending' | 'Sent' | 'Left out';
}

const columns: readonly ListColumn<PictureRow>[] = [
  {
    key: 'picture',
    title: 'Picture',
    isTitleHidden: true,
    width: 56,
    render: ({ file }) => <Thumbnail file={file} />,
  },
  {
    key: 'name',
    title: 'File',
    width: 160,
    sortBy: ({ file }) => file.name,
    render: ({ file: { name } }) => <span className={styles.state}>{name}</span>,
  },
  {
    key: 'state',
    title: 'State',
    width: 200,
    sortBy: ({ fault, state }) => fault ?? state,
    render: stateText,
  },
];

/** The chosen pictures with what is wrong with them, or how far their sending is. */
export function PictureTable({ pictures }: { pictures: readonly PictureRow[] }) {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <div className={styles.table}>
      <ListTable
        label="Pictures"
        columns={columns}
        rows={sortRows(pictures, columns, sort)}
        rowKey={fileName}
        sort={sort}
        onSort={setSort}
        card={pictureCard}
        scrollKey={JSON.stringify(sort)}
        empty={null}
      />
    </div>
  );
}

const fileName = ({ file }: PictureRow) => file.name;

function stateText({ fault, state }: PictureRow) {
  return (
    <span className={styles.state} data-state={state}>
      {fault ?? state}
    </span>
  );
}

function pictureCard(picture: PictureRow) {
  return (
    <Flex gap={12} align="center">
      <Thumbnail file={picture.file} />
      <Flex vertical gap={2} className={styles.facts}>
        <span className={styles.state}>{picture.file.name}</span>
        {stateText(picture)}
      </Flex>
    </Flex>
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
