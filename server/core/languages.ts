import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMadeFromEnglish, type LanguageTag, regionOf } from '../../src/domain/language/languages';
import { inEnglish, type Translate, translator } from '../../src/domain/language/wording';

const folder = path.resolve(import.meta.dirname, '../../src/languages');

/** What words messages in a language, with its numbers as in the region, or in its own; without a language in English. */
export function translateIn(tag: LanguageTag | null, region?: string): Translate {
  if (tag === null || isMadeFromEnglish(tag)) return inEnglish;
  const locale = { language: tag, region: region ?? regionOf(tag, []) };
  const key = `${tag} ${locale.region}`;
  const known = translators.get(key) ?? translator(locale, wordsOf(tag));
  translators.set(key, known);
  return known;
}

const translators = new Map<string, Translate>();
const wordsByLanguage = new Map<string, ReadonlyMap<string, string>>();

/** All translations of a language, which are read when it is first needed. */
function wordsOf(tag: string): ReadonlyMap<string, string> {
  const known = wordsByLanguage.get(tag);
  if (known !== undefined) return known;
  const words = new Map<string, string>();
  for (const file of readdirSync(path.join(folder, tag)).filter((name) => name.endsWith('.json'))) {
    const part: Record<string, string> = JSON.parse(readFileSync(path.join(folder, tag, file), 'utf8'));
    for (const [key, translation] of Object.entries(part)) words.set(key, translation);
  }
  wordsByLanguage.set(tag, words);
  return words;
}
