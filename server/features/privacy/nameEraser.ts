/** Whom a text may name. */
export interface NamedPerson {
  name: string;
  email: string;
  /** Whether somebody else has the name, or the email in another account: only texts about the person are changed then. */
  isNameShared?: boolean;
  isEmailShared?: boolean;
}

/** The name of everybody whose personal data was erased. */
export const deletedName = 'Deleted person';

/** An address that no mail reaches, and that is unique. */
export const deletedEmail = (id: number): string => `deleted-${id}@invalid`;

/** Replaces what names a person in a value of a row, whose keys stay; `isOwn`: the row is about the person. */
export type NameEraser = (value: unknown, isOwn: boolean) => unknown;

/**
 * Puts 'Deleted person' in place of a person's email, of their name where it is all of a text, and of their name among
 * other words. A name that is one word is replaced among other words only where the text is about the person, as 'Max'
 * elsewhere may be a maximum, and so is one that somebody else has too.
 */
export function nameEraserOf(person: NamedPerson): NameEraser {
  const { name, email, isNameShared = false, isEmailShared = false } = person;
  const words = name.trim().split(/\s+/);
  const [namePattern, emailPattern] = [wholeWords(words), wholeWords([email])];
  const whole = name.trim().toLowerCase();

  function eraseIn(text: string, isOwn: boolean): string {
    const isMeant = isOwn || !isNameShared;
    if (isMeant && text.trim().toLowerCase() === whole) return deletedName;
    const withoutEmail = isOwn || !isEmailShared ? text.replace(emailPattern, deletedName) : text;
    const isReplaced = isOwn || (isMeant && words.length > 1);
    return isReplaced ? withoutEmail.replace(namePattern, deletedName) : withoutEmail;
  }

  return function erase(value: unknown, isOwn: boolean): unknown {
    if (typeof value === 'string') return eraseIn(value, isOwn);
    if (Array.isArray(value)) return value.map((one: unknown) => erase(one, isOwn));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, erase(one, isOwn)]));
  };
}

/** These words one after the other, with anything but a letter or digit around them. */
const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escape).join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');

const escape = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * A pattern of SQL's `ilike` for every text that `nameEraserOf` may change, also as it is written in JSON or in an
 * address; others may match too.
 */
export const roughPattern = (text: string): string =>
  `%${text
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .join('%')}%`;
