import { type Message, message, withValues } from '../language/message';
import { isRequired } from '../spreadsheet/rowCells';
import type { Cell } from '../spreadsheet/cell';
import type { RowError } from '../spreadsheet/rowErrors';
import { uploadFiles } from '../uploads/uploadFiles';
import type { FileKind } from '../uploads/uploads';
import { stockNameColumns } from '../stock-file';
import { groupBy } from '../groupBy';
import { type Change, type ChangeLog, leftOut, startLog } from './changes';
import { type Draft, draftRows, type UnclearColumn } from './draftRows';
import { fieldsOf, ownColumns } from './fields';
import { dropSharedCodes, assignSkus } from './assignSkus';
import { notesOf } from './notesOf';
import { isUsed, type ColumnMapping } from './columnMapping';
import { settleRows, unsettled } from './settleRows';
import { noteSwatches } from './swatches';
import { type Table, textOf } from './table';

/** The result of converting a brand's table into one of our files. */
export type MadeFile = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** All changes, including skipped rows. */
  readonly changes: readonly Change[];
  /** The errors of the upload's check; rows are numbered as in the brand's file, a missing column as row 1. */
  readonly errors: readonly RowError<Message>[];
  /** Our columns with ambiguous numbers: the person has to choose the decimal mark. */
  readonly unclear: readonly UnclearColumn[];
  /** Notes about rows that are likely wrong, with their numbers in the brand's file. */
  readonly notes: readonly Message[];
  /** The switches of the mapping that would change the errors. */
  readonly offers: Pick<ColumnMapping, 'unifies' | 'dropsRepeats'>;
};

/** Converts a brand's table into one of our files by a mapping, and checks it as the upload does. */
export function makeFile(kind: FileKind, table: Table, mapping: ColumnMapping): MadeFile {
  const log = startLog();
  const { drafts, unclear } = draftRows(kind, table, mapping, log);
  assignSkus(kind, drafts, log);
  dropSharedCodes(kind, drafts, log);
  const settled = settleRows(kind, drafts, mapping, log);
  const taken = new Set(
    Object.values(mapping.sources)
      .filter(isUsed)
      .flatMap(({ columns }) => columns),
  );
  noteSwatches(table, (column) => taken.has(column), log);
  const header = headerOf(kind, settled, mapping);
  const made = mapping.dropsBad ? withoutBad(kind, header, settled, log) : settled;
  const errors = checkDrafts(kind, header, made).map(({ error }) => error);
  return {
    header,
    rows: made.map((draft) => cellsOf(draft, header)),
    changes: log.list(),
    errors,
    unclear,
    notes: notesOf(table, mapping, made),
    offers: errors.length === 0 ? { unifies: false, dropsRepeats: false } : unsettled(kind, settled),
  };
}

const isSkuPart = (name: string) => ['generic', 'color', 'size'].includes(name);

/** The mapped columns, and those with the brand's own codes. */
function headerOf(kind: FileKind, drafts: readonly Draft[], mapping: ColumnMapping): string[] {
  const matched = fieldsOf(kind)
    .map(({ name }) => name)
    .filter((name) => isUsed(mapping.sources[name]));
  const isFilled = (name: string) => drafts.some(({ cells }) => textOf(cells[name]) !== '');
  if (kind !== 'stock')
    return [...matched, ...ownColumns.filter((name) => isFilled(name) && !matched.includes(name))];
  const names = stockNameColumns.filter((name) => isFilled(name) || matched.includes(name));
  return [...names, ...matched.filter((name) => name === 'stock' || name === 'warehouse')];
}

const cellsOf = ({ cells }: Draft, header: readonly string[]): Cell[] =>
  header.map((name) => cells[name] ?? null);

type Fault = { readonly error: RowError<Message>; readonly draft: Draft | undefined };

const firstRow = 2;

/** The errors of the upload's check, with their rows. */
function checkDrafts(kind: FileKind, header: readonly string[], drafts: readonly Draft[]): Fault[] {
  const rows = drafts.map((draft, index) => ({ row: index + firstRow, cells: cellsOf(draft, header) }));
  const ownRow = (made: number) => drafts[made - firstRow]?.row ?? made;
  const numbered = (what: Message) =>
    withValues(what, (value, name) => (name === 'row' ? ownRow(Number(value)) : value));
  return uploadFiles[kind].check(header, rows).errors.map(({ row, column, message: what }) => {
    const draft = drafts[row - firstRow];
    return { draft, error: { row: ownRow(row), column, message: draft?.faults[column] ?? numbered(what) } };
  });
}

/**
 * Skips bad rows and records them. If a product lacks a required shared value, all of its rows are bad. Skipping a row
 * may resolve errors of others, so the remaining ones are checked again.
 */
function withoutBad(
  kind: FileKind,
  header: readonly string[],
  drafts: readonly Draft[],
  log: ChangeLog,
): Draft[] {
  const bad = new Map<Draft, RowError<Message>>();
  const products = groupBy(drafts, ({ cells }) => textOf(cells.generic));
  for (const { draft, error } of checkDrafts(kind, header, drafts)) {
    if (draft === undefined) continue;
    const isShared = kind === 'catalog' && error.message === isRequired && !isSkuPart(error.column);
    const all = isShared ? products.get(textOf(draft.cells.generic)) : undefined;
    for (const one of all ?? [draft]) if (!bad.has(one)) bad.set(one, error);
  }
  if (bad.size === 0) return [...drafts];
  for (const [{ row, cells }, { column, message: what }] of bad) {
    const before = header
      .map((name) => textOf(cells[name]))
      .join(' ')
      .trim();
    log.note({ column: '', why: message('{column} {what}', { column, what }), before, after: leftOut, row });
  }
  const remaining = drafts.filter((draft) => !bad.has(draft));
  return withoutBad(kind, header, remaining, log);
}
