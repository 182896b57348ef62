const longest = 80;

/** The name that a document is saved under: no path, no character that a file system refuses. */
export function documentFileName(
  kind: string,
  { id, name }: { id: string; name: string },
  extension: string,
): string {
  const safe = name
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .replace(/\s+/g, '_');
  // Whole characters: half of a surrogate pair can't be put into a header.
  const short = [...safe].slice(0, longest).join('').replace(/\.+$/, '');
  return `${kind}_${id}${short === '' ? '' : `_${short}`}.${extension}`;
}
