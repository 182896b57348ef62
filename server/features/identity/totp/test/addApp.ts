import { randomBytes } from 'node:crypto';
import { generate } from 'otplib/functional';
import type { Db } from '../../../../db/openDatabase';
import { totpSecrets } from '../../../../db/schema';

/** Gives a person an authenticator app, and returns what code it shows at a time. */
export async function addApp(db: Db, user: { id: number }): Promise<(time: Date) => Promise<string>> {
  const secret = randomBytes(20);
  await db.insert(totpSecrets).values({ userId: user.id, secret, lastStep: 0 });
  return (time) => codeAt(secret, time);
}

/** The code that an authenticator app with this secret shows. */
export const codeAt = (secret: Buffer, time: Date) =>
  generate({ secret, epoch: Math.floor(time.getTime() / 1000) });
