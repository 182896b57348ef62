import type { Db } from '../server/db/openDatabase';
import { settings, users } from '../server/db/schema';
import { hashPassword } from '../server/passwords';
import { buildBrand, type BrandSize } from './brand';
import { demoAccounts } from './brand/people';
import { insertBrand } from './insertBrand';
import { insertHistories } from './insertHistories';

const password = 'linedesk';

/** Whether nobody uses this database yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}

/** Fills an empty database with the demo brand, whole or not at all, and marks it as a demo. */
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
