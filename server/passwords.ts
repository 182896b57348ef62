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

/** Argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane (the library's own default sort). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password has, so that an unknown account costs as long as a known one. */
const nobodysHash = hash(crypto.randomUUID(), parameters);

/** The argon2id hash of a password, with its salt and parameters inside. */
export const hashPassword = (password: string) => hash(password, parameters);

/** Whether the password has this hash; null, an account without a password, never has. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null;
}

/** Why a new password is refused, or null: by the trade's rule, or because everybody tries it first. */
export const newPasswordRefusal = (password: string, own: OwnTexts): string | null =>
  passwordRefusal(password, own) ?? (isCommonPassword(password) ? guessedFirst : null);

/** Where the list lies, which scripts/list-common-passwords.ts writes: four bytes a password, sorted. */
export const commonPasswordsFile = path.join(__dirname, 'commonPasswords.bin');

/**
 * What the list keeps of a folded password. Of a million passwords that are not in it, some 3 share their bytes with
 * one that is.
 */
export const prefixOf = (folded: string) => createHash('sha256').update(folded).digest().readUInt32BE();

let common: ReadonlySet<number> | null = null;

/** Whether a password is one of those that are tried first: the most common ones that are long enough to be chosen. */
export function isCommonPassword(password: string): boolean {
  common ??= readPrefixes();
  return common.has(prefixOf(foldPassword(password)));
}

function readPrefixes(): ReadonlySet<number> {
  const bytes = readFileSync(commonPasswordsFile);
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)));
}
