import { message } from '../../../../src/domain/language/message';
import { fulfillmentNumbers } from '../../../../src/domain/orders/fulfillment';
import { keysOf } from '../../../../src/domain/records';
import type { ToComeDocument, ToComeSku } from '../content';
import { workbookFacts } from '../orderFacts';
import { sortSkus } from '../orderedSkus';
import { styleText, styleTitle } from '../ownCodes';
import { beside, type Texts, textsIn, type Words } from '../texts';
import { type Cell, count, day, rangeOf, text } from './cells';
import type { Sheet } from './sheet';
import { widthFor } from './textWidth';
import { writeWorkbook } from './writeWorkbook';

const numbers = keysOf(fulfillmentNumbers);

/** The workbook of what is still to come of an order, a row for each sku. Runs in a worker thread. */
export function toComeExcel(json: string, words?: Words): Promise<Uint8Array> {
  const document: ToComeDocument = JSON.parse(json);
  const { brand, head } = document;
  const texts = textsIn(document.locale, words);
  return writeWorkbook([buildSheet(texts, document)], {
    texts,
    title: head.name,
    subject: beside([texts.t('Still to come'), texts.t('Order {id}', { id: head.id }), head.customer_name]),
    author: brand.name,
    paper: brand.paper,
  });
}

/** The columns before the numbers. */
const columnsOf = (skus: readonly ToComeSku[]) => [
  { title: message('Generic'), width: 10, of: ({ generic }: ToComeSku) => generic },
  {
    title: styleTitle(skus.map((sku) => sku.style_code)),
    width: 12,
    of: ({ number, style_code: styleCode }: ToComeSku) => styleText({ number, styleCode }),
  },
  { title: message('Name'), width: 32, of: ({ name }: ToComeSku) => name },
  { title: message('Color'), width: 14, of: ({ color, color_code: code }: ToComeSku) => code || color },
  { title: message('Color name'), width: 18, of: ({ color_name: name }: ToComeSku) => name },
  { title: message('Size'), width: 10, of: ({ size }: ToComeSku) => size },
  { title: message('Sku'), width: 16, of: ({ sku }: ToComeSku) => sku },
  ...[
    { title: message('Own sku'), width: 18, of: ({ own_sku: own }: ToComeSku) => own ?? '' },
    { title: message('EAN'), width: 16, of: ({ ean }: ToComeSku) => ean ?? '' },
  ].filter(({ of }) => skus.some((sku) => of(sku) !== '')),
];

function buildSheet(texts: Texts, { brand, head, skus: unsorted }: ToComeDocument): Sheet {
  const { t } = texts;
  const skus = sortSkus(unsorted);
  const columns = columnsOf(skus);
  const { left } = workbookFacts(texts, { brand, head });
  const facts = left
    .slice(0, 3)
    .map(({ label, value }) => [text(label, 'label'), text(String(value), 'fact')]);
  const titles = [
    ...columns.map(({ title }) => text(t(title), 'head')),
    ...numbers.map((number) => text(t(fulfillmentNumbers[number]), 'headEnd')),
    text(t('Confirmed for'), 'headUnit'),
    text(t('Reason'), 'head'),
  ];
  const top = facts.length + 2;
  const rows = skus.map((sku) => [
    ...columns.map(({ of }) => text(of(sku), 'wrapped')),
    ...numbers.map((number): Cell => ({ value: sku[number], style: 'count' })),
    day(sku.confirmed_day),
    text(sku.reason, 'wrapped'),
  ]);
  const sums = numbers.map((number, n) => {
    const column = columns.length + n;
    const sum = skus.reduce((all, sku) => all + (sku[number] ?? 0), 0);
    // A sum of no rows would refer to itself.
    const range = rangeOf([top, column], [top + rows.length - 1, column]);
    return count(sum, rows.length === 0 ? undefined : `SUBTOTAL(9,${range})`, 'sumCount');
  });
  const total = [
    text(t('Total'), 'sum'),
    ...columns.slice(1).map(() => text('', 'sum')),
    ...sums,
    ...['', ''].map((blank) => text(blank, 'sum')),
  ];
  const widths = [...columns.map(({ width }) => width), ...numbers.map(() => 11), 14, 40];
  return {
    name: t('Still to come'),
    widths: titles.map((title, n) => widthFor(String(title?.value), widths[n] ?? 0)),
    rows: [...facts, [], titles, ...rows, total],
    frozenRows: top,
    footer: beside([brand.name, head.name, head.customer_name]),
  };
}
