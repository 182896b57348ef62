import { utils, type WorkSheet } from 'xlsx';
import { lineAmount } from '../../../../src/domain/money/lineAmount';
import type { OrderedSku } from '../queries';
import { type Cell, count, money, nameOf, text } from './cells';

const columns = ['Sku', 'Generic', 'Name', 'Colour', 'Size', 'Quantity', 'Wholesale price', 'Amount'];
const widths = [16, 10, 32, 8, 8, 10, 16, 14];
const quantityColumn = 5;
const priceColumn = 6;

/** The second sheet: one row a sku that has pieces, for machines and for the ERP's own upload. */
export function buildSkuSheet(skus: OrderedSku[]): WorkSheet {
  const rows: Cell[][] = [columns.map(text)];
  for (const sku of skus) {
    if (sku.quantity === 0) continue;
    const row = rows.length;
    const amount = `ROUND(${nameOf(row, quantityColumn)}*${nameOf(row, priceColumn)},2)`;
    rows.push([
      text(sku.sku),
      text(sku.generic),
      text(sku.name),
      text(sku.color),
      text(sku.size),
      count(sku.quantity),
      money(sku.price_cents),
      money(lineAmount({ quantity: sku.quantity, price: sku.price_cents }), amount),
    ]);
  }
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  return sheet;
}
