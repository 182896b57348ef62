import { groupBy } from '../groupBy';
import type { Cell } from '../spreadsheet/cell';
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

/** A log of changes, without any. */
export function startLog() {
  const changes = new Map<string, { -readonly [fact in keyof Change]: Change[fact] }>();
  return {
    note: (change: { column: string; why: string; before: Cell; after: Cell; row: number }) => {
      const { column, why, before, after, row } = change;
      const texts = { before: textOf(before), after: textOf(after) };
      const key = JSON.stringify([column, why, texts.before, texts.after]);
      const known = changes.get(key);
      if (known === undefined) changes.set(key, { column, why, ...texts, row, count: 1 });
      else known.count += 1;
    },
    /** Every change in the order of their columns' first ones. */
    list: (): Change[] => [...groupBy(changes.values(), ({ column }) => column).values()].flat(),
  };
}

/** Where preparing notes its changes. */
export type ChangeLog = ReturnType<typeof startLog>;
