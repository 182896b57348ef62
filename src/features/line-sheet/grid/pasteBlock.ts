import type { Garment } from '../../../api';
import { isCellDisabled, parsePastedQuantity } from '../../../domain/orders/quantities';
import type { GroupedLines } from '../../../domain/orders/lines';
import { quantityIn } from '../state/edits';
import type { QuantityEdit } from '../state/editSheet';
import { skuAt } from './cellMap';
import { cellName } from './cellName';
import { type CellRange, cellsOf } from './cellRange';
import type { CellPlace } from './nextCell';
import { type LineMap, type LinePlace, nextLine } from './nextLine';

/** What a pasted block comes to. */
export interface Paste {
  readonly entries: readonly QuantityEdit[];
  /** Why a value was left out, each in a sentence; blank ones are not missed. */
  readonly leftOut: readonly string[];
  /** The cells that the block covers, as far as there are any. */
  readonly range: CellRange;
}

/** What a paste needs to know of the sheet. */
export interface PasteTarget {
  readonly garments: readonly Garment[];
  readonly map: LineMap;
  readonly lines: GroupedLines;
}

interface Value {
  readonly text: string;
  /** Null beyond the last size or the last colour. */
  readonly place: CellPlace | null;
}

/**
 * A block copied from a spreadsheet as edits: its first cell goes where the selection begins, its lines to the colours
 * below, those of the next garments too. One value fills the whole selection.
 */
export function pasteBlock(
  block: readonly (readonly string[])[],
  selected: CellRange,
  target: PasteTarget,
): Paste {
  const cells = cellsOf(selected, target.map).flat();
  const [first = selected.anchor] = cells;
  const [[text = ''] = []] = block;
  const isOne = block.length === 1 && block[0]?.length === 1;
  const values = isOne ? cells.map((place) => ({ text, place })) : valuesFrom(first, block, target.map);

  const entries: QuantityEdit[] = [];
  const leftOut: string[] = [];
  for (const value of values) {
    const outcome = enter(value, target);
    if (typeof outcome === 'string') leftOut.push(outcome);
    else if (outcome !== null) entries.push(outcome);
  }
  return { entries, leftOut, range: isOne ? selected : rangeOf(first, values) };
}

/** Where the values of a block go. */
function valuesFrom(at: CellPlace, block: readonly (readonly string[])[], map: LineMap): Value[] {
  const values: Value[] = [];
  let line: LinePlace | null = at;
  for (const row of block) {
    for (const [index, text] of row.entries()) {
      const column = at.column + index;
      const isThere: boolean = line !== null && column < map.sizeOf(line.garment).columns;
      values.push({ text, place: isThere && line ? { ...line, column } : null });
    }
    line = line && nextLine(line, 1, map);
  }
  return values;
}

function rangeOf(anchor: CellPlace, values: readonly Value[]): CellRange {
  const places = values.flatMap(({ place }) => place ?? []);
  const column = Math.max(anchor.column, ...places.map((place) => place.column));
  return { anchor, head: { ...anchor, ...places.at(-1), column } };
}

/** The edit of one value, null if it changes nothing, or why it cannot be entered. */
function enter({ text, place }: Value, { garments, lines }: PasteTarget): QuantityEdit | string | null {
  const value = parsePastedQuantity(text);
  if (value === null) return null;
  const garment = place === null ? undefined : garments[place.garment];
  if (place === null || garment === undefined) return `“${text.trim()}”: there is no cell for it`;

  const told = `“${text.trim()}” for ${cellName(garment, place)}`;
  const sku = skuAt(garments, place);
  if ('error' in value) return `${told}: ${value.error}`;
  if (sku === undefined) return `${told}: it is not made`;
  const quantity = quantityIn(lines, sku.sku);
  const isDisabled = isCellDisabled({ sku, with_stocks: garment.with_stocks, quantity });
  if (isDisabled) return value.quantity === null ? null : `${told}: it has no stock`;
  return { sku: sku.sku, quantity: value.quantity };
}
