import { hash, verify } from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message } from '../../src/domain/language/message';
import {
  foldPassword,
  guessedFirst,
  type OwnTexts,
  passwordRefusal,
  withoutAccents,
  withoutOwnWords,
} from '../../src/domain/access/passwordRefusal';

/** Argon2id with OWASP's recommended parameters: 19 MiB, two passes, one lane (Argon2id is the library's default). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password has, so that an unknown account takes as long as a known one. */
const nobodysHash = hash(crypto.randomUUID(), parameters);

/** The argon2id hash of a password, including its salt and parameters. */
export const hashPassword = (password: string) => hash(password, parameters);

const { memoryCost, timeCost, parallelism } = parameters;
const currentForm = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Whether a hash was made with other parameters than those of today. */
export const isOutdatedHash = (passwordHash: string) => !passwordHash.startsWith(currentForm);

/** Whether the password has this hash; null, an account without a password, never has. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null;
}

/** Why a new password is refused, or null: it breaks the domain's rule, or is easy to guess. */
export function newPasswordRefusal(password: string, own: OwnTexts): Message | null {
  const refusal = passwordRefusal(password, own);
  if (refusal !== null) return refusal;
  return isCommonPassword(password) || addsTooLittle(password, own) ? guessedFirst : null;
}

/** The fewest letters that make a word. */
const shortestWord = 4;

/** Whether a password is words of the account or brand with no more than a common word, a season, digits and signs. */
function addsTooLittle(password: string, own: OwnTexts): boolean {
  // A name of several words may be written with any signs between them, and a sign may stand for a letter.
  return [password, password.replaceAll(/[^\p{L}\p{N}]+/gu, '')].some((text) => {
    const left = withoutOwnWords(text, own);
    if (left === withoutAccents(text)) return false;
    return lettersOf(left).length <= shortestWord || isCommonPassword(left);
  });
}

/** The list written by scripts/list-common-passwords.ts: four bytes per password or word, sorted. */
export const commonPasswordsFile = path.join(__dirname, 'commonPasswords.bin');

/**
 * The hash prefix of a folded password that the list stores. About 3 in a million passwords that are not in the list
 * collide with one that is.
 */
export const prefixOf = (folded: string) => createHash('sha256').update(folded).digest().readUInt32BE();

let common: ReadonlySet<number> | null = null;

/**
 * Whether a password is among the most common ones, of those that are long enough to be allowed, or is a common word
 * with digits and signs, as in Password123! or P@ssw0rd1234.
 */
export function isCommonPassword(password: string): boolean {
  common ??= readPrefixes();
  const known = common;
  return [foldPassword(password), ...wordsIn(password)].some((text) => known.has(prefixOf(text)));
}

/** The signs that stand for letters; l and i have the same ones, so that they count as one letter. */
const standIns: Record<string, string> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '|': 'i', l: 'i', '0': 'o', $: 's', '5': 's' },
  ...{ '7': 't', '+': 't' },
};

/** A word in the spelling of the list, with signs replaced by the letters they stand for. */
const spelled = (text: string) =>
  withoutAccents(foldPassword(text)).replaceAll(/[@431!|l0$57+]/g, (sign) => standIns[sign] ?? sign);

const lettersOf = (text: string) => text.replaceAll(/\P{L}+/gu, '');

/**
 * The words that a password may be made of, in the spelling of the list: the part before its trailing digits and signs,
 * the part between leading and trailing ones, and its letters alone.
 */
export function wordsIn(password: string): string[] {
  const before = password.replace(/\P{L}+$/u, '');
  return [...new Set([before, before.replace(/^\P{L}+/u, ''), lettersOf(password)])]
    .map(spelled)
    .filter((word) => [...word].length >= shortestWord);
}

function readPrefixes(): ReadonlySet<number> {
  const bytes = readFileSync(commonPasswordsFile);
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)));
}
