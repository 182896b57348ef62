import { hash, verify } from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  foldPassword,
  guessedFirst,
  type OwnTexts,
  passwordRefusal,
} from '../src/domain/access/passwordRefusal';

/** Argon2id with OWASP's recommended parameters: 19 MiB, two passes, one lane (Argon2id is the library's default). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password has, so that an unknown account takes as long as a known one. */
const nobodysHash = hash(crypto.randomUUID(), parameters);

/** The argon2id hash of a password, including its salt and parameters. */
export const hashPassword = (password: string) => hash(password, parameters);

/** Whether the password has this hash; null, an account without a password, never has. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null;
}

/** Why a new password is refused, or null: it breaks the domain's rule, or it is too common. */
export const newPasswordRefusal = (password: string, own: OwnTexts): string | null =>
  passwordRefusal(password, own) ?? (isCommonPassword(password) ? guessedFirst : null);

/** The list written by scripts/list-common-passwords.ts: four bytes per password, sorted. */
export const commonPasswordsFile = path.join(__dirname, 'commonPasswords.bin');

/**
 * What the list stores of a folded password. Of a million passwords that are not in it, about 3 share their bytes with
 * one that is.
 */
export const prefixOf = (folded: string) => createHash('sha256').update(folded).digest().readUInt32BE();

let common: ReadonlySet<number> | null = null;

/** Whether a password is among the most common ones, of those that are long enough to be allowed. */
export function isCommonPassword(password: string): boolean {
  common ??= readPrefixes();
  return common.has(prefixOf(foldPassword(password)));
}

function readPrefixes(): ReadonlySet<number> {
  const bytes = readFileSync(commonPasswordsFile);
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)));
}
