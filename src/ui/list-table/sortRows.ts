import { forRegion } from '../../lib/region';

/** What a column needs to be sortable. */
interface Sortable<Row> {
  readonly key: string;
  readonly sortBy?: (row: Row) => string | number;
}

/** The column that a table is sorted by, and the direction. */
export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

const collator = forRegion((region) => new Intl.Collator(region, { numeric: true, sensitivity: 'base' }));

type Value = string | number;

/** The sorted rows: see `sortedIndexes`. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: Sort | null,
): readonly Row[] {
  if (sort === null) return rows;
  return Array.from(sortedIndexes(rows, columns, sort), (index) => rows[index] as Row);
}

/**
 * The indexes of the rows in sorted order; without a sort, in their own. Empty texts come last in either direction, and
 * the sort is stable. Fast for 50,000 rows: only distinct values are compared, then the rows are sorted by rank.
 */
export function sortedIndexes<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: Sort | null,
): Uint32Array {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (sort === null || sortBy === undefined) return Uint32Array.from(rows.keys());

  const values = rows.map(sortBy);
  const { ranks, count } = rankValues(new Set(values));
  const rankOf = (value: Value) => {
    const rank = ranks.get(value) ?? count;
    return sort.descending && rank < count ? count - 1 - rank : rank;
  };
  // Rank and index in one number: numbers sort fastest, and the sort is stable.
  const ordered = Float64Array.from(values, (value, index) => rankOf(value) * rows.length + index).sort();
  return Uint32Array.from(ordered, (number) => number % rows.length);
}

/** The rank of each value, numbers before texts, and the number of ranks. The empty text has no rank. */
function rankValues(values: ReadonlySet<Value>) {
  const all = [...values];
  const numbers = Float64Array.from(all.filter((value) => typeof value === 'number')).sort();
  const texts = all.filter((value) => typeof value === 'string' && value !== '').map(String);
  const ranks = new Map<Value, number>();
  numbers.forEach((number, rank) => ranks.set(number, rank));
  let count = numbers.length;
  let last: string | undefined;
  for (const text of texts.sort(collator().compare)) {
    // Texts that differ only in case are equal.
    if (last === undefined || collator().compare(last, text) !== 0) count += 1;
    ranks.set(text, count - 1);
    last = text;
  }
  return { ranks, count };
}

/** A sort in the form used in URLs: 'amount', or '-amount' for descending. */
export function sortToText(sort: Sort | null): string | null {
  return sort && (sort.descending ? '-' : '') + sort.key;
}

/** The sort given in a URL, or null. */
export function sortFromText(text: string | null): Sort | null {
  if (!text) return null;
  const descending = text.startsWith('-');
  return { key: descending ? text.slice(1) : text, descending };
}
