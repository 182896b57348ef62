import { type Message, message } from '../language/message';
import { memoize } from '../memoize';
import { type Cell, inQuotes } from '../spreadsheet/cell';
import { cellFault } from '../spreadsheet/readCell';
import type { FileKind } from '../uploads/uploads';
import { type ChangeLog, leftOut } from './changes';
import { currenciesOf, otherCurrency } from './currencies';
import { type Field, fieldsOf } from './fields';
import { type DecimalMark, markOfFile, numberStyleOf, unclearExample } from './numbers';
import { isUsed, partsOf, type ColumnMapping, type Source } from './columnMapping';
import { cellsOf, type Table, type TableRow, textOf } from './table';
import { tidy, type Tidied } from './tidy';

/** A row of the file being made: its cells by the names of our columns. */
export type Draft = {
  readonly row: number;
  readonly cells: { [field in string]?: Cell };
  /** Errors of cells that were left unchanged, by the names of our columns. */
  readonly faults: { [field in string]?: Message };
};

/** One of our columns whose numbers are ambiguous, with one of them if only the separator before three digits is. */
export type UnclearColumn = { readonly column: string; readonly example: string | null };

/** The value of a source in a row, the original cell, and why they differ, if they do. */
type SourceValue = { readonly cell: Cell; readonly from: Cell; readonly why: Message | null };

type Reader = (row: TableRow) => { readonly taken: SourceValue; readonly now: Tidied };

/**
 * Applies a mapping to the rows of a table: each cell is tidied and each change recorded; rows without any mapped
 * value are skipped. `unclear` are our columns whose numbers are ambiguous, which are left unchanged.
 */
export function draftRows(
  kind: FileKind,
  table: Table,
  mapping: ColumnMapping,
  log: ChangeLog,
): { drafts: Draft[]; unclear: UnclearColumn[] } {
  const unclear: UnclearColumn[] = [];
  const readers = fieldsOf(kind).flatMap((field) => {
    const source = mapping.sources[field.name];
    if (!isUsed(source)) return [];
    const mark = decimalMarkOf(field, source, table, mapping);
    if (mark === null)
      unclear.push({ column: field.name, example: unclearExample(cellsOfSource(source, table)) });
    const [first] = field.kind === 'price' ? source.columns : [];
    const [currency] = first === undefined ? [] : currenciesOf(table.header[first], cellsOf(table, first));
    return [{ field, currency, read: readerFor(field, source, mark) }];
  });
  const faultsOf = memoize(faultsBy);
  const matched = fieldsOf(kind).flatMap(({ name }) => mapping.sources[name]?.columns ?? []);
  const drafts = table.rows
    .filter(({ row, cells }) => {
      const isMatched = matched.some((column) => textOf(cells[column]) !== '');
      if (!isMatched) noteUnmatched(row, cells, log);
      return isMatched;
    })
    .map((tableRow) => {
      const draft: Draft = { row: tableRow.row, cells: {}, faults: {} };
      for (const { field, currency, read } of readers) {
        const { name, kind: fieldKind } = field;
        const { taken, now } = read(tableRow);
        const { cell: before } = taken;
        const ofRow = textOf(draft.cells.currency) || currency;
        const isText = fieldKind === 'price' && typeof before === 'string';
        const fault = isText && ofRow !== undefined ? faultsOf(ofRow)(before) : null;
        if (fault !== null) {
          // Without its sign it would be read as a price in the other currency.
          draft.cells[name] = before;
          draft.faults[name] = fault;
          continue;
        }
        draft.cells[name] = now.value;
        if (taken.why !== null)
          log.note({ column: name, why: taken.why, before: taken.from, after: before, row: tableRow.row });
        if (now.why !== null)
          log.note({ column: name, why: now.why, before, after: now.value, row: tableRow.row });
      }
      return draft;
    });
  return { drafts, unclear };
}

/** Rows of totals or broken rows: they contain values, but none that is mapped. */
function noteUnmatched(row: number, cells: readonly Cell[], log: ChangeLog): void {
  const before = cells
    .map(textOf)
    .filter((text) => text !== '')
    .join(' ');
  log.note({
    column: '',
    why: message('is blank in every column that is matched'),
    before,
    after: leftOut,
    row,
  });
}

/** The error of a price in another currency than that of its row. */
const faultsBy = (currency: string) =>
  memoize((price: string) => {
    const other = otherCurrency(price, currency);
    if (other === null) return null;
    const values = { ...inQuotes(price), other, currency };
    return message('{cell} is in {other}, but the currency is {currency}', values);
  });

function decimalMarkOf(
  { name, kind }: Field,
  source: Source,
  table: Table,
  mapping: ColumnMapping,
): DecimalMark | null {
  if (kind !== 'price' && kind !== 'count') return '.';
  const chosen = mapping.marks[name];
  if (chosen !== undefined) return chosen;
  const cells = cellsOfSource(source, table);
  const isInteger = kind === 'count';
  const style = numberStyleOf(cells, { isInteger });
  if (style !== 'unclear') return style;
  const others = [...table.header.keys()].filter((column) => !source.columns.includes(column));
  const ofFile = markOfFile(others.map((column) => cellsOf(table, column)));
  const decided = numberStyleOf(cells, { isInteger, ofFile });
  return decided === 'unclear' ? null : decided;
}

const cellsOfSource = ({ columns }: Source, table: Table) =>
  columns.flatMap((column) => cellsOf(table, column));

function readerFor({ kind }: Field, source: Source, mark: DecimalMark | null): Reader {
  const tidied = memoize((cell: Cell) => tidy(kind, cell, mark));
  return (row) => {
    const taken = takeFrom(row, source);
    return { taken, now: tidied(taken.cell) };
  };
}

const asItIs = (cell: Cell): SourceValue => ({ cell, from: cell, why: null });
const blank = message('where it is blank');

/** The cell of a single column may stay a number. */
function takeFrom({ cells }: TableRow, { columns, part, fill }: Source): SourceValue {
  const texts = columns.map((column) => textOf(cells[column])).filter((text) => text !== '');
  // Joined or split, it would become a text.
  const fault = texts.find((text) => cellFault(text) !== null);
  if (fault !== undefined) return asItIs(fault);
  const from = texts.join(' ');
  const text = part === null ? from : partsOf(from)[part];
  if (text === undefined || text === '') {
    const isFilled = columns.length > 0 && fill !== '';
    return { cell: fill, from, why: isFilled ? blank : null };
  }
  if (part !== null)
    return {
      cell: text,
      from,
      why: text === from ? null : message('part {part} of the code', { part: part + 1 }),
    };
  const [only] = columns.length === 1 ? columns.map((column) => cells[column]) : [];
  return asItIs(only ?? text);
}
