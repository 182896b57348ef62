import { type Message, message } from '../language/message';

/**
 * The min and max length of a new password in characters (NIST SP 800-63B-4; the contract's SetUserPasswordRequest).
 */
export const passwordLength = { shortest: 12, longest: 256 } as const;

/** The advice shown before a person chooses a password. */
export const passwordAdvice = message(
  "At least {shortest} characters; a short sentence is a good choice. The account's name and email and the brand's name do not count.",
  { shortest: passwordLength.shortest },
);

/** The refusal of a common password. */
export const guessedFirst = message(
  'This password is one of those that are guessed first; choose another one.',
);

/** The account's own texts, whose words an attacker would try; `brand` may be ''. */
export interface OwnTexts {
  name: string;
  email: string;
  brand: string;
}

/**
 * Why a new password is refused, or null: its length, repetition of a short piece, or too few characters besides the
 * account's own words. There are no rules about kinds of characters. The list of common passwords is on the server
 * only.
 */
export function passwordRefusal(password: string, own: OwnTexts): Message | null {
  const { shortest, longest } = passwordLength;
  const length = lengthOf(password);
  if (length < shortest)
    return message('The password must have at least {shortest} characters.', { shortest });
  if (length > longest) return message('The password must have at most {longest} characters.', { longest });
  if (repeatsShortPiece(password.toLowerCase())) return guessedFirst;
  if (lengthOf(withoutOwnWords(password, own)) < shortest) {
    return message(
      "Words of the account's name and email, the brand's name and 'linedesk' do not count towards the {shortest} characters.",
      { shortest },
    );
  }
  return null;
}

/** A password normalized for comparison with common ones: without case, spaces and variants of one character. */
export const foldPassword = (password: string) =>
  password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const lengthOf = (text: string) => [...text].length;

/** Repeating a short piece does not make a password long enough. */
function repeatsShortPiece(text: string): boolean {
  const piece = /^(.+?)\1+$/su.exec(text)?.[1];
  return piece !== undefined && lengthOf(piece) < passwordLength.shortest;
}

/** Shorter words occur in too many others. */
const shortestOwnWord = 4;

/** A password without the account's own words and accents, in lower case. */
export function withoutOwnWords(password: string, own: OwnTexts): string {
  const words = ownWords(own).toSorted((one, other) => other.length - one.length);
  return words.reduce((text, word) => text.replaceAll(word, ''), withoutAccents(password));
}

/** The product's name and the texts' words, separate and joined; without the email's last part, such as .com. */
function ownWords({ name, email, brand }: OwnTexts): string[] {
  const parts = email.split('@');
  const domain = parts.slice(1).flatMap((part) => part.split('.').slice(0, -1));
  return ['linedesk', name, brand, ...parts.slice(0, 1), ...domain]
    .map(withoutAccents)
    .flatMap((text) => [...text.split(/[^\p{L}\p{N}]+/u), text.replace(/[^\p{L}\p{N}]+/gu, '')])
    .filter((word) => lengthOf(word) >= shortestOwnWord);
}

/** A text in lower case without accents. */
export const withoutAccents = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
