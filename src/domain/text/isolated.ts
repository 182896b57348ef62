/** Letters that are written from right to left. */
const fromRight =
  /[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/u;

/**
 * A name as it stands in a sentence or a row of ours: one with letters from right to left is set apart by invisible marks
 * (U+2068, U+2069), as it would turn around what stands beside it. For display alone, never to be stored.
 */
export function isolated(name: string): string {
  return fromRight.test(name) ? `\u2068${name}\u2069` : name;
}
