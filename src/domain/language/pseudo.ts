import { type MessagePart, parseMessage } from './formatMessage';
import type { Words } from './wording';

/** How the text between the arguments of a message is changed. */
type Change = (text: string) => string;

const accents = new Map(
  [...'AaCcEeIiNnOoUuYy'].map((letter, index) => [letter, [...'ÅåÇçÉéÎîÑñÖöÛûÝý'][index]]),
);

/** Two fifths longer, with accents. */
const lengthen: Change = (text) =>
  [...text].map((letter) => accents.get(letter) ?? letter).join('') +
  ' ·'.repeat(Math.ceil(text.trim().length / 5));

/** Set from right to left, letter by letter. */
const reverse: Change = (text) => `\u202e${text}\u202c`;

/** Makes translations from English, each in brackets: what has none is not translated. */
const pseudoWords = (change: Change): Words => ({
  get: (key) => `[${print(parseMessage(key.slice(key.indexOf('|') + 1)), change)}]`,
});

/** English as another language: longer. */
export const longerWords = pseudoWords(lengthen);

/** English as another language: from right to left. */
export const reversedWords = pseudoWords(reverse);

/** Writes a message again, its texts changed. */
const print = (parts: readonly MessagePart[], change: Change): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return change(part.text);
      if (part.kind === 'count') return '#';
      if (part.kind === 'tag') return `<${part.name}>${print(part.parts, change)}</${part.name}>`;
      if (!('cases' in part)) return part.kind === 'value' ? `{${part.name}}` : `{${part.name}, number}`;
      const cases = [...part.cases].map(([key, inner]) => `${key} {${print(inner, change)}}`);
      return `{${part.name}, ${part.kind}, ${cases.join(' ')}}`;
    })
    .join('');
