import { commonPasswords } from './commonPasswords';

/** The fewest and the most characters of a password (NIST SP 800-63B, the contract's SetUserPasswordRequest). */
export const passwordLength = { shortest: 8, longest: 256 } as const;

/**
 * What is wrong with a new password, as a sentence, or null: its length, that everybody knows it, or that it
 * is the account's own name or e-mail. Nothing else counts, no kinds of characters (NIST SP 800-63B).
 */
export function passwordFault(password: string, account?: { name: string; email: string }): string | null {
  const { shortest, longest } = passwordLength;
  const length = [...password].length;
  if (length < shortest) return `The password must have at least ${shortest} characters.`;
  if (length > longest) return `The password must have at most ${longest} characters.`;
  const folded = fold(password);
  if (commonPasswords.has(folded) || isOneCharacter(folded)) {
    return 'This password is one of those that are guessed first; choose another one.';
  }
  if (account !== undefined && namesOf(account).includes(folded)) {
    return 'The password must not be the name or the e-mail of the account.';
  }
  return null;
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, '');

const isOneCharacter = (text: string) => new Set(text).size <= 1;

function namesOf({ name, email }: { name: string; email: string }): string[] {
  return [name, email, email.split('@', 1).join('')].map(fold);
}
