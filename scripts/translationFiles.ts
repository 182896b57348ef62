import { po, type GetTextTranslation } from 'gettext-parser';
import { type MessagePart, parseMessage } from '../src/domain/language/formatMessage';
import { keyOf } from '../src/domain/language/message';
import type { FoundMessage } from './messages';

/** The translations of a part of the page, by the keys of their messages. */
export type Translations = Readonly<Record<string, string>>;

/** What is wrong with the translations of a part in a language (BCP 47), a sentence each. */
export function faultsOf(
  language: string,
  messages: readonly FoundMessage[],
  translations: Translations,
): string[] {
  const known = new Map(messages.map((one) => [keyOf(one), one]));
  return [
    ...[...known].flatMap(([key, { text, file, line }]) => {
      const translation = translations[key];
      const where = `${file}:${line}: '${text}'`;
      if (translation === undefined || translation === '') return [`${where} is not translated.`];
      const fault = translationFault(language, text, translation);
      return fault === null ? [] : [`${where}: '${translation}' ${fault}`];
    }),
    ...Object.keys(translations)
      .filter((key) => !known.has(key))
      .map((key) => `'${key}' is translated, but not used any more.`),
  ];
}

function translationFault(language: string, text: string, translation: string): string | null {
  let parsed: readonly MessagePart[];
  try {
    parsed = parseMessage(translation);
  } catch {
    return 'is no message: its braces and tags do not fit together.';
  }
  const [wanted, found] = [namesIn(parseMessage(text)), namesIn(parsed)];
  const missing = [...wanted].filter(([name, kind]) => kind !== 'select' && !found.has(name));
  const added = [...found.keys()].filter((name) => !wanted.has(name));
  if (missing.length > 0) return `lacks {${missing.map(([name]) => name).join('}, {')}}.`;
  if (added.length > 0) return `has {${added.join('}, {')}}, which is no value of the text.`;
  const lacking = lackingCases(language, parsed);
  return lacking.length === 0 ? null : `lacks the plural ${lacking.join(', ')}.`;
}

/** The names of arguments and tags, with what each is. */
function namesIn(message: readonly MessagePart[]): Map<string, MessagePart['kind']> {
  const names = new Map<string, MessagePart['kind']>();
  for (const part of message) {
    if ('name' in part) names.set(part.name, part.kind);
    for (const [name, kind] of innerOf(part).flatMap((inner) => [...namesIn(inner)]))
      if (!names.has(name)) names.set(name, kind);
  }
  return names;
}

const innerOf = (part: MessagePart): (readonly MessagePart[])[] => {
  if (part.kind === 'tag') return [part.parts];
  return 'cases' in part ? [...part.cases.values()] : [];
};

/** The plural categories that a language needs for counts up to 200 and a message does not have. */
function lackingCases(language: string, message: readonly MessagePart[]): string[] {
  const rules = new Intl.PluralRules(language);
  const counted = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  const needed = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((one) => counted.has(one));
  return message.flatMap((part) => [
    ...('cases' in part && part.kind === 'plural'
      ? needed.filter((category) => !part.cases.has(category))
      : []),
    ...innerOf(part).flatMap((inner) => lackingCases(language, inner)),
  ]);
}

/** A part's messages and their translations as a .po file, which translators' tools read. */
export function toPo(
  language: string,
  messages: readonly FoundMessage[],
  translations: Translations,
): string {
  const contexts: Record<string, Record<string, GetTextTranslation>> = {};
  for (const one of messages) {
    const { text, context = '', file, line } = one;
    const entries = (contexts[context] ??= {});
    const references = [entries[text]?.comments?.reference, `${file}:${line}`].filter(Boolean).join('\n');
    entries[text] = {
      msgid: text,
      ...(context !== '' && { msgctxt: context }),
      msgstr: [translations[keyOf(one)] ?? ''],
      comments: {
        reference: references,
        translator: '',
        extracted: '',
        flag: 'icu-message-format',
        previous: '',
      },
    };
  }
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' };
  return po.compile({ charset: 'utf-8', headers, translations: contexts }).toString('utf8');
}

/** The translations of a .po file, by the keys of their messages and in their order. */
export function fromPo(content: string): Translations {
  const { translations: contexts } = po.parse(content);
  const found = Object.entries(contexts).flatMap(([context, entries]) =>
    Object.values(entries)
      .filter(({ msgid, msgstr }) => msgid !== '' && (msgstr[0] ?? '') !== '')
      .map(({ msgid, msgstr }): [string, string] => [
        keyOf({ text: msgid, ...(context !== '' && { context }) }),
        msgstr[0] ?? '',
      ]),
  );
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
