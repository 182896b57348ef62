import { lineAmount } from '../../../../src/domain/money';
import { salesOrganizationText } from '../../../../src/domain/orders/place';
import type { OrderBook, OrderDocument } from '../content';
import { type ColorRow, groupColors, type SizeRun, sortSkus } from '../orderedSkus';
import type { OrderedSku } from '../queries';
import { beside } from '../texts';
import { type Cell, count, day, headings, inCurrency, money, productOf, rangeOf, text } from './cells';
import { buildEanSheet } from './eanSheet';
import { buildFormSheet } from './orderForm';
import type { Sheet } from './sheet';
import { writeWorkbook } from './writeWorkbook';

/**
 * The workbook of one order, as the bytes of an .xlsx file, with a form to fill in as long as the order can be changed.
 * Runs in a worker thread.
 */
export function orderExcel(json: string): Promise<Uint8Array> {
  const document: OrderBook = JSON.parse(json);
  const skus = sortSkus(document.skus);
  const order = buildOrderSheet({ ...document, skus });
  const sheets = [order, buildSkuSheet(skus, document.head.currency, order.footer)];
  if (document.form === null) return writeWorkbook(sheets);
  const eans = buildEanSheet(document.garments, order.footer);
  const form = buildFormSheet(document, document.form);
  return writeWorkbook([...sheets, form, ...(eans === null ? [] : [eans])]);
}

const fixedColumns = [
  'Generic',
  'Number',
  'Name',
  'Color',
  'Color name',
  'Wanted',
  'Pieces',
  'Wholesale price',
  'Amount',
];
const widths = [18, 12, 32, 14, 18, 12, 10, 16, 14];
const piecesColumn = 6;
const priceColumn = 7;
const amountColumn = 8;
const firstSize = fixedColumns.length;

/**
 * The first sheet: who ordered, then a row for each color and a column for each size, with a subtotal for each size run
 * and a total.
 */
function buildOrderSheet({ brand, head, skus }: OrderDocument): Sheet {
  const runs = groupColors(skus);
  const sizeColumns = Math.max(0, ...runs.map((run) => run.sizes.length));
  const overSizes = Array.from({ length: sizeColumns }, () => text('', 'head'));
  const rows: Cell[][] = [
    ...headRows(brand.name, head),
    [],
    [...headings(fixedColumns, piecesColumn), ...overSizes],
  ];
  const top = rows.length;
  for (const run of runs) addRun(rows, run);
  const allRows = runs.flatMap((run) => run.rows);
  rows.push(totalRow('Total', allRows, [top, rows.length - 1]));
  return {
    name: 'Order',
    widths: [...widths, ...Array<number>(sizeColumns).fill(6)],
    rows: rows.map((cells) => inCurrency(cells, head.currency)),
    frozenRows: top,
    frozenColumns: 2,
    footer: beside([brand.name, head.name, head.customer_name]),
  };
}

/** Two facts per row, so that all of them stay in view above the lines. */
function headRows(brand: string, head: OrderDocument['head']): Cell[][] {
  const address = [head.address_id, head.address].filter((part) => part !== '').join(', ');
  const facts: [string, Cell][] = [
    ['Order', text(head.name, 'fact')],
    ['Order id', text(head.id, 'fact')],
    ['Customer', text(head.customer_name, 'fact')],
    ['Address', text(address, 'fact')],
    ['Sales organization', text(salesOrganizationText(head), 'fact')],
    ['Agent', text(head.seller_name, 'fact')],
    ['Brand', text(brand, 'fact')],
    ['Catalog', text(head.catalog_name, 'fact')],
    ['Season', text(head.season, 'fact')],
    ['Delivery date', day(head.service_date, 'factDate')],
    ['Created', day(head.created, 'factDate')],
    ['Currency', text(head.currency, 'fact')],
  ];
  const half = facts.length / 2;
  const rows = facts.slice(0, half).map(([label, value], row): Cell[] => {
    const [otherLabel = '', otherValue = null] = facts[half + row] ?? [];
    return [text(label, 'label'), value, null, null, null, text(otherLabel, 'label'), otherValue];
  });
  return head.note === '' ? rows : [...rows, [text('Note', 'label'), text(head.note, 'fact')]];
}

