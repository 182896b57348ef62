const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const entryLength = 46;

/** How large a zip is when it is unpacked, in bytes as it says itself; 0 for a file whose directory cannot be found. */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0) return 0;

  let size = 0;
  let at = view.getUint32(end + 16, true);
  while (at + entryLength <= end && view.getUint32(at, true) === entrySignature) {
    size += view.getUint32(at + 24, true);
    at +=
      entryLength +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return size;
}
