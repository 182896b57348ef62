/** The systems of size names; sizes of different systems cannot be compared. */
export const sizeSystems = ['Letters', 'Numbers', 'One size', 'Others'] as const;

const patterns = [
  ['One size', /^(one|one ?size|o\/?s|tu|u|un|uni|unica|unique|std)$/i],
  ['Letters', /^\d?x*[sml]([-/ ]\d?x*[sml])?$/i],
  ['Numbers', /^\d/],
] as const;

/** The system of a size: S or 2XL to letters, 38 or 36 1/2 to numbers. */
export const sizeSystem = (size: string): (typeof sizeSystems)[number] =>
  patterns.find(([, pattern]) => pattern.test(size.trim()))?.[0] ?? 'Others';
