/** A part of a file, in bytes; both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of `size` bytes that a Range header asks for (RFC 9110, 14.1): 'whole' when there is none, or one that may be
 * passed over, as several parts and what is no range; 'outside' when the file has none of its bytes.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
}
