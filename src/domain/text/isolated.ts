import { type Message, withValues } from '../language/message';

/** Letters that are written from right to left. */
const letter =
  '[\\p{Script=Hebr}\\p{Script=Arab}\\p{Script=Syrc}\\p{Script=Thaa}\\p{Script=Nkoo}\\p{Script=Adlm}]';
const fromRight = new RegExp(letter, 'u');
/**
 * What is set apart already, or letters from right to left up to the last before another letter or a quotation mark, with
 * the numbers behind them.
 */
const apart = new RegExp(
  `\\u2068[^\\u2069]*\\u2069|${letter}(?:(?:[^\\p{L}"“”\\u2068]|${letter})*${letter})?(?: \\p{Nd}+)*`,
  'gu',
);

/**
 * A name as it stands in a sentence or a row of ours: one with letters from right to left is set apart by invisible marks
 * (U+2068, U+2069), as it would turn around what stands beside it. For display alone, never to be stored.
 */
export function isolated(name: string): string {
  return fromRight.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * An English sentence with whatever stands in it from right to left set apart as by `isolated`, for sentences whose names
 * are no longer known, such as messages in words.
 */
export function withIsolatedNames(sentence: string): string {
  if (!fromRight.test(sentence)) return sentence;
  return sentence.replace(apart, (part) => (part.startsWith('\u2068') ? part : `\u2068${part}\u2069`));
}

/** A message with whatever stands in its values from right to left set apart in the same way. */
export const withIsolatedValues = (one: Message): Message =>
  withValues(one, (value) => (typeof value === 'string' ? withIsolatedNames(value) : value));
