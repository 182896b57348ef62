/** The table id behind an opaque wire id, or null for a text that can't be one. */
export function toId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
