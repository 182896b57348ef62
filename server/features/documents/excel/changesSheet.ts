import { message } from '../../../../src/domain/language/message';
import { sortSkus } from '../orderedSkus';
import type { Texts } from '../texts';
import { type ChangedSku, hasNewPrices, type VersionChanges, versionTexts } from '../versionChanges';
import { type Cell, count, headings, inCurrency, money, text } from './cells';
import type { Sheet } from './sheet';
import { widthFor } from './textWidth';

const columns = [
  { title: message('Sku'), width: 16, of: ({ sku }: ChangedSku) => sku },
  { title: message('Name'), width: 32, of: ({ name }: ChangedSku) => name },
  { title: message('Color'), width: 14, of: ({ color, color_code: code }: ChangedSku) => code || color },
  { title: message('Color name'), width: 18, of: ({ color_name: name }: ChangedSku) => name },
  { title: message('Size'), width: 10, of: ({ size }: ChangedSku) => size },
];

/** The sheet of what is different in a version of an order from the one before: a row for each sku. */
export function buildChangesSheet(
  texts: Texts,
  changes: VersionChanges,
  { timeZone, currency, footer }: { timeZone: string; currency: string; footer: string },
): Sheet {
  const { t } = texts;
  const said = versionTexts(texts, changes, timeZone);
  const isSame = changes.skus.length === 0 && said.changes.length === 0;
  const withPrices = hasNewPrices(changes);
  const titles = [
    ...columns.map(({ title }) => t(title)),
    ...[t('Before'), t('Now')],
    ...(withPrices ? [t('Price before'), t('Price now')] : []),
  ];
  const facts = [said.title, ...(isSame ? [t('Nothing has changed.')] : said.changes)];
  const priceOf = (quantity: number, cents: number): Cell => (quantity === 0 ? text('') : money(cents));
  const rows = sortSkus(changes.skus).map((sku) => [
    ...columns.map(({ of }) => text(of(sku), 'wrapped')),
    count(sku.before.quantity),
    count(sku.quantity),
    ...(withPrices
      ? [priceOf(sku.before.quantity, sku.before.price_cents), priceOf(sku.quantity, sku.price_cents)]
      : []),
  ]);
  return {
    name: t('Changes'),
    widths: titles.map((title, n) => widthFor(title, columns[n]?.width ?? 14)),
    rows: [
      ...facts.map((fact) => [text(fact, 'fact')]),
      [],
      headings(titles, columns.length),
      ...rows.map((cells) => inCurrency(cells, currency)),
    ],
    frozenRows: facts.length + 2,
    footer,
  };
}
