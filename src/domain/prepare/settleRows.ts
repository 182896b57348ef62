import { garmentPriceColumns, garmentTextColumns } from '../catalog-file/catalogColumns';
import type { FileKind } from '../spreadsheet/sheet';
import { stockNameColumns } from '../stock-file';
import { type ChangeLog, groupBy } from './changes';
import type { Draft } from './draftRows';
import type { Plan } from './plan';
import { textOf } from './table';

/** What rows are about, which a file may say once: a sku, the stock of a sku in a warehouse, a person. */
const subjects: Readonly<Record<FileKind, readonly string[]>> = {
  catalog: ['generic', 'color', 'size'],
  edit: ['generic', 'color', 'size', 'sku'],
  delete: ['generic', 'color', 'size', 'sku'],
  stock: [...stockNameColumns, 'warehouse'],
  users: ['email'],
};

/** The rows after what the plan does with those that repeat or contradict each other. */
export function settleRows(kind: FileKind, drafts: readonly Draft[], plan: Plan, log: ChangeLog): Draft[] {
  if (kind === 'catalog') fillProducts(drafts, log);
  const different = withoutRepeats(kind, drafts, plan.dropsRepeats, log);
  if (plan.unifies && (kind === 'catalog' || kind === 'edit')) unifyProducts(different, log);
  return different;
}

/**
 * The rows without those that say the same as an earlier one; if `dropsRepeats`, also without those that are about the
 * same and say something else. Every row left out is noted.
 */
function withoutRepeats(
  kind: FileKind,
  drafts: readonly Draft[],
  dropsRepeats: boolean,
  log: ChangeLog,
): Draft[] {
  const firsts = new Map<string, Draft>();
  return drafts.filter((draft) => {
    const subject = subjects[kind].map((field) => textOf(draft.cells[field]));
    const first = firsts.get(JSON.stringify(subject));
    if (first === undefined || subject.every((text) => text === '')) {
      firsts.set(JSON.stringify(subject), draft);
      return true;
    }
    const isSame = JSON.stringify(first.cells) === JSON.stringify(draft.cells);
    if (!isSame && !dropsRepeats) return true;
    const why = isSame ? `says the same as row ${first.row}` : `is about the same as row ${first.row}`;
    const before = subject.filter((text) => text !== '').join(' ');
    log.note({ column: '', why, before, after: 'left out', row: draft.row });
    return false;
  });
}

const needed = ['name', 'wh_price', 'currency'];

/** Gives rows what each row of a product must have, where only an earlier one says it, as exports of shops do. */
function fillProducts(drafts: readonly Draft[], log: ChangeLog): void {
  for (const [generic, rows] of groupBy(drafts, ({ cells }) => textOf(cells.generic))) {
    if (generic === '') continue;
    for (const field of needed) {
      const first = rows.findIndex(({ cells }) => textOf(cells[field]) !== '');
      const after = rows[first]?.cells[field] ?? null;
      for (const { row, cells } of first === -1 ? [] : rows.slice(first + 1)) {
        if (textOf(cells[field]) !== '') continue;
        cells[field] = after;
        log.note({ column: field, why: 'as in the first row of the product', before: '', after, row });
      }
    }
  }
}

const shared = [...garmentTextColumns, ...garmentPriceColumns, 'with_stocks'];

/** Gives all rows of a product what its first row says about the product, and all of a color its first name. */
function unifyProducts(drafts: readonly Draft[], log: ChangeLog): void {
  for (const rows of groupBy(drafts, ({ cells }) => textOf(cells.generic)).values()) {
    for (const field of shared) unify(rows, field, log);
    for (const ofColor of groupBy(rows, ({ cells }) => textOf(cells.color)).values())
      unify(ofColor, 'color_name', log);
  }
}

function unify(rows: readonly Draft[], field: string, log: ChangeLog): void {
  const first = rows.find(({ cells }) => textOf(cells[field]) !== '');
  if (first === undefined) return;
  const after = textOf(first.cells[field]);
  for (const { row, cells } of rows) {
    const before = textOf(cells[field]);
    if (before === '' || before === after) continue;
    cells[field] = first.cells[field];
    log.note({ column: field, why: `as in row ${first.row}, since a product has one`, before, after, row });
  }
}
