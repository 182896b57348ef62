import { createStore } from '../../lib/createStore';

/** The keys of the selected rows of a list. It is outside React, so that one tick renders one row. */
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
    /**
     * Selects a row or not; with `toHere`, all rows from the one that was ticked last to this one, in the order in which
     * they are shown.
     */
    tick(key: string, isSelected: boolean, toHere = false) {
      change(toHere ? rangeOf(shown.get()(), last, key) : [key], isSelected);
      last = key;
    },
    /** Selects all shown rows, or none of them; others stay as they are. */
    tickShown: (isSelected: boolean) => change(shown.get()(), isSelected),
    /** Selects these rows and no others. */
    replace(keys: Iterable<string>) {
      selected.set(new Set(keys));
      last = null;
    },
    /** Deselects the rows that are not among these, and returns how many. */
    keepOnly(keys: ReadonlySet<string>): number {
      const before = selected.get();
      const others = [...before].filter((key) => !keys.has(key));
      if (others.length > 0) change(others, false);
      return others.length;
    },
    /** Sets which rows are shown, in their order. */
    show: shown.set,
    /** Whether all shown rows are selected, or some of the list, or none. */
    state() {
      const keys = selected.get();
      if (keys.size === 0) return 'none';
      const all = shown.get()();
      return all.length > 0 && all.length <= keys.size && all.every((key) => keys.has(key)) ? 'all' : 'some';
    },
    /** Calls back after every change of that. */
    subscribeToState(onChange: () => void) {
      const stops = [selected.subscribe(onChange), shown.subscribe(onChange)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** The rows from one to another, whichever comes first; only the last when the first is not shown. */
function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
