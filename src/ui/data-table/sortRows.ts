import type { Sort } from '../list-table/sortRows';
export * from '../list-table/sortRows';
/** The next sort when a header is pressed: ascending, descending, none. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}
