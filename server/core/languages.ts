import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isMadeFromEnglish,
  type LanguageTag,
  matchLanguage,
  pageLanguages,
  regionOf,
} from '../../src/domain/language/languages';
import { longerWords, reversedWords } from '../../src/domain/language/pseudo';
import { inEnglish, type Translate, translator, type Words } from '../../src/domain/language/wording';

const folder = path.resolve(import.meta.dirname, '../../src/languages');

/** In which language somebody reads, and the region of their numbers and days; plain data, for tasks and worker threads. */
export interface ReaderLocale {
  readonly language: LanguageTag;
  readonly region: string;
}

/** What somebody reads who has chosen a language, or none. */
export const localeOf = (tag: LanguageTag | null): ReaderLocale => ({
  language: tag ?? 'en',
  region: regionOf(tag ?? 'en', []),
});

/** What a caller reads, by the Accept-Language header: the language that fits it best, else English. */
export function localeFor(acceptLanguage = ''): ReaderLocale {
  const asked = acceptLanguage
    .slice(0, longestHeader)
    .split(',', mostTags)
    .map((part) => ({ tag: askedTag.exec(part)?.[1] ?? '', quality: Number(quality.exec(part)?.[1] ?? 1) }))
    .filter((one) => one.tag !== '' && one.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
  const offered = pageLanguages.map(({ tag }) => tag);
  const language = matchLanguage(asked, offered) ?? 'en';
  // English is as it was before there were other languages, for every caller.
  if (language === 'en') return localeOf(language);
  // Callers may name regions that do not exist.
  const region = new Intl.NumberFormat(regionOf(language, asked)).resolvedOptions().locale;
  return { language, region };
}

/** More of a header than this is not read. */
const longestHeader = 500;
const mostTags = 10;
/** Language and region; a script between them, such as in zh-Hant-TW, and extensions are of no use here. */
const askedTag = /^\s*([a-z]{2,3}(?:-(?:[a-z]{2}|\d{3}))?)(?![a-z0-9])/i;
const quality = /;\s*q=([\d.]+)/i;

/** What words messages in a language, with its numbers as in the region, or in its own; without a language in English. */
export function translateIn(tag: LanguageTag | null, region?: string): Translate {
  if (tag === null || tag === 'en') return inEnglish;
  const locale = { language: isMadeFromEnglish(tag) ? 'en' : tag, region: region ?? regionOf(tag, []) };
  const key = `${tag} ${locale.region}`;
  const known = translators.get(key) ?? translator(locale, pseudoWords.get(tag) ?? wordsOf(tag));
  translators.set(key, known);
  return known;
}

/** Words messages in the language and with the numbers that a caller reads, by the Accept-Language header. */
export function translateFor(acceptLanguage: string | undefined): Translate {
  const { language, region } = localeFor(acceptLanguage);
  return translateIn(language, region);
}

const translators = new Map<string, Translate>();
const wordsByLanguage = new Map<string, ReadonlyMap<string, string>>();
/** The words that are made from English. */
export const pseudoWords: ReadonlyMap<LanguageTag, Words> = new Map([
  ['en-XA', longerWords],
  ['ar-XB', reversedWords],
]);

/** All translations of a language by the keys of their messages, which are read when it is first needed. */
export function wordsOf(tag: LanguageTag): ReadonlyMap<string, string> {
  const known = wordsByLanguage.get(tag);
  if (known !== undefined) return known;
  const words = new Map<string, string>();
  const files = isMadeFromEnglish(tag) ? [] : readdirSync(path.join(folder, tag));
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const part: Record<string, string> = JSON.parse(readFileSync(path.join(folder, tag, file), 'utf8'));
    for (const [key, translation] of Object.entries(part)) words.set(key, translation);
  }
  wordsByLanguage.set(tag, words);
  return words;
}
