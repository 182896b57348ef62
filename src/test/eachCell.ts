import { read, utils } from 'xlsx';
import type { ColumnMapping } from '../domain/prepare/columnMapping';
import type { Cell } from '../domain/spreadsheet/cell';
import type { FileKind } from '../domain/spreadsheet/sheet';
import { ImportSession, type MadeStart, type MatchedTable } from '../shared/prepare-file/ImportSession';

/** What a row of a person's file says, by our columns; blank where it says nothing. */
export type SaidRow = { readonly [column in string]?: Cell };

/** A file as 'Prepare a file' makes it with what it guesses, perhaps with something chosen. */
export interface Prepared {
  /** What the page shows of the file before the columns are matched. */
  readonly notes: readonly string[];
  readonly matched: MatchedTable;
  readonly plan: ColumnMapping;
  readonly made: MadeStart;
  /** Every row of the written file, by its titles. */
  readonly rows: readonly SaidRow[];
}

/** Takes a file through all steps of the page. Throws the sentence that the page shows for a file that is refused. */
export function prepareFile(
  kind: FileKind,
  bytes: Uint8Array,
  chosen: Partial<ColumnMapping> = {},
): Prepared {
  const work = new ImportSession();
  const { sheet } = work.open(bytes, {});
  const { headerIndex, notes } = work.look(sheet);
  const matched = work.match({ kind, sheet, headerIndex, shape: null });
  const plan = { ...matched.plan, ...chosen, sources: { ...matched.plan.sources, ...chosen.sources } };
  const made = work.make(kind, plan);
  const { Sheets, SheetNames } = read(work.write(), { type: 'array', raw: true });
  const rows = utils.sheet_to_json<SaidRow>(Sheets[SheetNames[0] ?? ''] ?? {}, { raw: true });
  return { notes, matched, plan, made, rows };
}

const textOf = (cell: Cell | undefined) =>
  String(cell ?? '')
    .trim()
    .replace(/\r\n?/g, '\n');

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);
const numbers = /^(?:stock|.*_price.*)$/;

/** A code with other zeros is another one, a number is not. */
const isEqual = (columns: readonly string[], one: string, other: string) =>
  one === other ||
  (columns.some((column) => numbers.test(column)) &&
    isNumber(one) &&
    isNumber(other) &&
    Number(one) === Number(other));

/** The brand's own code has a column of its own; changes on the way there are listed for the first. */
const ownColumns = new Map([
  ['style_code', 'generic'],
  ['color_code', 'color'],
  ['own_sku', 'sku'],
]);

/** What is listed as changed in the cells of a column, each change for as many cells as it counts. */
function startTold({ made: { changes }, plan }: Prepared) {
  const left = new Map(changes.map((change) => [change, change.count]));
  const about = (columns: readonly string[]) => changes.filter(({ column }) => columns.includes(column));

  /** The changes that lead from one text to another; null when none do. */
  function pathTo(
    columns: readonly string[],
    from: string,
    to: string,
    isCounted = true,
    depth = 4,
  ): typeof changes | null {
    if (isEqual(columns, from, to)) return [];
    if (depth === 0) return null;
    for (const change of about(columns)) {
      if (change.before !== from || (isCounted && left.get(change) === 0)) continue;
      const rest = pathTo(columns, change.after, to, isCounted, depth - 1);
      if (rest !== null) return [change, ...rest];
    }
    return null;
  }

  /** Whether a made cell is the one that was said, or differs by what was told; `take` counts it as explained. */
  return function explains(said: SaidRow, made: SaidRow, column: string, take: boolean): boolean {
    const source = plan.sources[column];
    const before = textOf(said[column]);
    const after = textOf(made[column]);
    // What all rows have, as the second step shows it.
    if (source !== undefined && source.columns.length === 0 && before === '') return after === source.fill;
    const ownOf = ownColumns.get(column);
    if (ownOf !== undefined) {
      if (after !== '') return pathTo([ownOf, column], textOf(said[ownOf]), after, false) !== null;
      const isLeftOut = about([column]).some((change) => change.after === 'left out');
      const path = pathTo([ownOf], textOf(said[ownOf]), textOf(made[ownOf]), false) ?? [];
      return isLeftOut || !path.some(({ why }) => why.includes(`stays in ${column}`));
    }
    if (column === 'sku' && after === '' && before !== '')
      return about(['sku']).some((change) => change.before === before);
    const path = pathTo([column], before, after);
    if (take) for (const change of path ?? []) left.set(change, (left.get(change) ?? 0) - 1);
    return path !== null;
  };
}

const keys = ['generic', 'color', 'size', 'email'];

/**
 * Every cell of a made file that differs from what the person's file says in it without a word, every row and column that
 * got lost without a word, and every one that comes from nowhere; each as a line.
 */
export function silentDifferences(prepared: Prepared, said: readonly SaidRow[]): string[] {
  const { made, rows } = prepared;
  const explains = startTold(prepared);
  const own = [...ownColumns.keys()];
  const columns = new Set(said.flatMap((row) => Object.keys(row)));
  const saidOnes = [...columns].filter((column) => said.some((row) => textOf(row[column]) !== ''));
  const silent = saidOnes
    .filter((column) => !made.header.includes(column))
    .map((column) => `the column ${column} is lost`);
  const compared = made.header.filter((column) => {
    const isConstant = prepared.plan.sources[column]?.columns.length === 0;
    if (!columns.has(column) && !own.includes(column) && !isConstant)
      silent.push(`the column ${column} comes from nowhere`);
    return columns.has(column) || own.includes(column) || isConstant;
  });
  const isAll = (ofSaid: SaidRow, row: SaidRow, among: readonly string[]) =>
    among.every((column) => explains(ofSaid, row, column, false));
  const present = keys.filter((key) => compared.includes(key));

  let next = 0;
  let lost = 0;
  for (const [index, row] of rows.entries()) {
    const rest = said.slice(next);
    const whole = rest.findIndex((one) => isAll(one, row, compared));
    const found = whole === -1 ? rest.findIndex((one) => isAll(one, row, present)) : whole;
    const source = rest[found];
    if (source === undefined) {
      silent.push(`row ${index + 2} of the made file is in no row of the file: ${JSON.stringify(row)}`);
      continue;
    }
    lost += found;
    next += found + 1;
    for (const column of compared) {
      if (explains(source, row, column, true)) continue;
      silent.push(`${column}: ${textOf(source[column])} became ${textOf(row[column])}`);
    }
  }
  lost += said.length - next;
  const leftOut = made.changes
    .filter(({ column }) => column === '')
    .reduce((sum, { count }) => sum + count, 0);
  if (lost !== leftOut) silent.push(`${lost} rows are not in the made file, of which ${leftOut} are told`);
  return silent;
}
