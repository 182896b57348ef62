import { groupBy } from '../groupBy';
import { type CodeKind, giveCodes, oneSpelling, ownAsCode } from '../own-codes/ownCodes';
import { parseSku } from '../sku';
import { cellFault } from '../spreadsheet/readCell';
import type { FileKind } from '../spreadsheet/sheet';
import type { ChangeLog } from './changes';
import type { Draft } from './draftRows';
import { textOf } from './table';

/**
 * Gives the rows codes of 6 and 3 characters where the brand's own have another form. What the brand calls them goes
 * to `style_code`, `color_code` and `own_sku` of a catalog file. In a stock file, style, color and size become the sku,
 * beside the brand's own.
 */
export function giveSkus(kind: FileKind, drafts: readonly Draft[], log: ChangeLog): void {
  if (kind === 'users') return;
  const keepsOwnCode = kind === 'catalog' || kind === 'edit';
  const styles = giveCodes('style', textsOf(drafts, 'generic'));
  for (const [style, rows] of groupBy(
    drafts,
    ({ cells }) => styles.get(oneSpelling(textOf(cells.generic))) ?? '',
  )) {
    // Colors are told apart within their style, so that other styles of the file don't change their codes.
    const colors = giveCodes('color', textsOf(rows, 'color'));
    for (const draft of rows) {
      if (style !== '') giveCode(draft, { kind: 'style', code: style }, keepsOwnCode, log);
      const color = colors.get(oneSpelling(textOf(draft.cells.color)));
      if (color !== undefined) giveCode(draft, { kind: 'color', code: color }, keepsOwnCode, log);
      if (style !== '' && color !== undefined) nameSku(kind, draft, `${style}${color}`, log);
    }
  }
}

/**
 * A row that becomes several, as it names no size or a list of them, has a code that is none of a single sku: the codes
 * are left out.
 */
export function dropSharedCodes(drafts: readonly Draft[], log: ChangeLog): void {
  const why = 'stands for several skus of its row';
  for (const column of ['own_sku', 'ean']) {
    const named = drafts.filter(({ cells }) => textOf(cells[column]) !== '');
    const groups = groupBy(named, ({ row, cells }) => `${row} ${textOf(cells[column])}`);
    for (const shared of groups.values()) {
      for (const { row, cells } of shared.length < 2 ? [] : shared) {
        log.note({ column, why, before: textOf(cells[column]), after: 'left out', row });
        cells[column] = null;
      }
    }
  }
}

/** What can be a code: a cell that the spreadsheet could not calculate is left for the check to name. */
const textsOf = (drafts: readonly Draft[], field: string) =>
  drafts.map(({ cells }) => textOf(cells[field])).filter((text) => text !== '' && cellFault(text) === null);

const placeOf = {
  style: { column: 'generic', own: 'style_code' },
  color: { column: 'color', own: 'color_code' },
} as const;

function giveCode(
  { row, cells }: Draft,
  { kind, code }: { kind: CodeKind; code: string },
  keepsOwnCode: boolean,
  log: ChangeLog,
): void {
  const { column, own } = placeOf[kind];
  const before = textOf(cells[column]);
  if (before === code) return;
  cells[column] = code;
  const isMade = ownAsCode(kind, before) === null;
  if (isMade && keepsOwnCode) cells[own] = before;
  const made = keepsOwnCode ? `a code of our form; yours stays in ${own}` : 'a code of our form';
  log.note({ column, why: isMade ? made : 'spelled as a code', before, after: code, row });
}

/** A sku that doesn't begin with style and color is the brand's own. A stock file has no columns for its parts. */
function nameSku(kind: FileKind, { row, cells }: Draft, colorCode: string, log: ChangeLog): void {
  const before = textOf(cells.sku);
  const isOurs = before.startsWith(colorCode) && parseSku(before) !== null;
  if (isOurs || (before === '' && kind !== 'stock')) return;
  const after = `${colorCode}${textOf(cells.size)}`;
  cells.sku = kind === 'stock' ? after : null;
  const keepsOwnCode = kind !== 'delete' && before !== '';
  if (keepsOwnCode) cells.own_sku = before;
  const suffix = keepsOwnCode ? '; yours stays in own_sku' : '';
  log.note({ column: 'sku', why: `made of style, color and size${suffix}`, before, after, row });
}
