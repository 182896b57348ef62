import { randomBytes } from 'node:crypto';
import { generate } from 'otplib/functional';
import { hashPassword } from '../core/passwords';
import type { Db } from '../db/openDatabase';
import { totpSecrets } from '../db/schema';
import { makeRecoveryCode, replaceRecoveryCodes } from '../features/identity/second-factor/recoveryCodes';
import { buildUser } from './factories';

/** The password of `buildSecured` people. */
export const securedPassword = 'a quiet river';

/** The code that an authenticator app with this secret shows. */
export const codeAt = (secret: Buffer, time: Date) =>
  generate({ secret, epoch: Math.floor(time.getTime() / 1000) });

/** Gives a person an authenticator app. */
export async function addTotp(db: Db, user: { id: number }): Promise<Buffer> {
  const secret = randomBytes(20);
  await db.insert(totpSecrets).values({ userId: user.id, secret, lastStep: 0 });
  return secret;
}

/** A person with a password, an authenticator app and recovery codes. */
export async function buildSecured(db: Db, values: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(db, { passwordHash: await hashPassword(securedPassword), ...values });
  const secret = await addTotp(db, user);
  const codes = Array.from({ length: 10 }, makeRecoveryCode);
  await replaceRecoveryCodes(db, user.id, { codes, now: new Date() });
  return { ...user, secret, codes };
}
