import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldPassword } from '../src/domain/access/passwordRefusal';

/** Where the list lies, which scripts/list-common-passwords.ts writes: four bytes a password, sorted. */
export const commonPasswordsFile = path.join(__dirname, 'commonPasswords.bin');

/** What is kept of a folded password. A password that is not in the list has the same four bytes as one of it in 3 of a million cases. */
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
