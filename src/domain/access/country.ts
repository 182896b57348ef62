/** The name of a country by its ISO code, in a language: PT is Portugal; a code without a name stays as it is. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? code;
