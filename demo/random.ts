/** Reproducible randomness: the same seed gives the same values in the same order. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the items; throws when there is none. */
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items, with probability proportional to its weight. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  /** All of the items in a random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** `count` of the items in a random order; all of them if there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  /** A version 4 UUID. */
  uuid(): string;
}

/** Starts a sequence (mulberry32) from a string. */
export function createRandom(seed: string): Random {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const sample = <Item>(items: readonly Item[], count: number): Item[] => {
    const remaining = [...items];
    return Array.from({ length: Math.min(count, items.length) }, () =>
      remaining.splice(int(0, remaining.length - 1), 1),
    ).flat();
  };
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return {
    next,
    int,
    sample,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.findIndex(([, weight]) => (left -= weight) < 0);
      return at(items, found === -1 ? items.length - 1 : found)[0];
    },
    shuffled: (items) => sample(items, items.length),
    uuid() {
      const hex = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join('');
      return `${hex(8)}-${hex(4)}-4${hex(3)}-${int(8, 11).toString(16)}${hex(3)}-${hex(12)}`;
    },
  };
}
