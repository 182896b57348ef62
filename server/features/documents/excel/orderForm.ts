import { type Message, message, messageIn } from '../../../../src/domain/language/message';
import type { Translate } from '../../../../src/domain/language/wording';
import { lineAmount, toCents } from '../../../../src/domain/money';
import {
  codeTitle,
  type FormLine,
  formMarks,
  writeLine,
  writeOrigin,
} from '../../../../src/domain/order-form/formMarks';
import { isCellDisabled, maxQuantity } from '../../../../src/domain/orders/quantities';
import { colorCodeOf } from '../../../../src/domain/sku';
import type { LoadedGarment } from '../../../db/garments';
import { presentGarment } from '../../../db/presentGarment';
import type { OrderBook, OrderDocument } from '../content';
import { colorTexts, styleText, styleTitle } from '../ownCodes';
import type { OrderedSku } from '../queries';
import { beside, type Texts } from '../texts';
import { type Cell, count, inCurrency, money, productOf, rangeOf, text } from './cells';
import type { Row, Sheet } from './sheet';
import { formPicture, loadPictures, type PictureWish } from './sheetPictures';
import type { CellStyle } from './styles';
import { sizeWidths, widthFor } from './textWidth';

const columns: readonly (readonly [title: Message, width: number, style: CellStyle])[] = [
  [message('Picture'), 7, 'head'],
  [codeTitle, 12, 'head'],
  [messageIn('of a style', 'Number'), 9, 'head'],
  [message('Name'), 30, 'head'],
  [message('Color'), 18, 'head'],
  [message('Drop'), 8, 'head'],
  [message('Retail price'), 12, 'headEnd'],
  [message('Wholesale price'), 16, 'headEnd'],
  [message('Pieces'), 9, 'headEnd'],
  [message('Amount'), 13, 'headEnd'],
  [message('Sizes'), 12, 'headUnit'],
];
const codeColumn = 1;
const styleAt = 2;
const priceColumn = 7;
const piecesColumn = 8;
const amountColumn = 9;
const firstSize = columns.length;
/** The marks, four rows about the order, and the titles. */
const topRows = 6;

const lineHeight = 16;

/** A row below the titles: the sizes of the lines below it, or a line. */
type BodyRow =
  | { sizes: string[]; isHead: true }
  | { sizes: string[]; isHead: false; color: FormColor; height: number };

/** A garment in one color. */
interface FormColor {
  /** Only in the garment's first line. */
  picture: { generic: string; name: string } | null;
  texts: string[];
  retailCents: number;
  cents: number;
  line: FormLine;
  styles: CellStyle[];
  pieces: number;
}

/**
 * The sheet that comes back filled in: every color of the catalog in a line, with a cell for each size, in the order of
 * the line sheet. What is needed to read it again is in the hidden first row and the hidden last column.
 */
export function buildFormSheet(
  { t }: Texts,
  { brand, head, skus, garments, pictures }: OrderBook,
  { version }: NonNullable<OrderBook['form']>,
): Sheet {
  const body = toBody(skus, garments);
  const sizeColumns = Math.max(1, ...body.map(({ sizes }) => sizes.length));
  const styleColumn = styleTitle(garments.map(({ styleCode }) => styleCode));
  const titles = columns.map(([title], n) => t(n === styleAt ? styleColumn : title));
  const origin = writeOrigin({
    order: head.id,
    orderName: head.name,
    catalog: head.catalog_id,
    catalogName: head.catalog_name,
    version,
  });
  function* rows(): Generator<Row> {
    yield { cells: markCells(origin, sizeColumns), height: 0 };
    for (const cells of headRows(t, head, body)) yield inCurrency(cells, head.currency);
    yield [
      ...columns.map(([, , style], n) => text(titles[n] ?? '', style)),
      ...Array.from({ length: sizeColumns }, () => text('', 'head')),
    ];
    for (const [index, row] of body.entries()) {
      yield row.isHead
        ? sizeCells(t, row.sizes)
        : {
            cells: inCurrency(lineCells(row.color, row.sizes, topRows + index, sizeColumns), head.currency),
            height: row.height,
          };
    }
  }
  return {
    name: t('Order form'),
    // A form without lines has a column of sizes too.
    widths: [
      ...widthsOf(titles, body),
      ...sizeWidths([{ sizes: [''] }, ...body.filter(({ isHead }) => isHead)]),
      0,
    ],
    rows: rows(),
    frozenRows: topRows,
    frozenColumns: 5,
    filter: true,
    opensAt: firstEntry(body),
    printed: 'nothing',
    entry: { first: firstSize, last: firstSize + sizeColumns - 1, max: maxQuantity },
    pictures: loadPictures(wishesOf(body, pictures)),
    footer: beside([brand.name, head.name, head.customer_name]),
  };
}

