import type { Db } from '../server/db/openDatabase';
import { settings } from '../server/db/schema';
import { isEmpty } from '../server/db/settings';
import { hashPassword } from '../server/core/passwords';
import { buildBrand, type BrandSize } from './brand/brand';
import { demoAccounts } from './brand/people';
import { insertBrand, insertHistories } from './insertBrand';

const password = 'linedesk';

/** Fills an unused database with the demo brand, and says so at the terminal; leaves any other unchanged. */
export async function fillIfEmpty(db: Db, now: Date): Promise<void> {
  if (!(await isEmpty(db))) return;
  console.log('Filling the empty database with the demo brand …');
  await fillDemo(db, { now });
}

/** Fills an empty database with the demo brand in one transaction, and marks it as a demo. */
export async function fillDemo(
  db: Db,
  { orders = 400, garments = 640, customers = 60, now }: Partial<BrandSize> & Pick<BrandSize, 'now'>,
): Promise<void> {
  const brand = buildBrand({ orders, garments, customers, now });
  const passwordHash = await hashPassword(password);
  const signsIn = new Set(Object.values(demoAccounts));
  const withPasswords = brand.users.map((user) =>
    signsIn.has(user.email) ? { ...user, passwordHash } : user,
  );
  await db.transaction(async (tx) => {
    await insertBrand(tx, { ...brand, users: withPasswords });
    await insertHistories(tx, now);
    await tx.insert(settings).values({ key: 'demo', value: 'true' });
  });
}
