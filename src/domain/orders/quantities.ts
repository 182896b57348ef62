import { colorCodeOf, genericOf } from '../sku';
import { diffLines, type GroupedLines, type LineDiff, type SkuQuantities } from './lines';

/** The max pieces of a line (contract.md 'Fine print'). */
export const maxQuantity = 999_999;

/** Whether a number is a quantity that a line may hold: an integer from 1 to 999999 (contract.md 'Fine print'). */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maxQuantity;
}

/** A quoted cell with doubled quotes, or a plain one; then its delimiter. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;

/**
 * Parses a block in the clipboard format of spreadsheets: lines of cells separated by tabs; cells with line breaks or
 * tabs are quoted. A trailing line break is ignored.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const readCell = (_match: string, quoted: string | undefined, plain: string, end: string) => {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    // The pattern matches the end once more after the last cell.
    const isBehindAll = cell === '' && end === '' && row.length === 0;
    if (!isBehindAll) row.push(cell);
    if (end !== '\t' && row.length > 0) {
      rows.push(row);
      row = [];
    }
    return '';
  };
  text.replace(cellPattern, readCell);
  return rows;
}

/** The editable part of an order: quantities grouped by garment, and the wanted codes (spec 3 'Order'). */
export type OrderLinesState = { readonly lines: GroupedLines; readonly wanted: readonly string[] };

/** The changes of one edit: lines, and the codes removed from the wanted list (spec 4). */
export type OrderLinesDiff = LineDiff & { readonly unwanted: readonly string[] };

const noLines: SkuQuantities = {};

/**
 * Sets one quantity, in pieces, and returns the new state and the changes; unchanged parts keep their identity.
 * Anything but an integer from 1 to 999999 removes the sku, and a garment is removed with its last sku. A quantity
 * removes the sku and its color, the first 9 characters, from the wanted list (spec 4 'Line-sheet order', spec 5).
 */
export function setQuantity(
  state: OrderLinesState,
  sku: string,
  quantity: number | null,
): { state: OrderLinesState; diff: OrderLinesDiff } {
  const generic = genericOf(sku);
  const isRemoved = quantity === null || !isQuantity(quantity);
  const garment = state.lines[generic] ?? noLines;
  const { [sku]: _previous, ...others } = garment;
  const after = isRemoved ? others : { ...garment, [sku]: quantity };
  const diff = diffLines(garment, after);
  const isSame = [diff.added, diff.changed, diff.removed].every((changes) => changes.length === 0);
  const lines = isSame ? state.lines : withGarment(state.lines, generic, after);

  const isTaken = (code: string) => !isRemoved && (code === sku || code === colorCodeOf(sku));
  const unwanted = state.wanted.filter(isTaken);
  const wanted = unwanted.length > 0 ? state.wanted.filter((code) => !isTaken(code)) : state.wanted;
  const isUntouched = isSame && unwanted.length === 0;
  return { state: isUntouched ? state : { lines, wanted }, diff: { ...diff, unwanted } };
}

/** The lines with those of one garment; without it if there are none. */
function withGarment(lines: GroupedLines, generic: string, garment: SkuQuantities): GroupedLines {
  if (Object.keys(garment).length > 0) return { ...lines, [generic]: garment };
  const { [generic]: _last, ...others } = lines;
  return others;
}

/** Toggles a color or size code on the wanted list; new codes go last (spec 2 'Order line sheet'). */
export function toggleWanted(wanted: readonly string[], code: string): string[] {
  return wanted.includes(code) ? wanted.filter((other) => other !== code) : [...wanted, code];
}

/**
 * Whether a size cell is disabled: the sku does not exist, or stock is tracked, 0, and nothing is ordered, in pieces
 * (spec 2 'Order line sheet'). Garments without stock tracking never run out.
 */
export function isCellDisabled(cell: {
  sku: { stock: number } | undefined;
  with_stocks: boolean;
  quantity: number;
}): boolean {
  if (cell.sku === undefined) return true;
  return cell.with_stocks && cell.sku.stock === 0 && cell.quantity === 0;
}
