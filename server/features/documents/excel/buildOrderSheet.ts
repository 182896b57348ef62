import { utils, type WorkSheet } from 'xlsx';
import { lineAmount } from '../../../../src/domain/money/lineAmount';
import type { OrderedSku, OrderHead } from '../queries';
import { type Cell, count, day, money, nameOf, rangeOf, text } from './cells';
import { type ColourRow, groupColours, type SizeRun } from './groupColours';

const fixedColumns = [
  'Generic',
  'Number',
  'Name',
  'Colour',
  'Colour name',
  'Wanted',
  'Pieces',
  'Wholesale price',
  'Amount',
];
const widths = [20, 12, 32, 8, 18, 12, 10, 16, 14];
const piecesColumn = 6;
const priceColumn = 7;
const amountColumn = 8;
const firstSize = fixedColumns.length;

/** The first sheet: who ordered what, then a row a colour with a column a size, added up a size run and in all. */
export function buildOrderSheet(head: OrderHead, skus: OrderedSku[]): WorkSheet {
  const rows = [...headRows(head), []];
  const top = rows.length;
  const runs = groupColours(skus);
  if (runs.length === 0) rows.push(fixedColumns.map(text));
  for (const run of runs) addRun(rows, run);

  const all = runs.flatMap((run) => run.rows);
  const total = totalRow('Total', all, [top, rows.length - 1]);
  rows.push(total);
  const sheet = utils.aoa_to_sheet(rows);
  const sizeColumns = Math.max(0, ...runs.map((run) => run.sizes.length));
  sheet['!cols'] = [...widths, ...Array<number>(sizeColumns).fill(6)].map((wch) => ({ wch }));
  return sheet;
}

function headRows(head: OrderHead): Cell[][] {
  const organization = [head.sales_organization, head.channel].filter((part) => part !== '').join('/');
  const address = [head.address_id, head.address].filter((part) => part !== '').join(', ');
  return [
    [text('Order'), text(head.name)],
    [text('Order id'), text(head.id)],
    [text('Brand'), text(head.brand)],
    [text('Customer'), text(head.customer_name)],
    [text('Address'), text(address)],
    [text('Sales organization'), text(organization)],
    [text('Agent'), text(head.seller_name)],
    [text('Catalog'), text(head.catalog_name)],
    [text('Season'), text(head.season)],
    [text('Delivery date'), day(head.service_date)],
    [text('Currency'), text(head.currency)],
    [text('Created'), day(head.created)],
  ];
}

/** Adds a size run with its header and subtotal, and a row of air. */
function addRun(rows: Cell[][], run: SizeRun): void {
  rows.push([...fixedColumns, ...run.sizes].map(text));
  const from = rows.length;
  for (const row of run.rows) rows.push(colourRow(row, run.sizes, rows.length));
  const to = rows.length - 1;
  const bySize = run.sizes.map((size, index) => {
    const pieces = run.rows.reduce((sum, row) => sum + (row.quantities.get(size) ?? 0), 0);
    return count(pieces, subtotal(from, to, firstSize + index));
  });
  rows.push([...totalRow('Subtotal', run.rows, [from, to]), ...bySize], []);
}

function colourRow({ first, quantities, wanted, pieces }: ColourRow, sizes: string[], row: number): Cell[] {
  const lastSize = firstSize + sizes.length - 1;
  return [
    text(first.generic),
    text(first.number),
    text(first.name),
    text(first.color),
    text(first.color_name),
    text(wanted),
    count(pieces, `SUM(${rangeOf([row, firstSize], [row, lastSize])})`),
    money(first.price_cents),
    money(
      lineAmount({ quantity: pieces, price: first.price_cents }),
      `ROUND(${nameOf(row, piecesColumn)}*${nameOf(row, priceColumn)},2)`,
    ),
    ...sizes.map((size) => {
      const quantity = quantities.get(size);
      return quantity === undefined ? null : count(quantity);
    }),
  ];
}

/** SUBTOTAL leaves other SUBTOTALs in its range out, so the total may span them. */
const subtotal = (from: number, to: number, column: number) =>
  `SUBTOTAL(9,${rangeOf([from, column], [to, column])})`;

function totalRow(label: string, rows: ColourRow[], [from, to]: [number, number]): Cell[] {
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  const cents = rows.reduce(
    (sum, row) => sum + lineAmount({ quantity: row.pieces, price: row.first.price_cents }),
    0,
  );
  const total: Cell[] = Array<Cell>(fixedColumns.length).fill(null);
  total[0] = text(label);
  total[piecesColumn] = count(pieces, subtotal(from, to, piecesColumn));
  total[amountColumn] = money(cents, subtotal(from, to, amountColumn));
  return total;
}
