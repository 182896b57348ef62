import { eq } from 'drizzle-orm';
import type { Db } from './openDatabase';
import { settings } from './schema';

/** Whether this database holds the demo brand. */
export async function isDemo(db: Db): Promise<boolean> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'demo'));
  return row?.value === 'true';
}
