/** How wide a text is, in points. */
type Measure = (text: string) => number;

/**
 * Wraps text into lines no wider than `width`; a word that is wider is broken where it has to be. Lines don't break at a
 * no-break space.
 */
export function wrapText(text: string, width: number, widthOf: Measure): string[] {
  const collapsed = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  if (collapsed === '') return [];
  if (widthOf(collapsed) <= width) return [collapsed];
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(collapsed)) {
    const longer = line + word;
    if (widthOf(longer.trim()) <= width) {
      line = longer;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    const broken = breakWord(word.trimStart(), width, widthOf);
    lines.push(...broken.slice(0, -1));
    line = broken.at(-1) ?? '';
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as people see them: a letter with its marks is one. */
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

function breakWord(word: string, width: number, widthOf: Measure): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of lettersOf(word)) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}

const farEast = '\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\uff00-\\uffef';
const pieces = new RegExp(` *[${farEast}]| *[^ ${farEast}]+`, 'g');
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Splits text where a line may break: words with the space before them, single characters of the Far East, and the words
 * of Thai, which has no spaces between them.
 */
function wordsOf(text: string): string[] {
  if (!/[\u0e00-\u0e7f]/.test(text)) return text.match(pieces) ?? [];
  return Array.from(thaiWords.segment(text), ({ segment }) => segment);
}
