import { type Translate, translator, type Words } from '../domain/language/wording';
import { createStore, useValue } from '../lib/createStore';

/** A language in which the page is shown. */
export interface Language {
  /** The locale by which it writes numbers and dates, such as de-CH (BCP 47). */
  readonly locale: string;
  readonly words: Words;
  readonly t: Translate;
}

/** A language from its locale and its translations. */
export const languageOf = (locale: string, words: Words): Language => ({
  locale,
  words,
  t: translator(locale, words),
});

/** English, which is in the code. */
export const english = languageOf('en', new Map());

/** The language of the page. */
export const language = createStore<Language>(english);

/** The page's language; the component renders again when it changes. */
export const useLanguage = (): Language => useValue(language);

/** What words messages in the page's language; the component renders again when that changes. */
export const useT = (): Translate => useLanguage().t;
