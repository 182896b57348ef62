const longest = 80;

/** The name that an order's document is saved under: no path, no character that a file system refuses. */
export function orderFileName(order: { id: string; name: string }, extension: string): string {
  const safe = order.name
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .replace(/\s+/g, '_');
  // Whole characters: half of a surrogate pair can't be put into a header.
  const name = [...safe].slice(0, longest).join('').replace(/\.+$/, '');
  return `order_${order.id}${name === '' ? '' : `_${name}`}.${extension}`;
}
