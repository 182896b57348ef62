import { codeTitle } from '../../../../src/domain/order-form/formMarks';
import { type LoadedGarment, presentGarment } from '../../../db/garments';
import { beside } from '../texts';
import { type Cell, headings, text } from './cells';
import { linesOf } from './orderForm';
import type { Sheet } from './sheet';

const columns = [codeTitle, 'Number', 'Name', 'Color', 'Size', 'Sku', 'EAN'];

/**
 * The sheet that lists the EANs of an order form, whose lines have several each: a row for each sku with one, in the
 * order of the form. Null if no EAN is known.
 */
export function buildEanSheet(garments: readonly LoadedGarment[], footer: string): Sheet | null {
  if (!garments.some(({ skus }) => skus.some(({ ean }) => ean !== undefined))) return null;
  function* rows(): Generator<Cell[]> {
    yield headings(columns, columns.length);
    for (const garment of garments) yield* rowsOf(garment);
  }
  return {
    name: 'EAN',
    widths: [12, 9, 30, 18, 10, 16, 16],
    rows: rows(),
    frozenRows: 1,
    filter: true,
    footer,
  };
}

function* rowsOf(garment: LoadedGarment): Generator<Cell[]> {
  const shown = presentGarment(garment, { currency: '' });
  for (const { color, code, cells } of linesOf(shown)) {
    const line = [code, shown.number, shown.name, beside([color.number, color.name])];
    for (const sku of cells) {
      if (sku?.ean !== undefined) yield [...line, sku.size, sku.sku, sku.ean].map((one) => text(one));
    }
  }
}
