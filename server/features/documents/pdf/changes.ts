import { isolated } from '../../../../src/domain/text/isolated';
import type { OrderDocument } from '../content';
import { sortSkus } from '../orderedSkus';
import { shownColor } from '../ownCodes';
import { changedName, type ChangedSku, hasNewPrices, priceIn, versionTexts } from '../versionChanges';
import { drawCard } from './card';
import type { PageCanvas } from './PageCanvas';
import type { SizeRow } from './sizeTable';

const titleStyle = { size: 9, weight: 'semibold', leading: 12 } as const;
const textStyle = { size: 8.5, leading: 12 } as const;

/** Draws which version an order is, and what is different in it from the one before; nothing of a first version. */
export function drawChanges(canvas: PageCanvas, { brand, head, changes }: OrderDocument): void {
  if (changes === undefined) return;
  const { texts, page } = canvas;
  const { t, count } = texts;
  const said = versionTexts(texts, changes, brand.timeZone);
  const isSame = changes.skus.length === 0 && said.changes.length === 0;
  const draw = (text: string, style: typeof titleStyle | typeof textStyle) =>
    canvas.structure.within('P', () => canvas.flow(canvas.wrap(text, page.width, style), style));
  draw(said.title, titleStyle);
  for (const text of isSame ? [t('Nothing has changed.')] : said.changes) draw(text, textStyle);
  canvas.y += 10;
  if (changes.skus.length === 0) return;
  const withPrices = hasNewPrices(changes);
  const toRow = (sku: ChangedSku): SizeRow => ({
    code: sku.generic + sku.color,
    shown: shownColor(
      { generic: sku.generic, styleCode: sku.style_code },
      { number: sku.color, code: sku.color_code, name: sku.color_name },
    ),
    name: changedName(sku),
    isWanted: false,
    cells: [],
    ends: [
      isolated(sku.size),
      count(sku.before.quantity),
      count(sku.quantity),
      ...(withPrices
        ? [
            priceIn(texts, sku.before.quantity, sku.before.price_cents, head.currency),
            priceIn(texts, sku.quantity, sku.price_cents, head.currency),
          ]
        : []),
    ],
  });
  const card = {
    name: t('Changes'),
    facts: t('Changed quantities are marked with *.'),
    prices: [],
    table: {
      sizes: [],
      ends: [
        { title: t('Size'), width: 40 },
        { title: t('Before'), width: 52 },
        { title: t('Now'), width: 52 },
        ...(withPrices
          ? [
              { title: t('Price before'), width: 62 },
              { title: t('Price now'), width: 62 },
            ]
          : []),
      ],
      rows: sortSkus(changes.skus).map(toRow),
    },
    pictures: null,
  };
  drawCard(canvas, card, { level: 'H2' });
}
