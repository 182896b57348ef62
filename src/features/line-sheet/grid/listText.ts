const mostLines = 5;

/** Sentences under each other, the first few of many. */
export function listText(sentences: readonly string[]): string {
  if (sentences.length <= mostLines) return sentences.join('\n');
  const shown = sentences.slice(0, mostLines - 1);
  return [...shown, `and ${sentences.length - shown.length} more`].join('\n');
}
