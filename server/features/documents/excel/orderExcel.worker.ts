import { message, messageIn } from '../../../../src/domain/language/message';
import type { Translate } from '../../../../src/domain/language/wording';
import { lineAmount } from '../../../../src/domain/money';
import type { OrderBook } from '../content';
import { type ColorRow, groupColors, type SizeRun, sortSkus } from '../orderedSkus';
import { chargesOf } from '../charges';
import { type Fact, paperFacts, workbookFacts } from '../orderFacts';
import { styleText, styleTitle } from '../ownCodes';
import { wrapText } from '../pdf/wrap';
import { beside, type Texts, textsIn, type Words } from '../texts';
import { versionTexts } from '../versionChanges';
import { type Cell, count, day, dayIn, inCurrency, money, productOf, rangeOf, text } from './cells';
import { buildChangesSheet } from './changesSheet';
import { buildEanSheet } from './eanSheet';
import { buildFormSheet } from './orderForm';
import { formPicture, loadPictures, type PictureWish } from './sheetPictures';
import type { Row, Sheet } from './sheet';
import type { CellStyle } from './styles';
import { buildSkuSheet } from './skuSheet';
import { sizeWidths, textWidth, widthFor } from './textWidth';
import { writeWorkbook } from './writeWorkbook';

/**
 * The workbook of one order, as the bytes of an .xlsx file, with a form to fill in as long as the order can be changed.
 * Runs in a worker thread.
 */
export function orderExcel(json: string, words?: Words): Promise<Uint8Array> {
  const document: OrderBook = JSON.parse(json);
  const texts = textsIn(document.locale, words);
  const skus = sortSkus(document.skus);
  const order = buildOrderSheet(texts, { ...document, skus });
  const { changes, head, brand } = document;
  const shown = { timeZone: brand.timeZone, currency: head.currency, footer: order.footer };
  const sheets = [
    order,
    buildSkuSheet(skus, head.currency, order.footer),
    ...(changes === undefined ? [] : [buildChangesSheet(texts, changes, shown)]),
  ];
  const about = aboutOf(texts, document);
  if (document.form === null) return writeWorkbook(sheets, about);
  const eans = buildEanSheet(texts, document.garments, order.footer);
  const form = buildFormSheet(texts, document, document.form);
  return writeWorkbook([...sheets, form, ...(eans === null ? [] : [eans])], about);
}

const aboutOf = (texts: Texts, { brand, head }: OrderBook) => ({
  texts,
  title: head.name,
  subject: beside([texts.t('Order {id}', { id: head.id }), head.customer_name, head.catalog_name]),
  author: brand.name,
  paper: brand.paper,
});

const fixedColumns = [
  message('Generic'),
  messageIn('of a style', 'Number'),
  message('Name'),
  message('Color'),
  message('Color name'),
  message('Wanted'),
  message('Pieces'),
  message('Wholesale price'),
  message('Amount'),
  message('Retail price'),
  message('Drop'),
  message('Composition'),
  message('Picture'),
];
const widths = [18, 12, 32, 14, 18, 14, 12, 16, 14, 12, 10, 24, 8];
const styleAt = 1;
const piecesColumn = 6;
const priceColumn = 7;
const amountColumn = 8;
const pictureColumn = 12;
const firstSize = fixedColumns.length;
/** The columns of numbers, whose headings are right-aligned. */
const numberColumns = new Set([piecesColumn, priceColumn, amountColumn, 9]);
/** The column of texts beside numbers, apart from which its texts begin. */
const dropColumn = 10;
const lineHeight = 16;

function headStyle(column: number): CellStyle {
  if (numberColumns.has(column)) return 'headEnd';
  return column === dropColumn ? 'headUnit' : 'head';
}

/**
 * The first sheet: who ordered, then a row for each color and a column for each size, with a subtotal for each size run
 * and a total.
 */
