import { formatMessage, type Locale } from './formatMessage';
import { joinByCommas } from './languages';
import { isList, keyOf, type Listed, type Message, type MessageValue, type ValuesOf } from './message';

/** Translated texts by the key of their message. */
export type Words = Pick<ReadonlyMap<string, string>, 'get'>;

/** Words a text or a message in one language; what has no translation is worded in English. */
export interface Translate {
  <const Text extends string>(text: Text, ...values: ValuesOf<Text>): string;
  (message: Message): string;
}

/** A text as it is, such as a name, or a message in words. */
export const inWords = (t: Translate, text: string | Message): string =>
  typeof text === 'string' ? text : t(text);

/** What words messages in a language with its translations; English needs none. */
export function translator(locale: Locale, words: Words): Translate {
  const wordValue = (value: MessageValue): string => {
    if (typeof value === 'number' || typeof value === 'string') return String(value);
    if (isList(value)) return new Intl.ListFormat(locale.language).format(value.map(wordValue));
    return 'text' in value ? word(value) : wordListed(value);
  };
  const wordListed = (listed: Listed) => {
    if ('named' in listed) return joinByCommas(locale.language, listed.named.map(wordValue));
    // Without a comma before the last.
    const language = locale.language === 'en' ? 'en-GB' : locale.language;
    const [type, values] =
      'anyOf' in listed ? (['disjunction', listed.anyOf] as const) : (['conjunction', listed.allOf] as const);
    return new Intl.ListFormat(language, { type }).format(values.map(wordValue));
  };
  const word = (one: Message): string => {
    const text = words.get(keyOf(one)) ?? one.text;
    if (!text.includes('{')) return text;
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(one.values ?? {}))
      values[name] = typeof value === 'number' ? value : wordValue(value);
    return formatMessage<string>(text, { values }, locale).join('');
  };
  return (text: string | Message, values?: Message['values']) =>
    word(typeof text === 'string' ? { text, values } : text);
}

/** English, which is in the code, for files, mails and what the host answers. */
export const inEnglish: Translate = translator({ language: 'en', region: 'en' }, new Map());
