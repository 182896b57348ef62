import { type Message, message } from '../language/message';
import { isolated } from '../text/isolated';
import { groupBy } from '../groupBy';
import type { Draft } from './draftRows';
import type { ColumnMapping } from './columnMapping';
import { isList } from './lists';
import { piecesTitle } from './shape';
import { samplesOf, type Table, textOf } from './table';

/**
 * Notes about rows that are likely wrong but not skipped: a price of 0, the stock of one row shared by several, a size
 * changed by a spreadsheet program.
 */
export function notesOf(table: Table, mapping: ColumnMapping, drafts: readonly Draft[]): Message[] {
  const free = drafts.filter(({ cells }) => cells.wh_price === 0);
  const shared = sharesStock(table, mapping) ? drafts.filter(isShared(drafts)) : [];
  const inherited = rowsWithInherited(table, mapping.sources.stock?.columns ?? []);
  const ofParents = drafts.filter(({ row, cells }) => inherited.has(row) && hasStock(cells));
  const truths = drafts.filter(({ cells }) => /^(?:true|false)$/i.test(textOf(cells.size)));
  const found: [readonly Draft[], Message][] = [
    [free, message('the wholesale price is 0, so orders of it cost nothing')],
    [
      shared,
      message('each size of the row gets the whole stock of the row; correct it if it is for all of them'),
    ],
    [
      ofParents,
      message(
        'the stock is that of its parent row, whose rows each get all of it; correct it if it is for all of them',
      ),
    ],
    [
      drafts.filter(isUnsplit),
      message(
        'several colors or sizes in the cell are taken as one; go back and have them split if they are several',
      ),
    ],
    [truths, message('the size is TRUE or FALSE, which a spreadsheet program may have made of another text')],
  ];
  return found.flatMap(([rows, what]) =>
    noteRows(
      rows.map(({ row }) => row),
      what,
    ),
  );
}

/** A line with the unused columns that contain data, except those reported elsewhere. */
export function noteColumns(table: Table, isReported: (column: number, title: string) => boolean): Message[] {
  const titles = [...table.header.entries()].flatMap(([column, title]) =>
    isReported(column, title) || samplesOf(table, column, 1).length === 0 ? [] : [title],
  );
  if (titles.length === 0) return [];
  return [
    message('Nothing is taken from the {columns, plural, one {column} other {columns}} {titles}', {
      columns: titles.length,
      titles: { named: titles.map(isolated) },
    }),
  ];
}

/** A line about rows, such as 'Row 2 and 3 more: …'; none without rows. */
export function noteRows(rows: Iterable<number>, what: Message): Message[] {
  const [first, ...others] = new Set(rows);
  if (first === undefined) return [];
  return [
    others.length === 0
      ? message('Row {row}: {note}', { row: first, note: what })
      : message('Row {row} and {more} more: {note}', { row: first, more: others.length, note: what }),
  ];
}

/** The codes of a row say that a color such as 'white, dark blue' is one. */
const isUnsplit = ({ cells }: Draft) =>
  isList(textOf(cells.size)) ||
  (textOf(cells.ean) === '' &&
    textOf(cells.own_sku) === '' &&
    [cells.color_name, cells.color_code].some((cell) => isList(textOf(cell))));

/** Pieces below size titles belong to one size. */
const sharesStock = ({ header }: Table, { sources }: ColumnMapping) =>
  sources.stock?.columns.some((column) => header[column] !== piecesTitle) ?? false;

/** The numbers of the rows whose values in these columns come from their parent only. */
const rowsWithInherited = ({ rows }: Table, columns: readonly number[]) =>
  new Set(
    rows
      .filter(({ inherited = [] }) => columns.some((column) => inherited.includes(column)))
      .map(({ row }) => row),
  );

const hasStock = ({ stock }: Draft['cells']) => Number(textOf(stock)) > 0;

function isShared(drafts: readonly Draft[]): (draft: Draft) => boolean {
  const rows = [...groupBy(drafts, ({ row }) => String(row))];
  const ofSeveral = new Set(rows.filter(([, of]) => of.length > 1).map(([row]) => row));
  return ({ row, cells }) => hasStock(cells) && ofSeveral.has(String(row));
}