function buildOrderSheet(
  texts: Texts,
  { brand, head, papers, skus, changes, pictures: files }: OrderBook,
): Sheet {
  const { t } = texts;
  const runs = groupColors(skus);
  const sizeColumns = Math.max(0, ...runs.map((run) => run.sizes.length));
  const overSizes = Array.from({ length: sizeColumns }, () => text('', 'head'));
  const styleColumn = styleTitle(skus.map((sku) => sku.style_code));
  const titles = fixedColumns.map((title, n) => t(n === styleAt ? styleColumn : title));
  const heads = titles.map((title, n) => text(title, headStyle(n)));
  const facts = headRows(texts, { brand, head, papers, changes });
  const rows: Row[] = [...facts, [], [...heads, ...overSizes]];
  const top = rows.length;
  const wishes: PictureWish[] = [];
  for (const run of runs) addRun(t, rows, run, files, wishes);
  const allRows = runs.flatMap((run) => run.rows);
  rows.push(totalRow(t('Total'), allRows, [top, rows.length - 1]));
  const total = allRows.reduce((sum, row) => sum + amountOf(row), 0);
  for (const { label, cents } of chargesOf(texts, papers, total, head.currency))
    rows.push(chargeRow(label, cents));
  return {
    name: t('Order'),
    widths: [
      ...titles.map((title, n) => Math.max(widthFor(title, widths[n] ?? 0), labelWidth(facts, n))),
      ...sizeWidths(runs),
    ],
    rows: rows.map((row) =>
      'cells' in row
        ? { ...row, cells: inCurrency(row.cells, head.currency) }
        : inCurrency(row, head.currency),
    ),
    frozenRows: top,
    printed: { rows: rows.length },
    frozenColumns: 2,
    pictures: loadPictures(wishes),
    footer: beside([brand.name, head.name, head.customer_name]),
  };
}

/** The width that the labels of facts in a column need: they have narrower letters than titles. */
function labelWidth(facts: readonly Cell[][], column: number): number {
  const labels = facts.map((cells) => cells[column]).filter((cell) => cell?.style === 'label');
  return Math.max(0, ...labels.map((cell) => Math.ceil(textWidth(String(cell?.value))) - 2));
}

/** The width of the columns that a fact at the left reaches over. */
const factRoom = widths.slice(1, 5).reduce((sum, width) => sum + width);

/** Two facts per row, so that all of them stay in view above the lines. */
function headRows(
  texts: Texts,
  { brand, head, papers, changes }: Pick<OrderBook, 'brand' | 'head' | 'papers' | 'changes'>,
): Cell[][] {
  const { t } = texts;
  const { left, right } = workbookFacts(texts, { brand, head });
  // A text that the fact beside it would cover has a row to itself.
  const isLong = ({ value }: Fact) => typeof value === 'string' && textWidth(value) > factRoom;
  const cellsOf = (fact: Fact | undefined): Cell[] => {
    if (fact === undefined) return [text('', 'label'), null];
    const { kind, label, value } = fact;
    const title = text(label, 'label');
    if (kind === 'text') return [title, text(value, 'fact')];
    return [title, kind === 'day' ? day(value, 'factDate') : dayIn(brand.timeZone, value, 'factDate')];
  };
  const short = left.filter((fact) => !isLong(fact));
  const rows = Array.from({ length: Math.max(short.length, right.length) }, (_, row): Cell[] => [
    ...cellsOf(short[row]),
    ...[null, null, null],
    ...cellsOf(right[row]),
  ]);
  const version = changes && versionTexts(texts, changes, brand.timeZone);
  const more = [
    ...(version === undefined
      ? []
      : [version.title, ...version.changes].map((line, n) => [n === 0 ? t('Version') : '', line] as const)),
    ...left.filter(isLong).map(({ label, value }) => [label, String(value)] as const),
    ...paperFacts(texts, papers).map(({ label, lines }) => [label, lines.join(', ')] as const),
    ...(papers.tax_note === '' ? [] : [[t('Tax'), papers.tax_note] as const]),
    ...(head.note === '' ? [] : [[t('Note'), head.note] as const]),
  ];
  const inLines = more.flatMap(([label, value]) =>
    linesOf(value).map((line, n) => [text(n === 0 ? label : '', 'label'), text(line, 'fact')]),
  );
  return [...rows, ...inLines];
}

/** The width of the printed columns that a fact in a row of its own reaches over: what is longer would not be printed. */
const lineRoom = widths.slice(1).reduce((sum, width) => sum + width);

