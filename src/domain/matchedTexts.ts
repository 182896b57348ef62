/**
 * The first of some texts for each typed word that what is shown of a result lacks, joined by spaces; blank where it lacks
 * none. `fold` prepares texts for comparison.
 */
export function matchedTexts(
  typed: string,
  shown: string,
  texts: readonly string[],
  fold: (text: string) => string,
): string {
  const seen = fold(shown);
  const missing = fold(typed)
    .split(/\s+/)
    .filter((word) => !seen.includes(word));
  const matched = missing.flatMap((word) => texts.filter((text) => fold(text).includes(word)).slice(0, 1));
  return [...new Set(matched)].join(' ');
}
