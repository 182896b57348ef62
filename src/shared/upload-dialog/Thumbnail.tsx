import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import { inFull } from '../../ui/list-table/plainColumns';

interface Props {
  file: Blob;
  width?: number;
  height?: number;
  /** Whether the picture is cropped to the size or fitted into it. */
  fit?: 'cover' | 'contain';
  /** Empty if the file's name is shown beside it. */
  alt?: string;
}

/** A small picture of a file that is not on the server. */
export function Thumbnail({ file, width, height = 44, fit = 'cover', alt = '' }: Props) {
  const [url, setUrl] = useState<string>();
  useEffect(
    function showFile() {
      const made = URL.createObjectURL(file);
      setUrl(made);
      return () => URL.revokeObjectURL(made);
    },
    [file],
  );
  return (
    <img
      style={{ objectFit: fit, maxWidth: 'min(280px, 100%)' }}
      src={url}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  );
}

/** A table cell with a picture and its file name. */
export const fileCell = ({ file }: { file: File }) => (
  <Flex gap={8} align="center">
    <Thumbnail file={file} width={32} />
    <span style={inFull}>{file.name}</span>
  </Flex>
);
