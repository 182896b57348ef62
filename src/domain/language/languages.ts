/** A language in which the page is shown. */
export interface PageLanguage {
  /** BCP 47. */
  readonly tag: string;
  /** In itself. */
  readonly name: string;
  readonly isRightToLeft?: boolean;
}

/**
 * The languages of the page. Two are made from English, to look at longer texts and at a page from right to left before
 * there are translations; a brand offers them only if it names them (LANGUAGES).
 */
export const pageLanguages = [
  { tag: 'en', name: 'English' },
  { tag: 'en-XA', name: 'Pseudo-English' },
  { tag: 'ar-XB', name: 'Pseudo-Arabic', isRightToLeft: true },
] as const satisfies readonly PageLanguage[];

/** The tag of a language of the page. */
export type LanguageTag = (typeof pageLanguages)[number]['tag'];

/** Whether the page has a language. */
export const isLanguageTag = (tag: string): tag is LanguageTag =>
  pageLanguages.some((language) => language.tag === tag);

/** The offered language that fits somebody best, by the tags that they prefer, such as de-CH; null if none does. */
export function matchLanguage<Tag extends string>(
  preferred: readonly string[],
  offered: readonly Tag[],
): Tag | null {
  const primaryOf = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0];
  for (const tag of preferred) {
    const found =
      offered.find((one) => one === tag) ?? offered.find((one) => primaryOf(one) === primaryOf(tag));
    if (found !== undefined) return found;
  }
  return null;
}