/** With the columns before it, the first cells to type into stay in view on a screen 1440 pixels wide. */
const widestSizes = 44;

/** Wide enough for the sizes of a line in one row, as far as they leave room for the cells to type into. */
function widthsOf(titles: readonly string[], body: readonly BodyRow[]): number[] {
  const longest = body.reduce((length, { sizes }) => Math.max(length, sizesText(sizes).length), 0);
  const sizesWidth = Math.min(widestSizes, longest + 3);
  return columns.map(([, width], n) =>
    widthFor(titles[n] ?? '', n === columns.length - 1 ? Math.max(width, sizesWidth) : width),
  );
}

/** The first cell to type into; the first one below the titles where there is none. */
function firstEntry(body: readonly BodyRow[]): { row: number; column: number } {
  for (const [index, row] of body.entries()) {
    const position = row.isHead ? -1 : row.color.styles.findIndex((style) => style !== 'notMade');
    if (position !== -1) return { row: topRows + index, column: firstSize + position };
  }
  return { row: topRows, column: firstSize };
}

const sizesText = (sizes: readonly string[]) => sizes.join(' · ');

/** The lines of each garment; where the sizes are others than in the line before, a row names them. */
function toBody(skus: readonly OrderedSku[], garments: readonly LoadedGarment[]): BodyRow[] {
  const ordered = new Map(skus.map((sku) => [sku.sku, sku]));
  const body: BodyRow[] = [];
  for (const garment of garments) {
    const shown = presentGarment(garment, { currency: '' });
    const lines = linesOf(shown);
    if (lines.length === 0) continue;
    const { sizes } = shown;
    if (JSON.stringify(body.at(-1)?.sizes) !== JSON.stringify(sizes)) body.push({ sizes, isHead: true });
    const height = Math.max(lineHeight, Math.ceil((formPicture.height + 4) / lines.length));
    for (const [index, line] of lines.entries()) {
      const color = toColor(shown, line, ordered);
      body.push({ sizes, isHead: false, color: index === 0 ? { ...color, picture: shown } : color, height });
    }
  }
  return body;
}

type Garment = ReturnType<typeof presentGarment>;
type Line = {
  color: Garment['colors'][number];
  code: string;
  cells: (Garment['skus'][number] | undefined)[];
};

/** The colors of a garment that are made, with the sku of each of its sizes. */
export function linesOf({ colors, sizes, skus }: Garment): Line[] {
  const skuAt = new Map(skus.map((sku) => [`${sku.color}|${sku.size}`, sku]));
  return colors.flatMap((color) => {
    const cells = sizes.map((size) => skuAt.get(`${color.number}|${size}`));
    const first = cells.find((sku) => sku !== undefined);
    return first === undefined ? [] : [{ color, code: colorCodeOf(first.sku), cells }];
  });
}

function toColor(
  { number, style_code: styleCode = '', name, drop, wh_price, rt_price, with_stocks }: Garment,
  { color, code, cells }: Line,
  ordered: ReadonlyMap<string, OrderedSku>,
): FormColor {
  const orders = cells.map((sku) => ordered.get(sku?.sku ?? ''));
  // The price stored with the lines, as in the order's total.
  const stored = orders.find((one) => one !== undefined && one.quantity > 0)?.price_cents;
  const line = cells.map((sku, at) => (sku ? ([sku.sku, orders[at]?.quantity ?? 0] as const) : null));
  const styles = cells.map((sku, at): CellStyle => {
    const own = orders[at];
    if (isCellDisabled({ sku, with_stocks, quantity: own?.quantity ?? 0 })) return 'notMade';
    return own?.wanted_color || own?.wanted_size ? 'entryWanted' : 'entry';
  });
  return {
    picture: null,
    texts: [code, styleText({ number, styleCode }), name, beside(colorTexts(color)), drop],
    retailCents: toCents(rt_price) ?? 0,
    cents: stored ?? toCents(wh_price) ?? 0,
    line,
    styles,
    pieces: line.reduce((sum, entry) => sum + (entry?.[1] ?? 0), 0),
  };
}

