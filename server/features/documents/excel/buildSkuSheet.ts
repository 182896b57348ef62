import { lineAmount } from '../../../../src/domain/money';
import type { OrderedSku } from '../queries/orderQueries';
import { nameOf } from '../xlsx/cellNames';
import type { Cell, Sheet } from '../xlsx/Sheet';
import { count, money, text } from './cells';

const columns = ['Sku', 'Generic', 'Name', 'Colour', 'Size', 'Quantity', 'Wholesale price', 'Amount'];
const widths = [16, 10, 32, 8, 8, 10, 16, 14];
const quantityColumn = 5;
const priceColumn = 6;

/** The second sheet: one row a sku that has pieces, for machines and for the ERP's own upload. */
export function buildSkuSheet(skus: readonly OrderedSku[], footer: string): Sheet {
  const heads = columns.map((title, column) => text(title, column < quantityColumn ? 'head' : 'headEnd'));
  const rows: Cell[][] = [heads];
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
  return { name: 'Skus', widths, rows, frozenRows: 1, filter: true, footer };
}
