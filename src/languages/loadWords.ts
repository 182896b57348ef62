import type { Locale as AntdLocale } from 'antd/es/locale';
import { isMadeFromEnglish, type LanguageTag } from '../domain/language/languages';
import type { WordsPart } from '../domain/language/parts';
import { language } from './useT';

/** What was loaded of a language's folder. */
interface LoadedLanguage {
  /** By the keys of their messages. */
  readonly words: Map<string, string>;
  readonly loads: Map<WordsPart, Promise<void>>;
  /** Ant Design's own words. */
  antd?: AntdLocale;
}

const languages = new Map<LanguageTag, LoadedLanguage>();

/** The parts whose screens were opened: they are loaded in a language that is chosen later, too. */
const openedParts = new Set<WordsPart>(['login']);

/**
 * Loads the words of parts in the page's language; their screens wait for it. What can't be loaded is shown in English,
 * and requested again with the next screen.
 */
export async function needWords(...parts: readonly WordsPart[]): Promise<void> {
  for (const part of parts) openedParts.add(part);
  await loadWords(language.get().tag).catch(() => undefined);
}

/** Loads a language's words of the parts that were opened so far; rejects if they can't be loaded. */
export async function loadWords(tag: LanguageTag): Promise<ReadonlyMap<string, string>> {
  const loaded = languages.get(tag) ?? { words: new Map(), loads: new Map() };
  languages.set(tag, loaded);
  if (!isMadeFromEnglish(tag)) await Promise.all([...openedParts].map((part) => load(tag, part, loaded)));
  return loaded.words;
}

/** Ant Design's words in the page's language, once a signed-in page is open; undefined in English, which it has itself. */
export const antdLocale = (tag: LanguageTag): AntdLocale | undefined => languages.get(tag)?.antd;

function load(tag: LanguageTag, part: WordsPart, loaded: LoadedLanguage): Promise<void> {
  const known = loaded.loads.get(part) ?? read(tag, part, loaded);
  loaded.loads.set(part, known);
  known.catch(() => loaded.loads.delete(part));
  return known;
}

async function read(tag: LanguageTag, part: WordsPart, loaded: LoadedLanguage): Promise<void> {
  const [words, antd] = await Promise.all([
    import(
      /* webpackChunkName: "words-[request]", webpackExclude: /host\.json$/ */ `./${tag}/${part}.json`
    ) as Promise<{ default: Readonly<Record<string, string>> }>,
    part === 'page' &&
      (import(/* webpackChunkName: "words-[request]" */ `./${tag}/antd.ts`) as Promise<{
        default: AntdLocale;
      }>),
  ]);
  for (const [key, translation] of Object.entries(words.default)) loaded.words.set(key, translation);
  if (antd) loaded.antd = antd.default;
}
