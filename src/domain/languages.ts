/** The languages that the host writes mails in, each under its own name. */
export const mailLanguages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
  { id: 'es', name: 'Español' },
  { id: 'fr', name: 'Français' },
  { id: 'it', name: 'Italiano' },
  { id: 'nl', name: 'Nederlands' },
] as const;

/** The code of a language that mails are written in (ISO 639-1). */
export type MailLanguage = (typeof mailLanguages)[number]['id'];

/** The language of a tag such as de-CH, as far as mails are written in it; otherwise null. */
export function mailLanguageOf(tag: string | null | undefined): MailLanguage | null {
  const wanted = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return mailLanguages.find(({ id }) => id === wanted)?.id ?? null;
}
