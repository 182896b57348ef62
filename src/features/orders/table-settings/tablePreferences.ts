import type { Sort } from '../../../ui/list-table/sortRows';

/** How high the rows of a table are. */
export type Density = 'compact' | 'comfortable';

/** What a person has chosen of a table for good. */
export interface TablePreferences {
  /** The keys of the columns that are not shown. */
  readonly hidden: readonly string[];
  readonly density: Density;
  readonly sort: Sort | null;
}

/** Preferences of what was kept, with a default for whatever is missing or not ours. */
export function readTablePreferences(kept: unknown): TablePreferences {
  const { hidden, density, sort } = { hidden: null, density: null, sort: null, ...Object(kept) };
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    density: density === 'comfortable' ? 'comfortable' : 'compact',
    sort: isSort(sort) ? sort : null,
  };
}

function isSort(kept: unknown): kept is Sort {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'key' in kept &&
    typeof kept.key === 'string' &&
    'descending' in kept &&
    typeof kept.descending === 'boolean'
  );
}
