import type { Db } from '../../db/openDatabase';
import type { FoundOrder } from '../../db/orders';
import { planCopy } from './planCopy';
import type { CustomerRow } from './queries/customers';
import { selectCatalogSkus, selectLines, selectUnknownCodes } from './queries/lines';
import { refuseTooLarge } from './refuse';

/**
 * What a copy of an order for a customer holds: its lines at the prices of that customer's list, and the codes wanted.
 * What the catalog no longer has stays behind.
 */
export async function copyLines(db: Db, source: FoundOrder, customer: CustomerRow) {
  const lines = await selectLines(db, source.id);
  const skus = lines.map(({ sku }) => sku);
  const { pricelist } = customer;
  const plan = planCopy(
    lines,
    await selectCatalogSkus(db, { catalog_id: source.catalog_id, pricelist }, skus),
  );
  refuseTooLarge(plan);
  const gone = new Set(await selectUnknownCodes(db, source, source.wanted));
  return { plan, wanted: source.wanted.filter((code) => !gone.has(code)) };
}
