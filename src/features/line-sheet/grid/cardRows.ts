import { sizes } from './cardFrames';
import { cardHeight, type CardLayout, isWide, type Matrix } from './cardLayout';

/** A row of cards, or the lines of a garment. */
export interface CardRow<Garment extends Matrix> {
  readonly garments: readonly Garment[];
  /** The height of its cards, in pixels. */
  readonly height: number;
  /** The height of the size header above them if the row is the first of its run; else 0. */
  readonly head: number;
  /** The run of the row, in a list of lines. */
  readonly run: SizeRun | null;
}

/** Consecutive garments with the same sizes, which share a sticky header. */
export interface SizeRun {
  readonly sizes: readonly string[];
  /** The offset of its header from the top of the list, in pixels. */
  readonly top: number;
  /** The height of the header and all garments, in pixels. */
  readonly height: number;
  /** The indexes of its first and its last garment. */
  readonly first: number;
  readonly last: number;
}

/** The space between two rows, in pixels; lines touch. */
export function rowGap({ frame }: CardLayout): number {
  return frame === 'line' ? 0 : sizes.gap;
}

/**
 * Arranges the garments in rows of cards, each as tall as its tallest card, or in lines, one garment per row. A card that
 * is too wide for a column has its own row.
 */
export function cardRows<Garment extends Matrix>(
  garments: readonly Garment[],
  layout: CardLayout,
): CardRow<Garment>[] {
  if (layout.frame === 'line') return lineRows(garments, layout);
  const rows: Garment[][] = [];
  let room = 0;
  for (const garment of garments) {
    const isAlone = isWide(garment, layout);
    if (room === 0 || isAlone) rows.push([garment]);
    else rows.at(-1)?.push(garment);
    if (isAlone) room = 0;
    else room = (room === 0 ? layout.columns : room) - 1;
  }
  return rows.map((row) => {
    const height = Math.max(...row.map((garment) => cardHeight(garment, layout)));
    return { garments: row, height, head: 0, run: null };
  });
}

function lineRows<Garment extends Matrix>(
  garments: readonly Garment[],
  layout: CardLayout,
): CardRow<Garment>[] {
  const rows = [];
  let run: { -readonly [Key in keyof SizeRun]: SizeRun[Key] } | null = null;
  for (const [index, garment] of garments.entries()) {
    const isNext: boolean = run?.sizes.join() === garment.sizes.join();
    const head = isNext ? 0 : sizes.sizeRow;
    if (run === null || !isNext)
      run = {
        sizes: garment.sizes,
        top: run ? run.top + run.height : 0,
        height: 0,
        first: index,
        last: index,
      };
    const height = cardHeight(garment, layout);
    run.height += head + height;
    run.last = index;
    rows.push({ garments: [garment], height, head, run });
  }
  return rows;
}
