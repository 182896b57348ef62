/**
 * Names the elements that show a table's rows, so that those of rows that left the view are used for rows that came into
 * it. A row that stays in view keeps its element, and the one that had the focus last never gets another row.
 */
export function createRecycling() {
  let elements = new Map<string, string>();
  let held: string | undefined;
  let made = 0;
  return {
    /** Keeps the element of this row, and no other, to itself. */
    hold(key: string) {
      held = key;
    },
    /** The elements for these rows: the returned function takes one of their keys. */
    elementsFor(keys: readonly string[]): (key: string) => string {
      const staying = new Set([...keys, held]);
      const free = [...elements].filter(([key]) => !staying.has(key)).map(([, element]) => element);
      const next = new Map<string, string>();
      for (const key of keys) next.set(key, elements.get(key) ?? free.shift() ?? `row ${(made += 1)}`);
      elements = next;
      return (key) => next.get(key) ?? key;
    },
  };
}
