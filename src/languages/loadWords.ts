import type { Locale as AntdLocale } from 'antd/es/locale';
import { isMadeFromEnglish, type LanguageTag } from '../domain/language/languages';
import type { WordsPart } from '../domain/language/parts';
import type { Words } from '../domain/language/wording';
import { createStore } from '../lib/createStore';
import { shortKey } from './shortKey';
import { language } from './useT';

/** What was loaded of a language's folder. */
interface LoadedLanguage {
  /** By short keys. */
  readonly words: Map<string, string>;
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
  const [lines, antd] = await Promise.all([
    fetchLines(`/assets/words-${tag}-${part}.${process.env.WORDS_VERSION}.txt`),
    part === 'dialogs' &&
      (import(/* webpackChunkName: "words-[request]" */ `./${tag}/antd.ts`) as Promise<{
        default: AntdLocale;
      }>),
  ]);
  for (const line of lines) {
    const keyEnd = line.indexOf(' ');
    loaded.words.set(line.slice(0, keyEnd), line.slice(keyEnd + 1));
  }
  if (antd) antdLocales.set({ ...antdLocales.get(), [tag]: antd.default });
}

/** The URLs of the words that were fetched. */
export const fetchedWords = new Set<string>();

/** The lines of a file of words (`toWordLines`). As scripts, a hundred names of them stood in the page's first script. */
async function fetchLines(url: string): Promise<readonly string[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  fetchedWords.add(url);
  return (await answer.text()).split('\n');
}
