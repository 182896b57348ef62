import { hash, verify } from '@node-rs/argon2';
import { guessedFirst, type OwnTexts, passwordRefusal } from '../src/domain/access/passwordRefusal';
import { isCommonPassword } from './commonPasswords';

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
