import { Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { ListTable } from '../../ui/list-table/ListTable';
import { type Sort, sortRows } from '../../ui/list-table/sortRows';
import type { Picture } from './usePictures';

/** A picture and where it stands. */
export interface PictureRow extends Picture {
  readonly state: 'Checking' | 'Ready' | 'Sending' | 'Sent' | 'Left out';
}

/** A name, and why a picture is left out, are read in full. */
const inFull = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const tones = {
  Checking: undefined,
  Ready: 'success',
  Sending: undefined,
  Sent: 'success',
  'Left out': 'danger',
} as const;

const columns: readonly ListColumn<PictureRow>[] = [
  {
    key: 'name',
    title: 'File',
    width: 120,
    sortBy: ({ file }) => file.name,
    render: ({ file }) => (
      <Flex gap={8} align="center">
        <Thumbnail file={file} />
        <span style={inFull}>{file.name}</span>
      </Flex>
    ),
  },
  {
    key: 'state',
    title: 'State',
    width: 120,
    sortBy: ({ fault, state }) => fault ?? state,
    render: ({ fault, state }) => (
      <Typography.Text type={tones[state]} style={inFull}>
        {fault ?? state}
      </Typography.Text>
    ),
  },
];

/** The chosen pictures with what is wrong with them, or how far their sending is. */
export function PictureTable({ pictures }: { pictures: readonly PictureRow[] }) {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <ListTable
      label="Pictures"
      columns={columns}
      rows={sortRows(pictures, columns, sort)}
      rowKey={({ file }) => file.name}
      sort={sort}
      onSort={setSort}
      maxHeight={280}
      scrollKey={JSON.stringify(sort)}
      empty={null}
    />
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
  return <img style={{ objectFit: 'cover' }} src={url} alt="" width={32} height={44} decoding="async" />;
}
