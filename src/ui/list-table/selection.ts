import { createStore } from '../../lib/createStore';

/** The keys of the selected rows of a list. Outside React, so that selecting a row re-renders only that row. */
export type Selection = ReturnType<typeof createSelection>;

/** Creates an empty selection. */
export function createSelection() {
  const selected = createStore<ReadonlySet<string>>(new Set());
  const shown = createStore<() => readonly string[]>(() => []);
  let last: string | null = null;
  const change = (keys: readonly string[], isSelected: boolean) => {
    const next = new Set(selected.get());
    for (const key of keys) {
      if (isSelected) next.add(key);
      else next.delete(key);
    }
    selected.set(next);
  };
  return {
    get: selected.get,
    subscribe: selected.subscribe,
    /** Selects or deselects a row; with `isRange`, all shown rows from the last changed one to this one. */
    tick(key: string, isSelected: boolean, isRange = false) {
      change(isRange ? rangeOf(shown.get()(), last, key) : [key], isSelected);
      last = key;
    },
    /** Selects or deselects all shown rows, and leaves the others unchanged. */
    tickShown: (isSelected: boolean) => change(shown.get()(), isSelected),
    /** Selects these rows and no others. */
    replace(keys: Iterable<string>) {
      selected.set(new Set(keys));
      last = null;
    },
    /** Deselects the rows that are not among these, and returns how many. */
    retain(keys: ReadonlySet<string>): number {
      const before = selected.get();
      const others = [...before].filter((key) => !keys.has(key));
      if (others.length > 0) change(others, false);
      return others.length;
    },
    /** Sets which rows are shown, in their order. */
    show: shown.set,
    /** Whether all shown rows, some rows, or none are selected. */
    state() {
      const keys = selected.get();
      if (keys.size === 0) return 'none';
      const all = shown.get()();
      return all.length > 0 && all.length <= keys.size && all.every((key) => keys.has(key)) ? 'all' : 'some';
    },
    /** Calls back after every change of it. */
    subscribeToState(onChange: () => void) {
      const stops = [selected.subscribe(onChange), shown.subscribe(onChange)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** The rows between two keys in either order; only the last when the first is not shown. */
function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
