import { type SQL, sql } from 'drizzle-orm';
import type { LanguageTag } from '../../src/domain/language/languages';

/** The name of a garment or color in a language, else its plain one; `row` is its table or an alias of it. */
export function nameIn(language: LanguageTag, row: 'g' | 'c' | 'garments' | 'garment_colors'): SQL {
  const plain = sql.raw(`${row}.name`);
  return language === 'en' ? plain : sql`coalesce(${sql.raw(row)}.names ->> ${language}::text, ${plain})`;
}

/** The language of the name that `nameIn` answers; null if that of plain names is unknown. */
export function languageOfName(
  { language, plainLanguage }: { language: LanguageTag | null; plainLanguage?: string | null },
  row: 'garments' | 'garment_colors',
): SQL {
  if (!plainLanguage) return sql`null`;
  if (language === null || language === 'en') return sql`${plainLanguage}::text`;
  return sql`case when ${sql.raw(row)}.names ->> ${language}::text is null then ${plainLanguage}::text else ${language}::text end`;
}

/** The language in which somebody is shown a catalog's names: English, if it has none in theirs. */
export const nameLanguageOf = (
  { name_languages: named }: { name_languages: readonly string[] },
  language: LanguageTag,
): LanguageTag => (named.includes(language) ? language : 'en');
