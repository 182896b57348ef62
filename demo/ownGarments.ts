import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../server/db/openDatabase';
import { catalogs, garments, settings } from '../server/db/schema';
import { brandName } from './brand/assortment';

const key = 'demo_garments';

/** The generics of garments created by the demo, not uploaded by people. */
export async function findOwnGenerics(db: Db): Promise<readonly string[]> {
  const [found] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return found?.value.split(' ') ?? [];
}

/** Adds the garments of these catalogs to the demo's own. */
export async function addOwnGarments(db: Db, catalogIds: number[]): Promise<void> {
  const rows = await db
    .selectDistinct({ generic: garments.generic })
    .from(garments)
    .where(inArray(garments.catalogId, catalogIds));
  const known = await findOwnGenerics(db);
  const value = [...new Set([...known, ...rows.map(({ generic }) => generic)])].join(' ');
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Marks all garments of the brand as the demo's own if an earlier version filled the demo without recording any. */
export async function adoptBrand(db: Db): Promise<void> {
  if ((await findOwnGenerics(db)).length > 0) return;
  const ids = await db.select({ id: catalogs.id }).from(catalogs).where(eq(catalogs.brand, brandName));
  await addOwnGarments(
    db,
    ids.map(({ id }) => id),
  );
}
