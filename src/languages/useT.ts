import type { Locale } from '../domain/language/formatMessage';
import { joinByCommas, type LanguageTag } from '../domain/language/languages';
import { type Translate, translator, type Words } from '../domain/language/wording';
import { createStore, useValue } from '../lib/createStore';

/** A language in which the page is shown. */
export interface Language {
  readonly tag: LanguageTag;
  readonly locale: Locale;
  readonly words: Words;
  readonly isRightToLeft: boolean;
  readonly t: Translate;
}

/** A language from its translations. */
export const languageOf = (
  tag: LanguageTag,
  locale: Locale,
  words: Words,
  isRightToLeft = false,
): Language => ({ tag, locale, words, isRightToLeft, t: translator(locale, words) });

/** English, which is in the code; numbers and dates as in the browser. */
export const english = languageOf('en', { language: 'en' }, new Map());

/** In which language and region the host answers (Accept-Language). */
export const languageToAccept = ({ tag, locale }: Language): string =>
  (tag === locale.language && locale.region?.replace(/-u-.*/, '')) || tag;

/** The language of the page. */
export const language = createStore<Language>(english);

/** Joins texts by the comma of the page's language. */
export const commaText = (texts: readonly string[]): string => joinByCommas(language.get().tag, texts);

/** The page's language; the component renders again when it changes. */
export const useLanguage = (): Language => useValue(language);

/** What words messages in the page's language; the component renders again when that changes. */
export const useT = (): Translate => useLanguage().t;
