/** A colour's line of cells by its garment's place in the list and the colour's in the garment. */
export interface LinePlace {
  readonly garment: number;
  readonly row: number;
}

/** What is to be known of the cards to go from line to line. */
export interface LineMap {
  readonly garments: number;
  readonly sizeOf: (garment: number) => { rows: number; columns: number };
}

/** The line below or above, in this card or the nearest in the list that has one; null at the end. */
export function nextLine({ garment, row }: LinePlace, direction: 1 | -1, map: LineMap): LinePlace | null {
  const next = row + direction;
  if (next >= 0 && next < map.sizeOf(garment).rows) return { garment, row: next };

  for (let other = garment + direction; other >= 0 && other < map.garments; other += direction) {
    const { rows } = map.sizeOf(other);
    if (rows > 0) return { garment: other, row: direction > 0 ? 0 : rows - 1 };
  }
  return null;
}

/** Tells which of two lines comes first: negative if it is the first one, 0 if they are the same. */
export function compareLines(a: LinePlace, b: LinePlace): number {
  return a.garment - b.garment || a.row - b.row;
}
