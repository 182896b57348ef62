import {
  colorTextColumns,
  garmentCountColumns,
  garmentPriceColumns,
  garmentTextColumns,
  nameColumns,
} from '../catalog-file/catalogColumns';
import { message } from '../language/message';
import type { Cell } from '../spreadsheet/cell';
import type { FileKind } from '../uploads/uploads';
import { uploadFiles } from '../uploads/uploadFiles';
import { groupBy } from '../groupBy';
import { type ChangeLog, leftOut } from './changes';
import type { Draft } from './draftRows';
import type { ColumnMapping } from './columnMapping';
import { textOf } from './table';

/** Resolves repeated and contradicting rows as the mapping says. */
export function settleRows(
  kind: FileKind,
  drafts: readonly Draft[],
  mapping: ColumnMapping,
  log: ChangeLog,
): Draft[] {
  if (kind === 'catalog') fillProducts(drafts, log);
  const different = withoutRepeats(kind, drafts, mapping.dropsRepeats, log);
  if (mapping.unifies && hasProducts(kind)) unifyProducts(different, log);
  return different;
}

/** The switches of the mapping that would resolve something in these rows. */
export function unsettled(
  kind: FileKind,
  drafts: readonly Draft[],
): Pick<ColumnMapping, 'unifies' | 'dropsRepeats'> {
  const named = drafts.map((draft) => subjectOf(kind, draft)).filter((subject) => subject.length > 0);
  return {
    unifies: hasProducts(kind) && contradictions(drafts).next().done !== true,
    dropsRepeats: new Set(named.map((subject) => JSON.stringify(subject))).size < named.length,
  };
}

const hasProducts = (kind: FileKind) => uploadFiles[kind].about === 'garments';

/**
 * Skips exact duplicates; with `dropsRepeats`, also rows with the subject of an earlier one. Each skipped row is
 * recorded.
 */
function withoutRepeats(
  kind: FileKind,
  drafts: readonly Draft[],
  dropsRepeats: boolean,
  log: ChangeLog,
): Draft[] {
  const firsts = new Map<string, Draft>();
  return drafts.filter((draft) => {
    const subject = subjectOf(kind, draft);
    const first = firsts.get(JSON.stringify(subject));
    if (first === undefined || subject.length === 0) {
      firsts.set(JSON.stringify(subject), draft);
      return true;
    }
    const isSame = JSON.stringify(first.cells) === JSON.stringify(draft.cells);
    if (!isSame && !dropsRepeats) return true;
    const why = isSame
      ? message('says the same as row {row}', { row: first.row })
      : message('is about the same as row {row}', { row: first.row });
    const before = subject.filter((text) => text !== '').join(' ');
    log.note({ column: '', why, before, after: leftOut, row: draft.row });
    return false;
  });
}

/** What a row is about, such as a sku, the stock of a sku in a warehouse, or a person; empty if it names none. */
function subjectOf(kind: FileKind, { cells }: Draft): string[] {
  const subject = uploadFiles[kind].subject.map((field) => textOf(cells[field]));
  return subject.some((text) => text !== '') ? subject : [];
}

const needed = ['name', 'wh_price', 'currency'];

/** Fills in required values that only an earlier row of the product has, as in exports of shops. */
function fillProducts(drafts: readonly Draft[], log: ChangeLog): void {
  for (const [generic, rows] of groupBy(drafts, ({ cells }) => textOf(cells.generic))) {
    if (generic === '') continue;
    for (const field of needed) {
      const first = rows.findIndex(({ cells }) => textOf(cells[field]) !== '');
      const after = rows[first]?.cells[field] ?? null;
      for (const { row, cells } of first === -1 ? [] : rows.slice(first + 1)) {
        if (textOf(cells[field]) !== '') continue;
        cells[field] = after;
        log.note({
          column: field,
          why: message('as in the first row of the product'),
          before: '',
          after,
          row,
        });
      }
    }
  }
}

const shared = [
  ...garmentTextColumns,
  ...garmentPriceColumns,
  ...garmentCountColumns,
  ...nameColumns.map(({ name }) => name),
  'with_stocks',
];

/** Uses the first row's values for all rows of a product, and of a color. */
function unifyProducts(drafts: readonly Draft[], log: ChangeLog): void {
  for (const { draft, first, field, after } of contradictions(drafts)) {
    const before = textOf(draft.cells[field]);
    draft.cells[field] = after;
    const why = message('as in row {row}, since a product has one', { row: first.row });
    log.note({ column: field, why, before, after, row: draft.row });
  }
}

type Contradiction = {
  readonly draft: Draft;
  readonly first: Draft;
  readonly field: string;
  /** The first value. */
  readonly after: Cell;
};

/** The cells that differ from the first value of their product or color. */
function* contradictions(drafts: readonly Draft[]): Generator<Contradiction> {
  for (const rows of groupBy(drafts, ({ cells }) => textOf(cells.generic)).values()) {
    for (const field of shared) yield* differing(rows, field);
    for (const ofColor of groupBy(rows, ({ cells }) => textOf(cells.color)).values())
      for (const field of colorTextColumns) yield* differing(ofColor, field);
  }
}

function* differing(rows: readonly Draft[], field: string): Generator<Contradiction> {
  const first = rows.find(({ cells }) => textOf(cells[field]) !== '');
  const after = first?.cells[field];
  if (first === undefined || after === undefined) return;
  for (const draft of rows) {
    const text = textOf(draft.cells[field]);
    if (text !== '' && text !== textOf(after)) yield { draft, first, field, after };
  }
}
