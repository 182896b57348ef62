import { and, eq, isNull } from 'drizzle-orm';
import { createHash, randomInt } from 'node:crypto';
import type { Db } from '../../../db/openDatabase';
import { recoveryCodes } from '../../../db/schema';

/** Letters and digits that can't be mistaken for each other: no 0, O, 1 or I. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 24 characters of 5 bits: with 120 bits, no code can be guessed from its hash (ASVS 6.5.2). */
const groups = { count: 6, length: 4 };

/** A new recovery code, as in K7QM-2HXA-9TRC-VB4N-WE6J-PL3D. */
export function makeRecoveryCode(): string {
  const character = () => characters.charAt(randomInt(characters.length));
  const group = () => Array.from({ length: groups.length }, character).join('');
  return Array.from({ length: groups.count }, group).join('-');
}

/** What is stored of a code; it may be typed in small letters, with spaces or without hyphens. */
const hashCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest();

const areLeft = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** How many recovery codes of a person were not used. */
export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, areLeft(userId));

/** Whether a person has a recovery code that was not used. */
export const hasRecoveryCodes = async (db: Db, userId: number): Promise<boolean> =>
  (await countRecoveryCodes(db, userId)) > 0;

/** Uses one of a person's recovery codes; false unless it is theirs and was not used before. */
export async function spendRecoveryCode(
  db: Db,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(areLeft(userId), eq(recoveryCodes.codeHash, hashCode(code))));
  return rowCount === 1;
}

/** Replaces all recovery codes of a person by new ones. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  { codes, now }: { codes: readonly string[]; now: Date },
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(code), createdAt: now })));
}

/** Deletes all recovery codes of a person. */
export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
