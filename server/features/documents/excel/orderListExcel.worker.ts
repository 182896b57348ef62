import { inWords, type Translate } from '../../../../src/domain/language/wording';
import { type ListedOrder, type OrderField, orderFields } from '../../../../src/domain/orders/orderFields';
import type { PaperSize } from '../content';
import type { ReaderLocale } from '../../../core/languages';
import { readListRows } from '../listRows';
import { type Texts, textsIn } from '../texts';
import { type Cell, count, day, dayIn, inCurrency, money, text } from './cells';
import { widthFor } from './textWidth';
import { writeWorkbook } from './writeWorkbook';

const allFields: readonly OrderField[] = Object.values(orderFields);

/**
 * The workbook of the order list, from the JSON of `selectListRows`: a row for each order, with the columns that the
 * page shows (spec 2 'Order list') and what other programs need of it. Runs in a worker thread.
 */
export function orderListExcel({
  locale,
  brand,
  paper,
  timeZone,
  hasToCome,
  rows,
}: OrderList): Promise<Uint8Array> {
  const texts = textsIn(locale);
  const fields = allFields.filter(({ needsErpDocuments }) => hasToCome || !needsErpDocuments);
  const title = texts.t('Orders');
  const sheet = {
    name: title,
    widths: fields.map(({ title, characters }) => widthFor(texts.t(title), characters)),
    rows: rowsOf(texts, fields, rows, timeZone),
    frozenRows: 1,
    frozenColumns: 1,
    filter: true,
    footer: brand,
  };
  return writeWorkbook([sheet], { texts, title, subject: '', author: brand, paper });
}

/** What the order list is made from; `rows` are JSON. */
export interface OrderList {
  /** The language that it is written in; English if absent. */
  locale?: ReaderLocale;
  brand: string;
  paper: PaperSize;
  /** The time zone of its days. */
  timeZone: string;
  /** Whether the ERP says what it ships. */
  hasToCome: boolean;
  rows: string[];
}

function* rowsOf(
  { t }: Texts,
  fields: readonly OrderField[],
  parts: readonly string[],
  timeZone: string,
): Generator<Cell[]> {
  yield fields.map(({ title, kind }) => text(t(title), headings[kind]));
  for (const part of parts) {
    for (const order of readListRows(t, part)) {
      const cells = fields.map((field) => cellOf(t, field, order, timeZone));
      yield inCurrency(cells, order.currency);
    }
  }
}

const headings = {
  text: 'head',
  code: 'headUnit',
  count: 'headEnd',
  money: 'headEnd',
  time: 'headEnd',
  day: 'headEnd',
} as const;

function cellOf(t: Translate, field: OrderField, order: ListedOrder, timeZone: string): Cell {
  switch (field.kind) {
    case 'text':
      return text(inWords(t, field.value(order)));
    case 'code':
      return text(field.value(order), 'unit');
    case 'count':
      return count(field.value(order));
    case 'money':
      return money(field.value(order));
    case 'time':
      return dayIn(timeZone, field.value(order));
    case 'day':
      return day(field.value(order));
  }
}
