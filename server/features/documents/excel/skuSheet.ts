import { lineAmount } from '../../../../src/domain/money';
import type { OrderedSku } from '../queries';
import { count, headings, inCurrency, money, productOf, text } from './cells';
import type { Sheet } from './sheet';

const skuColumns = ['Sku', 'Generic', 'Name', 'Color', 'Size', 'Quantity', 'Wholesale price', 'Amount'];
const moreColumns = ['Retail price', 'Drop', 'Composition'];
const skuWidths = [16, 10, 32, 8, 10, 10, 16, 14];
const moreWidths = [12, 10, 24];
const skuQuantityColumn = 5;
const skuPriceColumn = 6;

/** Columns after the amounts, for orders in which any of them is filled. */
const codeColumns = [
  { title: 'EAN', width: 16, of: ({ ean }: OrderedSku) => ean ?? '' },
  { title: 'Own sku', width: 18, of: ({ own_sku: own }: OrderedSku) => own ?? '' },
  { title: 'Style code', width: 16, of: ({ style_code: code }: OrderedSku) => code },
  { title: 'Color code', width: 14, of: ({ color_code: code }: OrderedSku) => code },
];

/**
 * The second sheet: a row for each sku with pieces, for other programs and for the ERP's own upload, which find its columns
 * by their titles: English in every language.
 */
export function buildSkuSheet(skus: readonly OrderedSku[], currency: string, footer: string): Sheet {
  const ordered = skus.filter(({ quantity }) => quantity > 0);
  const codes = codeColumns.filter(({ of }) => ordered.some((sku) => of(sku) !== ''));
  const more = moreColumns.map((title, n) => text(title, (['headEnd', 'headUnit'] as const)[n] ?? 'head'));
  const codeHeads = codes.map(({ title }, n) => text(title, n === 0 ? 'headUnit' : 'head'));
  const rows = [[...headings(skuColumns, skuQuantityColumn), ...codeHeads, ...more]];
  for (const sku of ordered) {
    const product = productOf(rows.length, skuQuantityColumn, skuPriceColumn);
    rows.push([
      text(sku.sku),
      text(sku.generic),
      text(sku.name, 'wrapped'),
      text(sku.color),
      text(sku.size, 'wrapped'),
      count(sku.quantity),
      money(sku.price_cents),
      money(lineAmount({ quantity: sku.quantity, price: sku.price_cents }), product),
      ...codes.map(({ of }, n) => text(of(sku), n === 0 ? 'unit' : 'wrapped')),
      money(sku.rt_price_cents),
      text(sku.drop, 'unit'),
      text(sku.composition, 'wrapped'),
    ]);
  }
  return {
    name: 'Skus',
    widths: [...skuWidths, ...codes.map(({ width }) => width), ...moreWidths],
    rows: rows.map((cells) => inCurrency(cells, currency)),
    frozenRows: 1,
    filter: true,
    footer,
  };
}
