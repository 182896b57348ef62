import { useEffect, useState } from 'react';

interface Props {
  file: Blob;
  width?: number;
  height?: number;
  /** Whether the picture is cut to the size or shown whole. */
  fit?: 'cover' | 'contain';
  /** Empty where the file's name stands beside it. */
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
