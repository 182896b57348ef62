import type { Db } from '../server/db/openDatabase';
import * as schema from '../server/db/schema';
import type { BrandRows } from './brand/rows';
import { insertRows, reserveIds } from './insertRows';

/**
 * Writes a brand whose ids count from 1 under ids of the database's own, on the caller's transaction; answers
 * the ids of its catalogs.
 */
export async function insertBrand(tx: Db, brand: BrandRows): Promise<{ catalogs: number[] }> {
  const user = await idsFor(tx, schema.users, brand.users.length);
  const catalog = await idsFor(tx, schema.catalogs, brand.catalogs.length);
  const garment = await idsFor(tx, schema.garments, brand.garments.length);
  const sku = await idsFor(tx, schema.skus, brand.skus.length);
  const order = await idsFor(tx, schema.orders, brand.orders.length);
  const ofUser = <Row extends { userId: number }>(row: Row) => ({ ...row, userId: user(row.userId) });
  const ofGarment = <Row extends { garmentId: number }>(row: Row) => ({
    ...row,
    garmentId: garment(row.garmentId),
  });

  await insertRows(
    tx,
    schema.users,
    brand.users.map((row) => ({ ...row, id: user(row.id) })),
  );
  await insertRows(tx, schema.userAddresses, brand.userAddresses.map(ofUser));
  await insertRows(tx, schema.userSalesOrganizations, brand.userSalesOrganizations.map(ofUser));
  await insertRows(
    tx,
    schema.agentCustomers,
    brand.agentCustomers.map((row) => ({ agentId: user(row.agentId), customerId: user(row.customerId) })),
  );
  await insertRows(
    tx,
    schema.catalogs,
    brand.catalogs.map((row) => ({ ...row, id: catalog(row.id) })),
  );
  await insertRows(
    tx,
    schema.userCatalogs,
    brand.userCatalogs.map((row) => ({ userId: user(row.userId), catalogId: catalog(row.catalogId) })),
  );
  await insertRows(
    tx,
    schema.garments,
    brand.garments.map((row) => ({ ...row, id: garment(row.id), catalogId: catalog(row.catalogId) })),
  );
  await insertRows(tx, schema.garmentColors, brand.garmentColors.map(ofGarment));
  await insertRows(tx, schema.garmentPrices, brand.garmentPrices.map(ofGarment));
  await insertRows(
    tx,
    schema.skus,
    brand.skus.map((row) => ({ ...ofGarment(row), id: sku(row.id), catalogId: catalog(row.catalogId) })),
  );
  // Stock and pictures belong to skus and generics, whatever catalog brought them first.
  await insertRows(tx, schema.stocks, brand.stocks, { skipKnown: true });
  await insertRows(tx, schema.extraPictures, brand.extraPictures, { skipKnown: true });
  await insertRows(
    tx,
    schema.orders,
    brand.orders.map((row) => ({
      ...row,
      id: order(row.id),
      customerId: user(row.customerId),
      sellerId: row.sellerId === null ? null : user(row.sellerId),
      catalogId: catalog(row.catalogId),
    })),
  );
  await insertRows(
    tx,
    schema.orderLines,
    brand.orderLines.map((row) => ({ ...row, orderId: order(row.orderId), skuId: sku(row.skuId) })),
  );
  return { catalogs: brand.catalogs.map((row) => catalog(row.id)) };
}

/** The database's id for each of the brand's, which count from 1. */
async function idsFor(
  tx: Db,
  table: Parameters<typeof reserveIds>[1],
  count: number,
): Promise<(brandId: number) => number> {
  const ids = await reserveIds(tx, table, count);
  return (brandId) => {
    const id = ids[brandId - 1];
    if (id === undefined) throw new Error(`The brand has no row ${brandId}.`);
    return id;
  };
}
