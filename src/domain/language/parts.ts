/**
 * The parts of the product whose words load together: a screen needs those of the login, those that several screens have,
 * and its own; the host needs all of them.
 */
export const wordsParts = [
  'login',
  'page',
  'orders',
  'sheet',
  'catalogs',
  'customers',
  'figures',
  'profile',
  'files',
  'host',
] as const;

/** The name of a part, and of its file in a language's folder. */
export type WordsPart = (typeof wordsParts)[number];
