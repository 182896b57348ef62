import { groupBy } from '../groupBy';
import { type Message, message } from '../language/message';
import type { Cell } from '../spreadsheet/cell';
import { textOf } from './table';

/** A change made to any number of rows. */
export type Change = {
  /** Our column; empty for a skipped row. */
  readonly column: string;
  readonly why: Message;
  readonly before: string;
  /** What is there now, or that nothing is. */
  readonly after: string | Message;
  /** The first changed row of the brand's file. */
  readonly row: number;
  /** The number of changed rows. */
  readonly count: number;
};

/** An empty log of changes. */
export function startLog() {
  const changes = new Map<string, { -readonly [fact in keyof Change]: Change[fact] }>();
  return {
    note: (change: { column: string; why: Message; before: Cell; after: Cell | Message; row: number }) => {
      const { column, why, before, after, row } = change;
      const texts = { before: textOf(before), after: isText(after) ? textOf(after) : after };
      const key = JSON.stringify([column, why, texts.before, texts.after]);
      const known = changes.get(key);
      if (known === undefined) changes.set(key, { column, why, ...texts, row, count: 1 });
      else known.count += 1;
    },
    /** All changes, by order of their columns' first ones. */
    list: (): Change[] => [...groupBy(changes.values(), ({ column }) => column).values()].flat(),
  };
}

/** What a left out cell or row has become. */
export const leftOut = message('left out');

const isText = (after: Cell | Message): after is Cell => typeof after !== 'object' || after === null;

/** Collects the changes of a preparation. */
export type ChangeLog = ReturnType<typeof startLog>;
