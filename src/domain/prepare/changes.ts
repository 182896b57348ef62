import { groupBy } from '../groupBy';
import type { Cell } from '../spreadsheet/oddCell';
import { textOf } from './table';

/** One change that preparing makes, however many rows it is made in. */
export type Change = {
  /** Our column; empty for a whole row that is left out. */
  readonly column: string;
  readonly why: string;
  readonly before: string;
  readonly after: string;
  /** The first row of the brand's file with it. */
  readonly row: number;
  /** How many rows have it. */
  readonly count: number;
};

/** Where preparing notes its changes. */
export type ChangeLog = {
  readonly note: (change: { column: string; why: string; before: Cell; after: Cell; row: number }) => void;
  /** Every change in the order of their columns' first ones. */
  readonly list: () => Change[];
};

/** A log without any change. */
export function startLog(): ChangeLog {
  const changes = new Map<string, { -readonly [fact in keyof Change]: Change[fact] }>();
  return {
    note: ({ column, why, before, after, row }) => {
      const texts = { before: textOf(before), after: textOf(after) };
      const key = JSON.stringify([column, why, texts.before, texts.after]);
      const known = changes.get(key);
      if (known === undefined) changes.set(key, { column, why, ...texts, row, count: 1 });
      else known.count += 1;
    },
    list: () => [...groupBy(changes.values(), ({ column }) => column).values()].flat(),
  };
}
