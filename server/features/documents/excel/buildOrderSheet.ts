import { salesOrganizationText } from '../../../../src/domain/orders/place';
import { lineAmount } from '../../../../src/domain/money';
import type { OrderDocument } from '../OrderDocument';
import { nameOf, rangeOf } from '../xlsx/cellNames';
import type { Cell, Sheet } from '../xlsx/Sheet';
import { count, day, money, text } from './cells';
import { type ColourRow, groupColours, type SizeRun } from '../groupColours';

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
const widths = [18, 12, 32, 14, 18, 12, 10, 16, 14];
const piecesColumn = 6;
const priceColumn = 7;
const amountColumn = 8;
const firstSize = fixedColumns.length;

/** The first sheet: who ordered what, then a row a colour with a column a size, added up a size run and in all. */
export function buildOrderSheet({ brand, head, skus }: OrderDocument): Sheet {
  const runs = groupColours(skus);
  const sizeColumns = Math.max(0, ...runs.map((run) => run.sizes.length));
  const heads = Array.from({ length: sizeColumns }, () => text('', 'head'));
  const rows: Cell[][] = [
    ...headRows(brand.name, head),
    [],
    [
      ...fixedColumns.map((title, column) => text(title, column < piecesColumn ? 'head' : 'headEnd')),
      ...heads,
    ],
  ];
  const top = rows.length;
  for (const run of runs) addRun(rows, run);
  rows.push(
    totalRow(
      'Total',
      runs.flatMap((run) => run.rows),
      [top, rows.length - 1],
    ),
  );
  return {
    name: 'Order',
    widths: [...widths, ...Array<number>(sizeColumns).fill(6)],
    rows,
    frozenRows: top,
    frozenColumns: 2,
    footer: [brand.name, head.name, head.customer_name].filter((part) => part !== '').join(' · '),
  };
}

/** Two facts a row, beside each other: all of them stay in view above the lines. */
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
  return facts.slice(0, half).map(([label, value], row) => {
    const [otherLabel = '', otherValue = null] = facts[half + row] ?? [];
    return [text(label, 'label'), value, null, null, null, text(otherLabel, 'label'), otherValue];
  });
}

/** Adds a size run under its sizes, with its subtotal, and a row of air. */
function addRun(rows: Cell[][], run: SizeRun): void {
  const blank = Array.from({ length: firstSize - 1 }, () => text('', 'sizes'));
  rows.push([text('Sizes', 'sizes'), ...blank, ...run.sizes.map((size) => text(size, 'sizesEnd'))]);
  const from = rows.length;
  for (const row of run.rows) rows.push(colourRow(row, run.sizes, rows.length));
  const to = rows.length - 1;
  const bySize = run.sizes.map((size, index) => {
    const pieces = run.rows.reduce((sum, row) => sum + (row.quantities.get(size) ?? 0), 0);
    return count(pieces, subtotal(from, to, firstSize + index), 'sumCount');
  });
  rows.push([...totalRow('Subtotal', run.rows, [from, to]), ...bySize], []);
}

function colourRow({ first, quantities, wanted, pieces }: ColourRow, sizes: string[], row: number): Cell[] {
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
      `ROUND(${nameOf(row, piecesColumn)}*${nameOf(row, priceColumn)},2)`,
    ),
    ...sizes.map((size): Cell => ({
      value: quantities.get(size) ?? null,
      style: isWanted(size) ? 'wanted' : 'count',
    })),
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
  const total: Cell[] = fixedColumns.map(() => text('', 'sum'));
  total[0] = text(label, 'sum');
  // A sum of no rows would be a sum of itself.
  if (to < from)
    return [
      ...total.slice(0, piecesColumn),
      count(0, undefined, 'sumCount'),
      text('', 'sum'),
      money(0, undefined, 'sumMoney'),
    ];
  total[piecesColumn] = count(pieces, subtotal(from, to, piecesColumn), 'sumCount');
  total[amountColumn] = money(cents, subtotal(from, to, amountColumn), 'sumMoney');
  return total;
}
