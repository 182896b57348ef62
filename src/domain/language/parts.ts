/**
 * The parts of the product whose words load together: a screen needs those of the login, those of every page, and its
 * own. Those of dialogs, of what several screens share and of what follows a sent order come with these screens, or later. The host needs all of them.
 */
export const wordsParts = [
  'login',
  'page',
  'dialogs',
  'orders',
  'sheet',
  'sent',
  'catalogs',
  'customers',
  'figures',
  'profile',
  'files',
  'host',
] as const;

/** The name of a part, and of its file in a language's folder. */
export type WordsPart = (typeof wordsParts)[number];
