import type { Locale } from '../domain/language/formatMessage';
import { type Translate, translator, type Words } from '../domain/language/wording';
import { createStore, useValue } from '../lib/createStore';

/** A language in which the page is shown. */
export interface Language {
  readonly locale: Locale;
  readonly words: Words;
  readonly t: Translate;
}

/** A language from its locale and its translations. */
export const languageOf = (locale: Locale, words: Words): Language => ({
  locale,
  words,
  t: translator(locale, words),
});

/** English, which is in the code; numbers and dates as in the browser. */
export const english = languageOf({ language: 'en' }, new Map());

/** The language of the page. */
export const language = createStore<Language>(english);

/** The page's language; the component renders again when it changes. */
export const useLanguage = (): Language => useValue(language);

/** What words messages in the page's language; the component renders again when that changes. */
export const useT = (): Translate => useLanguage().t;
