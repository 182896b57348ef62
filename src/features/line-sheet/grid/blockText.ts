import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { quantityIn } from '../state/edits';
import { skuAt } from './cellMap';
import type { CellPlace } from './nextCell';
import { quantityText } from './quantityText';

/** Cells as text that a spreadsheet takes, and that can be pasted here again: nothing where nothing is ordered. */
export function blockText(
  cells: readonly (readonly CellPlace[])[],
  garments: readonly Garment[],
  lines: GroupedLines,
): string {
  const textOf = (place: CellPlace) => {
    const sku = skuAt(garments, place);
    return sku === undefined ? '' : quantityText(quantityIn(lines, sku.sku));
  };
  return cells.map((line) => line.map(textOf).join('\t')).join('\n');
}
