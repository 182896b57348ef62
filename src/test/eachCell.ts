import { read, utils } from 'xlsx';
import type { ColumnMapping } from '../domain/prepare/columnMapping';
import { guessDataIndex } from '../domain/prepare/table';
import type { Cell } from '../domain/spreadsheet/cell';
import type { FileKind } from '../domain/uploads/uploads';
import { type Worded, worded } from './worded';
import { ImportSession, type MadeStart, type MatchedTable } from '../shared/prepare-file/ImportSession';

/** A row of a person's file by our columns; blank where it has no value. */
export type SaidRow = { readonly [column in string]?: Cell };

/** A file as 'Prepare a file' makes it with its guesses, or with some choices. */
export interface Prepared {
  /** What the page shows of the file before the columns are matched. */
  readonly notes: readonly string[];
  readonly matched: MatchedTable;
  readonly plan: ColumnMapping;
  readonly made: Worded<MadeStart>;
  /** Every row of the written file, by its titles. */
  readonly rows: readonly SaidRow[];
}

/** Runs a file through all steps of the page. Throws the message that the page shows for a refused file. */
export function prepareFile(
  kind: FileKind,
  bytes: Uint8Array,
  chosen: Partial<ColumnMapping> = {},
): Prepared {
  const session = new ImportSession();
  const { sheet, sheets } = session.open(bytes, {});
  const { headerIndex = 0, firstRows = [], notes = [] } = sheets[sheet] ?? {};
  const dataIndex = guessDataIndex(firstRows, headerIndex);
  const matched = session.match({ kind, sheet, headerIndex, dataIndex, shape: null });
  const plan = { ...matched.plan, ...chosen, sources: { ...matched.plan.sources, ...chosen.sources } };
  const made = worded(session.make(kind, plan));
  const { Sheets, SheetNames } = read(session.write(), { type: 'array', raw: true });
  const rows = utils.sheet_to_json<SaidRow>(Sheets[SheetNames[0] ?? ''] ?? {}, { raw: true });
  return { notes: worded(notes), matched, plan, made, rows };
}

const textOf = (cell: Cell | undefined) =>
  String(cell ?? '')
    .trim()
    .replace(/\r\n?/g, '\n');

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);
const numbers = /^(?:stock|.*_price.*)$/;

/** Codes differ by leading zeros, numbers don't. */
const isEqual = (columns: readonly string[], one: string, other: string) =>
  one === other ||
  (columns.some((column) => numbers.test(column)) &&
    isNumber(one) &&
    isNumber(other) &&
    Number(one) === Number(other));

/** Columns for the brand's own codes; their changes are listed for the column they come from. */
const ownColumns = new Map([
  ['style_code', 'generic'],
  ['color_code', 'color'],
  ['own_sku', 'sku'],
]);

/** Tracks which listed changes explain a cell's difference, each for as many cells as its count. */
function changeTracker({ made: { changes }, plan }: Prepared) {
  const left = new Map(changes.map((change) => [change, change.count]));
  const about = (columns: readonly string[]) => changes.filter(({ column }) => columns.includes(column));

  /** The chain of changes from one text to another; null if there is none. */
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

  /** Whether a made cell equals the person's, or its difference is listed; `take` uses up the listed changes. */
  return function explains(said: SaidRow, made: SaidRow, column: string, take: boolean): boolean {
    const source = plan.sources[column];
    const before = textOf(said[column]);
    const after = textOf(made[column]);
    // A constant for all rows, which the second step shows.
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
 * Every unreported difference between the person's file and the made one: changed cells, lost rows and columns, and
 * those without a source; each as a line.
 */
export function unreportedDifferences(prepared: Prepared, said: readonly SaidRow[]): string[] {
  const { made, rows } = prepared;
  const explains = changeTracker(prepared);
  const own = [...ownColumns.keys()];
  const columns = new Set(said.flatMap((row) => Object.keys(row)));
  const saidOnes = [...columns].filter((column) => said.some((row) => textOf(row[column]) !== ''));
  const unreported = saidOnes
    .filter((column) => !made.header.includes(column))
    .map((column) => `the column ${column} is lost`);
  const compared = made.header.filter((column) => {
    const isConstant = prepared.plan.sources[column]?.columns.length === 0;
    if (!columns.has(column) && !own.includes(column) && !isConstant)
      unreported.push(`the column ${column} comes from nowhere`);
    return columns.has(column) || own.includes(column) || isConstant;
  });
  const isAll = (ofSaid: SaidRow, row: SaidRow, among: readonly string[]) =>
    among.every((column) => explains(ofSaid, row, column, false));
  const present = keys.filter((key) => compared.includes(key));

  let next = 0;
  let lost = 0;
  for (const [index, row] of rows.entries()) {
    const rest = said.slice(next);
    const exact = rest.findIndex((one) => isAll(one, row, compared));
    const found = exact === -1 ? rest.findIndex((one) => isAll(one, row, present)) : exact;
    const source = rest[found];
    if (source === undefined) {
      unreported.push(`row ${index + 2} of the made file is in no row of the file: ${JSON.stringify(row)}`);
      continue;
    }
    lost += found;
    next += found + 1;
    for (const column of compared) {
      if (explains(source, row, column, true)) continue;
      unreported.push(`${column}: ${textOf(source[column])} became ${textOf(row[column])}`);
    }
  }
  lost += said.length - next;
  const leftOut = made.changes
    .filter(({ column }) => column === '')
    .reduce((sum, { count }) => sum + count, 0);
  if (lost !== leftOut)
    unreported.push(`${lost} rows are not in the made file, of which ${leftOut} are reported`);
  return unreported;
}
