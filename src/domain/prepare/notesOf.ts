import type { FileKind } from '../spreadsheet/sheet';
import { groupBy } from './changes';
import type { Draft } from './draftRows';
import type { Plan } from './plan';
import { piecesTitle } from './shape';
import { type Table, textOf } from './table';

/**
 * What a person should know of rows that go in as they are, although they are likely wrong: a price of 0, the stock of
 * one row given to several sizes, a size that a spreadsheet program has made of something else.
 */
export function notesOf(kind: FileKind, table: Table, plan: Plan, drafts: readonly Draft[]): string[] {
  if (kind !== 'catalog' && kind !== 'edit') return [];
  const free = drafts.filter(({ cells }) => cells.wh_price === 0);
  const shared = sharesStock(table, plan) ? drafts.filter(isShared(drafts)) : [];
  const truths = drafts.filter(({ cells }) => /^(?:true|false)$/i.test(textOf(cells.size)));
  return [
    ...noteRows(free, 'the wholesale price is 0, so orders of it cost nothing'),
    ...noteRows(
      shared,
      'each size of the row gets the whole stock of the row; correct it if it is for all of them',
    ),
    ...noteRows(
      truths,
      'the size is TRUE or FALSE, which a spreadsheet program may have made of another text',
    ),
  ];
}

function noteRows(drafts: readonly Draft[], what: string): string[] {
  const [first, ...others] = new Set(drafts.map(({ row }) => row));
  if (first === undefined) return [];
  return [others.length === 0 ? `Row ${first}: ${what}` : `Row ${first} and ${others.length} more: ${what}`];
}

/** Pieces that stand under sizes are those of one size. */
const sharesStock = ({ header }: Table, { sources }: Plan) =>
  sources.stock?.columns.some((column) => header[column] !== piecesTitle) ?? false;

function isShared(drafts: readonly Draft[]): (draft: Draft) => boolean {
  const rows = [...groupBy(drafts, ({ row }) => String(row))];
  const ofSeveral = new Set(rows.filter(([, of]) => of.length > 1).map(([row]) => row));
  return ({ row, cells }) => Number(textOf(cells.stock)) > 0 && ofSeveral.has(String(row));
}
