/** A language of the page, of papers and of mails. */
export interface PageLanguage {
  /** BCP 47. */
  readonly tag: string;
  /** In itself. */
  readonly name: string;
  /** The region whose numbers and dates it has unless the browser names another; as its tag if left out. */
  readonly region?: string;
  readonly isRightToLeft?: boolean;
  /** What stands between the parts of a list; ', ' if left out. */
  readonly comma?: string;
  /** The digits of its numbers and dates where a region has others: those of codes and quantities (BCP 47, 'nu'). */
  readonly digits?: string;
}

/** The languages that the product speaks, English first; the words of each other one are in `src/languages/<tag>`. */
export const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'nl', name: 'Nederlands' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'pt', name: 'Português', region: 'pt-PT' },
  { tag: 'ja', name: '日本語', comma: '、' },
  { tag: 'ar', name: 'العربية', isRightToLeft: true, comma: '، ', digits: 'latn' },
] as const satisfies readonly PageLanguage[];

/**
 * Two more are made from English, to look at longer texts and at a page from right to left before there are
 * translations; a brand offers them only if it names them (LANGUAGES).
 */
const madeFromEnglish = [
  { tag: 'en-XA', name: 'Pseudo-English', region: 'en' },
  { tag: 'ar-XB', name: 'Pseudo-Arabic', region: 'en', isRightToLeft: true },
] as const satisfies readonly PageLanguage[];

/** What the page can be shown in. */
export const pageLanguages = [...languages, ...madeFromEnglish] as const;

/** The tag of a language that the page can be shown in. */
export type LanguageTag = (typeof pageLanguages)[number]['tag'];

/** The tag of a language that an account can have. */
export type AccountLanguage = (typeof languages)[number]['tag'];

/** The parameter of an address with the language that the page opens in, as a mail's links have it. */
export const languageParam = 'lang';

/** The language of a tag such as de-CH; null if it is none that the product speaks. */
export const accountLanguageOf = (tag: string | null | undefined): AccountLanguage | null =>
  matchLanguage(
    [tag ?? ''],
    languages.map((one) => one.tag),
  );

/** Whether the page has a language. */
export const isLanguageTag = (tag: string): tag is LanguageTag =>
  pageLanguages.some((language) => language.tag === tag);

/** Whether a language needs no words besides those in the code. */
export const isMadeFromEnglish = (tag: LanguageTag): boolean =>
  tag === 'en' || madeFromEnglish.some((language) => language.tag === tag);

/** Whether a language is written from right to left. */
export const isRightToLeft = (tag: LanguageTag): boolean =>
  pageLanguages.some((language: PageLanguage) => language.tag === tag && language.isRightToLeft);

/** Joins texts by the comma of a language. */
export function joinByCommas(tag: string, texts: readonly string[]): string {
  const language: PageLanguage | undefined = languages.find((one) => one.tag === tag);
  return texts.join(language?.comma ?? ', ');
}

/** The offered language that fits somebody best, by the tags that they prefer, such as de-CH; null if none does. */
export function matchLanguage<Tag extends string>(
  preferred: readonly string[],
  offered: readonly Tag[],
): Tag | null {
  for (const tag of preferred) {
    const found =
      offered.find((one) => one === tag) ?? offered.find((one) => primaryOf(one) === primaryOf(tag));
    if (found !== undefined) return found;
  }
  return null;
}

/** The region of somebody's numbers and dates in a language: the first of theirs in that language, such as de-CH. */
export function regionOf(tag: LanguageTag, preferred: readonly string[]): string {
  const language: PageLanguage | undefined = pageLanguages.find((one) => one.tag === tag);
  const region = preferred.find((one) => primaryOf(one) === tag && one !== tag) ?? language?.region ?? tag;
  return language?.digits === undefined ? region : `${region}-u-nu-${language.digits}`;
}

const primaryOf = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0];