/** Adds a size run under its sizes, with its subtotal and an empty row. */
function addRun(rows: Cell[][], run: SizeRun): void {
  const blank = Array.from({ length: firstSize - 1 }, () => text('', 'sizes'));
  rows.push([text('Sizes', 'sizes'), ...blank, ...run.sizes.map((size) => text(size, 'sizesEnd'))]);
  const from = rows.length;
  for (const row of run.rows) rows.push(colorRow(row, run.sizes, rows.length));
  const to = rows.length - 1;
  const bySize = run.sizes.map((size, index) => {
    const pieces = run.rows.reduce((sum, row) => sum + (row.quantities.get(size) ?? 0), 0);
    return count(pieces, subtotal(from, to, firstSize + index), 'sumCount');
  });
  rows.push([...totalRow('Subtotal', run.rows, [from, to]), ...bySize], []);
}

function colorRow({ first, quantities, wanted, pieces }: ColorRow, sizes: string[], row: number): Cell[] {
  const lastSize = firstSize + sizes.length - 1;
  const isWanted = (size: string) => wanted.all || wanted.sizes.includes(size);
  return [
    text(first.generic),
    text(first.number),
    text(first.name),
    text(first.color),
    text(first.color_name),
    text(wanted.all ? 'All sizes' : wanted.sizes.join(', ')),
    count(pieces, `SUM(${rangeOf([row, firstSize], [row, lastSize])})`),
    money(first.price_cents),
    money(
      lineAmount({ quantity: pieces, price: first.price_cents }),
      productOf(row, piecesColumn, priceColumn),
    ),
    ...sizes.map((size): Cell => ({
      value: quantities.get(size) ?? null,
      style: isWanted(size) ? 'wanted' : 'count',
    })),
  ];
}

/** SUBTOTAL ignores other SUBTOTALs in its range, so the total may span them. */
const subtotal = (from: number, to: number, column: number) =>
  `SUBTOTAL(9,${rangeOf([from, column], [to, column])})`;

function totalRow(label: string, rows: ColorRow[], [from, to]: [number, number]): Cell[] {
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  const cents = rows.reduce(
    (sum, row) => sum + lineAmount({ quantity: row.pieces, price: row.first.price_cents }),
    0,
  );
  // A sum of no rows would refer to itself.
  const formula = (column: number) => (to < from ? undefined : subtotal(from, to, column));
  const total: Cell[] = fixedColumns.map(() => text('', 'sum'));
  total[0] = text(label, 'sum');
  total[piecesColumn] = count(pieces, formula(piecesColumn), 'sumCount');
  total[amountColumn] = money(cents, formula(amountColumn), 'sumMoney');
  return total;
}

const skuColumns = ['Sku', 'Generic', 'Name', 'Color', 'Size', 'Quantity', 'Wholesale price', 'Amount'];
const skuWidths = [16, 10, 32, 8, 8, 10, 16, 14];
const skuQuantityColumn = 5;
const skuPriceColumn = 6;

/**
 * The second sheet: a row for each sku with pieces, for other programs and for the ERP's own upload. The EANs stand last,
 * if any is known.
 */
function buildSkuSheet(skus: readonly OrderedSku[], currency: string, footer: string): Sheet {
  const ordered = skus.filter(({ quantity }) => quantity > 0);
  const hasEans = ordered.some(({ ean }) => ean !== null);
  const rows = [[...headings(skuColumns, skuQuantityColumn), ...(hasEans ? [text('EAN', 'head')] : [])]];
  for (const sku of ordered) {
    const product = productOf(rows.length, skuQuantityColumn, skuPriceColumn);
    rows.push([
      text(sku.sku),
      text(sku.generic),
      text(sku.name),
      text(sku.color),
      text(sku.size),
      count(sku.quantity),
      money(sku.price_cents),
      money(lineAmount({ quantity: sku.quantity, price: sku.price_cents }), product),
      ...(hasEans ? [text(sku.ean ?? '')] : []),
    ]);
  }
  return {
    name: 'Skus',
    widths: hasEans ? [...skuWidths, 16] : skuWidths,
    rows: rows.map((cells) => inCurrency(cells, currency)),
    frozenRows: 1,
    filter: true,
    footer,
  };
}
