import { message } from '../language/message';
import { withPlainDigits } from '../text/digits';
import { withPlainMarks } from '../text/plainMarks';
import { hasInvisible, hasInvisibleInCode, toStoredCode, toStoredText } from '../text/storedText';

/**
 * What a cell is read as: a code of ours, whose digits are 0 to 9, a brand's own code, a number, yes or no, or a text
 * for people.
 */
export type CellKind = 'code' | 'own code' | 'number' | 'truth' | 'text';

/** The note about a text whose invisible characters were removed. */
export const removedNote = message("characters that can't be seen were removed");

/** Most cells are, and need not be looked at again: there may be millions. */
const plain = /^[ -~]*$/;

const codeText = (text: string) => withPlainDigits(toStoredCode(text));

const textBy: Readonly<Record<CellKind, (text: string) => string>> = {
  code: codeText,
  'own code': toStoredCode,
  number: toNumberText,
  truth: codeText,
  text: (text) => toStoredText(text).trim(),
};

/** The text of a cell as it is read and stored: the one place where texts of files become ours. */
export function cellText(text: string, kind: CellKind): string {
  const trimmed = text.trim();
  const isClean = plain.test(trimmed) && (kind === 'text' || !trimmed.includes('  '));
  return isClean ? trimmed : textBy[kind](text);
}

/** Whether reading a cell removes characters from it that can't be seen. */
export function removesFrom(text: string, kind: CellKind): boolean {
  if (plain.test(text)) return false;
  return kind === 'text' ? hasInvisible(text) : hasInvisibleInCode(text);
}

/** The Arabic mark of thousands has no other meaning, unlike point and comma. */
function toNumberText(text: string): string {
  return withPlainMarks(text)
    .replace(/(?<=\d)٬(?=\d{3}(?!\d))/g, '')
    .replaceAll('٫', '.')
    .replace(/^[‐‑‒–—](?=\s*\d)/, '-')
    .trim();
}