/** The hidden first row. */
function markCells(origin: string, sizeColumns: number): Cell[] {
  const cells: Cell[] = columns.map(() => null);
  cells[0] = text(origin);
  cells[codeColumn] = text(formMarks.code);
  const sizes = Array.from({ length: sizeColumns }, (_, position) => text(formMarks.size(position)));
  return [...cells, ...sizes, text(formMarks.line)];
}

/** Whose order it is, how to fill it in, and what it adds up to. */
function headRows(t: Translate, head: OrderDocument['head'], body: readonly BodyRow[]): Cell[][] {
  const lines = body.flatMap((row) => (row.isHead ? [] : [row.color]));
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  const cents = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const sumOf = (column: number) =>
    body.length === 0 ? undefined : `SUM(${rangeOf([topRows, column], [topRows + body.length - 1, column])})`;
  const fact = (label: string, value: string, other: string, otherValue: string): Cell[] => [
    null,
    text(label, 'label'),
    text(value, 'fact'),
    null,
    null,
    null,
    text(other, 'label'),
    text(otherValue, 'fact'),
  ];
  const total: Cell[] = columns.slice(0, piecesColumn).map(() => null);
  total[priceColumn] = text(t('Total'), 'sum');
  return [
    fact(t('Order'), head.name, t('Customer'), head.customer_name),
    fact(t('Catalog'), head.catalog_name, t('Currency'), head.currency),
    [
      null,
      text(
        t(
          'Type quantities into the framed cells, save the file, and drop it on the line sheet of this order. To print the order, use the sheet “{sheet}”.',
          { sheet: t('Order') },
        ),
        'label',
      ),
    ],
    [...total, count(pieces, sumOf(piecesColumn), 'sumCount'), money(cents, sumOf(amountColumn), 'sumMoney')],
  ];
}

function sizeCells(t: Translate, sizes: readonly string[]): Cell[] {
  const blank = columns.slice(1).map(() => text('', 'sizes'));
  return [...blank, text(t('Sizes'), 'sizes'), ...sizes.map((size) => text(size, 'sizesEnd'))];
}

function lineCells(color: FormColor, sizes: string[], row: number, sizeColumns: number): Cell[] {
  const { texts, retailCents, cents, line, styles, pieces } = color;
  const lastSize = firstSize + sizes.length - 1;
  const entries = line.map((entry, position): Cell => {
    const quantity = entry?.[1] ?? 0;
    return { value: quantity === 0 ? null : quantity, style: styles[position] ?? 'notMade' };
  });
  return [
    text(''),
    ...texts.map((one) => text(one, 'wrapped')),
    money(retailCents),
    money(cents),
    count(pieces, `SUM(${rangeOf([row, firstSize], [row, lastSize])})`),
    money(amountOf(color), productOf(row, piecesColumn, priceColumn)),
    text(sizesText(sizes), 'unit'),
    ...entries,
    ...Array<Cell>(sizeColumns - sizes.length).fill(null),
    text(writeLine(line)),
  ];
}

const amountOf = ({ pieces, cents }: FormColor) => lineAmount({ quantity: pieces, price: cents });

/** The garments' pictures, beside their first lines. */
function wishesOf(body: readonly BodyRow[], files: Record<string, string>): PictureWish[] {
  return body.flatMap((row, index) => {
    const shown = row.isHead ? null : row.color.picture;
    const file = shown === null ? undefined : files[shown.generic];
    if (shown === null || file === undefined) return [];
    return [{ file, position: { name: shown.name, row: topRows + index, column: 0, ...formPicture } }];
  });
}
