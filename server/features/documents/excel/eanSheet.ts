import { codeTitle } from '../../../../src/domain/order-form/formMarks';
import type { LoadedGarment } from '../../../db/garments';
import { presentGarment } from '../../../db/presentGarment';
import { colorTexts, styleText, styleTitle } from '../ownCodes';
import { beside, type Texts } from '../texts';
import { type Cell, headings, text } from './cells';
import { linesOf } from './orderForm';
import type { Sheet } from './sheet';
import { widthFor } from './textWidth';

/**
 * The sheet that lists the EANs of an order form, whose lines have several each, and the brand's own skus: a row for each
 * sku with one, in the order of the form. Null if none is known.
 */
export function buildEanSheet(
  { t }: Texts,
  garments: readonly LoadedGarment[],
  footer: string,
): Sheet | null {
  const skus = garments.flatMap((garment) => garment.skus);
  const hasEans = skus.some(({ ean }) => typeof ean === 'string');
  const hasOwn = skus.some(({ ownSku }) => ownSku !== undefined);
  if (!hasEans && !hasOwn) return null;
  const style = styleTitle(garments.map(({ styleCode }) => styleCode));
  const columns = [t(codeTitle), t(style), t('Name'), t('Color'), t('Size'), t('Sku')];
  const titles = [...columns, ...(hasOwn ? [t('Own sku')] : []), ...(hasEans ? [t('EAN')] : [])];
  function* rows(): Generator<Cell[]> {
    yield headings(titles, titles.length);
    for (const garment of garments) yield* rowsOf(garment, { hasEans, hasOwn });
  }
  return {
    name: hasOwn ? t('Codes') : t('EAN'),
    widths: titles.map((title, n) => widthFor(title, widths[n] ?? 16)),
    rows: rows(),
    frozenRows: 1,
    printed: 'nothing',
    filter: true,
    footer,
  };
}

const widths = [12, 9, 30, 18, 10];

function* rowsOf(
  garment: LoadedGarment,
  { hasEans, hasOwn }: { hasEans: boolean; hasOwn: boolean },
): Generator<Cell[]> {
  const shown = presentGarment(garment, { currency: '' });
  for (const { color, code, cells } of linesOf(shown)) {
    const line = [code, styleText(garment), shown.name, beside(colorTexts(color))];
    for (const sku of cells) {
      if (sku?.ean === undefined && sku?.own_sku === undefined) continue;
      const codes = [...(hasOwn ? [sku.own_sku ?? ''] : []), ...(hasEans ? [sku.ean ?? ''] : [])];
      yield [...line, sku.size, sku.sku, ...codes].map((one) => text(one, 'wrapped'));
    }
  }
}
