import type { PageLanguage } from '../domain/language/languages';

/** A language as an option of a Select: its name in itself, which screen readers read as such. */
export const languageOption = ({ tag, name }: PageLanguage) => ({
  value: tag,
  title: name,
  label: <span lang={tag}>{name}</span>,
});
