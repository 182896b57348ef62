import { groupBy } from '../../../../src/domain/groupBy';
import { fulfillmentNumbers } from '../../../../src/domain/orders/fulfillment';
import { keysOf } from '../../../../src/domain/records';
import { isolated } from '../../../../src/domain/text/isolated';
import type { ToComeDocument, ToComeSku } from '../content';
import { coverFacts } from '../orderFacts';
import { sortSkus } from '../orderedSkus';
import { codesText, shownColor, shownStyle } from '../ownCodes';
import { beside, type Texts, textsIn, type Words } from '../texts';
import { type Card, drawCard } from './card';
import { beginDocument, orderFoot } from './cover';
import { drawDropHead, dropGroups, dropText } from './drops';
import type { PageCanvas } from './PageCanvas';
import type { SizeRow } from './sizeTable';

const numbers = keysOf(fulfillmentNumbers);

/** The PDF of what is still to come of an order, a row for each size. Runs in a worker thread. */
export async function toCome(json: string, words?: Words): Promise<Uint8Array> {
  const order: ToComeDocument = JSON.parse(json);
  const { brand, head } = order;
  const texts = textsIn(order.locale, words);
  const { t } = texts;
  const skus = sortSkus(order.skus);
  const kind = t('Still to come');
  const sums = sumsOf(texts, skus);
  const cover = {
    brand,
    kind,
    title: head.name,
    facts: coverFacts(texts, order),
    figures: numbers.map((number, n) => ({ label: t(fulfillmentNumbers[number]), value: sums[n] ?? '' })),
  };
  const title = t('{document} {name}', { document: kind, name: isolated(head.name) });
  const canvas = await beginDocument(texts, title, cover, json);
  if (skus.length === 0) drawNothing(canvas);
  const groups = dropGroups(
    [...groupBy(skus, ({ generic }) => generic).values()],
    ([first]) => first?.drop ?? '',
  );
  for (const { drop, items } of groups) {
    if (groups.length > 1) drawDropHead(canvas, dropText(t, drop), 90);
    for (const own of items) drawCard(canvas, toCard(texts, own), { level: groups.length > 1 ? 'H3' : 'H2' });
  }
  return canvas.finish(orderFoot(texts, order));
}

function drawNothing(canvas: PageCanvas): void {
  const { left, width } = canvas.page;
  const text = canvas.texts.t('Nothing of this order is still to come.');
  canvas.structure.within('P', () => canvas.text(text, left, canvas.y + 9, width, { size: 9 }));
}

function toCard(texts: Texts, skus: readonly ToComeSku[]): Card {
  const { t } = texts;
  const [first] = skus;
  const style = first && shownStyle({ ...first, styleCode: first.style_code });
  return {
    name: first?.name ?? '',
    facts: beside((style ?? []).filter((code) => code !== first?.generic)),
    prices: [],
    table: {
      sizes: [],
      ends: [
        { title: t('Size'), width: 40 },
        ...numbers.map((number) => ({ title: t(fulfillmentNumbers[number]), width: 52 })),
        { title: t('Confirmed for'), width: 70 },
      ],
      rows: skus.map((sku) => toRow(texts, sku)),
      total: skus.length > 1 ? ['', ...sumsOf(texts, skus), ''] : undefined,
    },
    pictures: null,
  };
}

function toRow({ t, count, day }: Texts, sku: ToComeSku): SizeRow {
  const {
    generic,
    style_code: styleCode,
    color,
    color_code: code,
    color_name: name,
    size,
    own_sku: own,
  } = sku;
  return {
    code: generic + color,
    shown: shownColor({ generic, styleCode }, { number: color, code, name }),
    name,
    isWanted: false,
    cells: [],
    ends: [
      size,
      ...numbers.map((number) => {
        const pieces = sku[number];
        return pieces === null ? '–' : count(pieces);
      }),
      day(sku.confirmed_day),
    ],
    below: [
      ...codesText(t('SKU'), new Map(own === null ? [] : [[size, own]])),
      ...(sku.reason === '' ? [] : [sku.reason]),
    ],
  };
}

const sumsOf = ({ count }: Texts, skus: readonly ToComeSku[]) =>
  numbers.map((number) => count(skus.reduce((sum, sku) => sum + (sku[number] ?? 0), 0)));
