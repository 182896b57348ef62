import { matchLanguage } from './language/languages';

/** The languages in which the server sends mails, each under its own name. */
export const mailLanguages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
  { id: 'es', name: 'Español' },
  { id: 'fr', name: 'Français' },
  { id: 'it', name: 'Italiano' },
  { id: 'nl', name: 'Nederlands' },
] as const;

/** The code of a mail language (ISO 639-1). */
export type MailLanguage = (typeof mailLanguages)[number]['id'];

/** The mail language of a tag such as de-CH; null if it is not supported. */
export function mailLanguageOf(tag: string | null | undefined): MailLanguage | null {
  return matchLanguage(
    [tag ?? ''],
    mailLanguages.map(({ id }) => id),
  );
}