const linesOf = (value: string): string[] =>
  textWidth(value) <= lineRoom ? [value] : wrapText(value, lineRoom, textWidth);

/**
 * Adds a size run under its sizes, with its subtotal and an empty row, and where the pictures of its garments stand: each
 * beside the first of its rows, which together are as tall as it is.
 */
function addRun(
  t: Translate,
  rows: Row[],
  run: SizeRun,
  files: Record<string, string>,
  wishes: PictureWish[],
): void {
  const blank = Array.from({ length: firstSize - 1 }, () => text('', 'sizes'));
  rows.push([text(t('Sizes'), 'sizes'), ...blank, ...run.sizes.map((size) => text(size, 'sizesEnd'))]);
  const from = rows.length;
  const colors = new Map<string, number>();
  for (const { first } of run.rows) colors.set(first.generic, (colors.get(first.generic) ?? 0) + 1);
  let last = '';
  for (const row of run.rows) {
    const { generic, name } = row.first;
    const file = files[generic];
    if (file !== undefined && generic !== last)
      wishes.push({ file, position: { name, row: rows.length, column: pictureColumn, ...formPicture } });
    last = generic;
    const cells = colorRow(t, row, run.sizes, rows.length);
    const share = Math.ceil((formPicture.height + 4) / (colors.get(generic) ?? 1));
    rows.push(file === undefined ? cells : { cells, height: Math.max(lineHeight, share) });
  }
  const to = rows.length - 1;
  const bySize = run.sizes.map((size, index) => {
    const pieces = run.rows.reduce((sum, row) => sum + (row.quantities.get(size) ?? 0), 0);
    return count(pieces, subtotal(from, to, firstSize + index), 'sumCount');
  });
  rows.push([...totalRow(t('Subtotal'), run.rows, [from, to]), ...bySize], []);
}

function colorRow(
  t: Translate,
  { first, quantities, wanted, pieces }: ColorRow,
  sizes: string[],
  row: number,
): Cell[] {
  const lastSize = firstSize + sizes.length - 1;
  const isWanted = (size: string) => wanted.all || wanted.sizes.includes(size);
  return [
    text(first.generic),
    text(styleText({ number: first.number, styleCode: first.style_code }), 'wrapped'),
    text(first.name, 'wrapped'),
    text(first.color_code || first.color, 'wrapped'),
    text(first.color_name, 'wrapped'),
    text(wanted.all ? t('All sizes') : wanted.sizes.join(', '), 'wrapped'),
    count(pieces, `SUM(${rangeOf([row, firstSize], [row, lastSize])})`),
    money(first.price_cents),
    money(
      lineAmount({ quantity: pieces, price: first.price_cents }),
      productOf(row, piecesColumn, priceColumn),
    ),
    money(first.rt_price_cents),
    text(first.drop, 'unit'),
    text(first.composition, 'wrapped'),
    text(''),
    ...sizes.map((size): Cell => ({
      value: quantities.get(size) ?? null,
      style: isWanted(size) ? 'wanted' : 'count',
    })),
  ];
}

/** SUBTOTAL ignores other SUBTOTALs in its range, so the total may span them. */
const subtotal = (from: number, to: number, column: number) =>
  `SUBTOTAL(9,${rangeOf([from, column], [to, column])})`;

const amountOf = ({ pieces, first }: ColorRow) => lineAmount({ quantity: pieces, price: first.price_cents });

/** A line after the total: what it is and its amount. */
function chargeRow(label: string, cents: number): Cell[] {
  const row: Cell[] = fixedColumns.slice(0, amountColumn).map(() => null);
  row[0] = text(label, 'fact');
  return [...row, money(cents)];
}

function totalRow(label: string, rows: ColorRow[], [from, to]: [number, number]): Cell[] {
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  const cents = rows.reduce((sum, row) => sum + amountOf(row), 0);
  // A sum of no rows would refer to itself.
  const formula = (column: number) => (to < from ? undefined : subtotal(from, to, column));
  const total: Cell[] = fixedColumns.map(() => text('', 'sum'));
  total[0] = text(label, 'sum');
  total[piecesColumn] = count(pieces, formula(piecesColumn), 'sumCount');
  total[amountColumn] = money(cents, formula(amountColumn), 'sumMoney');
  return total;
}
