/** Where cards stand: the row of each, and the index of the first card of each row. */
export interface CardPlaces {
  readonly rowOf: readonly number[];
  readonly starts: readonly number[];
}

/** The places of the cards of these rows. */
export function cardPlaces(rows: readonly { readonly garments: readonly unknown[] }[]): CardPlaces {
  const rowOf: number[] = [];
  const starts = rows.map(({ garments }, row) => {
    const start = rowOf.length;
    rowOf.push(...garments.map(() => row));
    return start;
  });
  return { rowOf, starts };
}

/** The card at the same place in another row, or its last one; undefined if there is no such row. */
export function cardInRow({ rowOf, starts }: CardPlaces, card: number, row: number): number | undefined {
  const start = starts[row];
  if (start === undefined) return undefined;
  const end = starts[row + 1] ?? rowOf.length;
  return Math.min(start + card - (starts[rowOf[card] ?? 0] ?? 0), end - 1);
}
