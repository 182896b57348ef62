import type { Db } from '../../server/db/openDatabase';
import { insertHistories } from '../insertBrand';
import type { SeedSize } from './seedArguments';
import { addCatalog } from './volumeCatalog';
import { addCustomers } from './volumeCustomers';
import { addLargeOrder, addOrders, prepareOrders } from './volumeOrders';

const ordersAtOnce = 10_000;

/** What was added. */
export interface Volume {
  customers: number;
  garments: number;
  cells: number;
  orders: number;
  lines: number;
  /** The demo customer's order from the new catalog. */
  largeOrderId: number | null;
}

/** Adds volume to a demo database in one transaction; `onProgress` is called with the progress. */
export async function addVolume(
  db: Db,
  size: SeedSize,
  { now, onProgress }: { now: Date; onProgress: (progress: string) => void },
): Promise<Volume> {
  return db.transaction(async (tx) => {
    const catalog = size.garments > 0 ? await addCatalog(tx, size.garments, now) : null;
    if (catalog !== null)
      onProgress(`Catalog with ${count(catalog.garments)} garments and ${count(catalog.cells)} cells added.`);
    if (size.customers > 0) {
      await addCustomers(tx, size.customers, now);
      onProgress(`${count(size.customers)} customers added.`);
    }
    const orders = await prepareOrders(tx, size.orders, now);
    let lines = 0;
    for (let from = 1; from <= orders; from += ordersAtOnce) {
      const to = Math.min(orders, from + ordersAtOnce - 1);
      lines += await addOrders(tx, { from, to });
      onProgress(`${count(to)} of ${count(orders)} orders added.`);
    }
    const large = catalog === null ? null : await addLargeOrder(tx, catalog.catalogId, now);
    await insertHistories(tx, now);
    return {
      customers: size.customers,
      garments: catalog?.garments ?? 0,
      cells: catalog?.cells ?? 0,
      orders: orders + (large === null ? 0 : 1),
      lines: lines + (large?.lines ?? 0),
      largeOrderId: large?.id ?? null,
    };
  });
}

const count = (number: number) => number.toLocaleString('en');
