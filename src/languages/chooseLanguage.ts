import {
  isMadeFromEnglish,
  isRightToLeft,
  languageParam,
  languages,
  type LanguageTag,
  matchLanguage,
  pageLanguages,
  regionOf,
} from '../domain/language/languages';
import { createStore } from '../lib/createStore';
import { region } from '../lib/region';
import { runtimeConfig } from '../lib/runtimeConfig';
import { loadWords } from './loadWords';
import { english, type Language, language, languageOf } from './useT';

/** Where the browser remembers the language that was chosen in it. */
const storageKey = 'language';

/** The languages that the brand offers (LANGUAGES). */
export const offeredLanguages = () => {
  const { languages: offered } = runtimeConfig();
  return offered === null ? languages : pageLanguages.filter(({ tag }) => offered.includes(tag));
};

/** The language that somebody has chosen, until their account has it. */
export const chosenLanguage = createStore<LanguageTag | null>(null);

/** Shows the page in the language that somebody chooses; rejects if its words can't be loaded. */
export async function chooseLanguage(tag: LanguageTag): Promise<void> {
  await showLanguage(tag);
  chosenLanguage.set(tag);
}

/** Shows the page in a language, and remembers it in this browser; rejects if its words can't be loaded. */
export async function showLanguage(tag: LanguageTag): Promise<void> {
  await show(tag);
  try {
    localStorage.setItem(storageKey, tag);
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/**
 * Shows the page in the language of the mail whose link was followed, else in the one that was chosen in this browser,
 * else in that of the browser that is offered. English needs nothing that is loaded, so it is there at once.
 */
export async function startLanguage(): Promise<void> {
  const offered = offeredLanguages().map(({ tag }) => tag);
  const ofMail = new URLSearchParams(window.location.search).get(languageParam) ?? '';
  const tag = matchLanguage([ofMail, readChoice(), ...navigator.languages], offered) ?? offered[0];
  if (tag !== undefined && tag !== 'en') await show(tag);
}

/** Shows the page in the language that is chosen in another tab of the browser; call the result to stop. */
export function followChoice(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    const offered = offeredLanguages().find(({ tag }) => tag === newValue);
    // What can't be loaded leaves the page as it is.
    if (key === storageKey && offered !== undefined) show(offered.tag).catch(() => undefined);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function readChoice(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

async function show(tag: LanguageTag): Promise<void> {
  const next = await open(tag);
  region.set(next.locale.region);
  document.documentElement.lang = tag;
  document.documentElement.dir = next.isRightToLeft ? 'rtl' : 'ltr';
  language.set(next);
}

async function open(tag: LanguageTag): Promise<Language> {
  if (tag === 'en') return english;
  const locale = {
    language: isMadeFromEnglish(tag) ? 'en' : tag,
    region: regionOf(tag, navigator.languages),
  };
  const isFromRight = isRightToLeft(tag);
  if (!isMadeFromEnglish(tag)) return languageOf(tag, locale, await loadWords(tag), isFromRight);
  const { longerWords, reversedWords } = await import('../domain/language/pseudo');
  return languageOf(tag, locale, isFromRight ? reversedWords : longerWords, isFromRight);
}
