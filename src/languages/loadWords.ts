import type { Locale as AntdLocale } from 'antd/es/locale';
import { isMadeFromEnglish, type LanguageTag } from '../domain/language/languages';
import type { WordsPart } from '../domain/language/parts';
import type { Words } from '../domain/language/wording';
import { createStore } from '../lib/createStore';
import { shortKey, withShortKeys } from './shortKey';
import { language } from './useT';

/** What was loaded of a language's folder. */
interface LoadedLanguage {
  /** By short keys. */
  readonly words: Map<number, string>;
  readonly loads: Map<WordsPart, Promise<void>>;
}

/** Ant Design's own words, which its dialogs and lists of options show; it has the English ones itself. */
export const antdLocales = createStore<{ readonly [tag in LanguageTag]?: AntdLocale }>({});

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

/** Loads code together with the words of its part. */
export async function withWords<Loaded>(part: WordsPart, load: () => Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), needWords(part)]);
  return loaded;
}

/** Loads a language's words of the parts that were opened so far; rejects if they can't be loaded. */
export async function loadWords(tag: LanguageTag): Promise<Words> {
  const loaded = languages.get(tag) ?? { words: new Map(), loads: new Map() };
  languages.set(tag, loaded);
  if (!isMadeFromEnglish(tag)) await Promise.all([...openedParts].map((part) => load(tag, part, loaded)));
  return { get: (key) => loaded.words.get(shortKey(key)) };
}

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
    ) as Promise<{ default: Readonly<Record<string, string>> | readonly (number | string)[] }>,
    part === 'dialogs' &&
      (import(/* webpackChunkName: "words-[request]" */ `./${tag}/antd.ts`) as Promise<{
        default: AntdLocale;
      }>),
  ]);
  // The build gives them short keys (webpack.config.ts).
  const { default: given } = words;
  const short = given instanceof Array ? given : withShortKeys(given);
  for (let index = 0; index < short.length; index += 2)
    loaded.words.set(Number(short[index]), String(short[index + 1]));
  if (antd) antdLocales.set({ ...antdLocales.get(), [tag]: antd.default });
}
