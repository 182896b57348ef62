import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import type { Db } from '../server/db/openDatabase';
import { stocks } from '../server/db/schema';
import type { Env } from '../server/env';

/** Leaves the stock that the demo begins with where an ERP would, so that it can be taken from there. */
export async function leaveStock(db: Db, { erpDir }: Pick<Env, 'erpDir'>): Promise<void> {
  const file = path.join(erpDir, 'in', 'stock.csv');
  if (existsSync(file)) return;
  const rows = await db.select().from(stocks).orderBy(asc(stocks.sku), asc(stocks.warehouse));
  const lines = rows.map(({ sku, quantity, warehouse }) => `${sku},${quantity},${warehouse}\n`);
  const draft = path.join(erpDir, 'in', `.stock-${process.pid}.csv`);
  await writeFile(draft, ['sku,stock,warehouse\n', ...lines].join(''));
  await rename(draft, file);
}
